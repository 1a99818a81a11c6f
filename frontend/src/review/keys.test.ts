import { expect, it } from 'vitest'
import { ANALYSIS_KEYS, keyFor, REVIEW_KEYS } from './keys'

const press = (key: string, more: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isTyping: false,
  ...more,
})

it('step, lead to the next mistake and show themselves', () => {
  const names = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'm', 'M', '?', 'k'].map((key) =>
    keyFor(REVIEW_KEYS, press(key), true),
  )
  expect(names).toEqual(['back', 'on', 'first', 'last', 'mistake', 'mistake', 'keys', null])
  expect(keyFor(ANALYSIS_KEYS, press('k'), true)).toBe('keep')
})

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { isTyping: true }])(
  'leave to others what is theirs: %o',
  (more) => expect(keyFor(REVIEW_KEYS, press('ArrowLeft', more), true)).toBeNull(),
)

it('can do without single letters', () => {
  expect(keyFor(REVIEW_KEYS, press('m'), false)).toBeNull()
  expect(keyFor(REVIEW_KEYS, press('End'), false)).toBe('last')
})
