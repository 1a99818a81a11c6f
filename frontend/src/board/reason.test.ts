import { expect, test } from 'vitest'
import type { CheckAnswer } from '../protocol/types'
import { nearestReason } from './reason'

function refused(choice: string, code: string, values: Record<string, number> = {}): CheckAnswer {
  return { choice, refusals: [{ code, rule: null, values, text: code }] }
}

test('the place with the nearest total is the one that is explained', () => {
  const answers = [
    refused('w4:23', 'wrong-total', { total: 9, number: 4 }),
    refused('w7:23', 'wrong-total', { total: 6, number: 7 }),
    refused('b2:23', 'wrong-total', { total: 9, number: 2 }),
  ]
  expect(nearestReason(answers)?.choice).toBe('w7:23')
})

test('a wrong total is nearer to a row than a wrong size, however far off', () => {
  const answers = [
    refused('w4:23', 'size-beside-die'),
    refused('b2:23', 'no-dots'),
    refused('w6:23', 'wrong-total', { total: 20, number: 6 }),
  ]
  expect(nearestReason(answers)?.choice).toBe('w6:23')
})

test('a refusal of another kind comes last', () => {
  expect(nearestReason([refused('w4:23', 'not-in-hand'), refused('w6:23', 'size-of-stack')])?.choice).toBe('w6:23')
})

test('where everything is legal there is no reason', () => {
  expect(nearestReason([{ choice: 'w4:23', refusals: [] }])).toBeNull()
  expect(nearestReason([])).toBeNull()
})
