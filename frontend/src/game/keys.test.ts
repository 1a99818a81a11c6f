import { expect, test } from 'vitest'
import { KEYS, keyFor } from './keys'

test('each key does one thing', () => {
  expect(new Set(KEYS.map(({ key }) => key)).size).toBe(KEYS.length)
  for (const { name, key } of KEYS) expect(keyFor(key)).toBe(name)
})

test('with Caps Lock a key does the same; others do nothing', () => {
  expect(keyFor('H')).toBe('hand')
  expect(keyFor('Enter')).toBeNull()
  expect(keyFor('x')).toBeNull()
})
