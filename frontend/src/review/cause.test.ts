import { describe, expect, it } from 'vitest'
import type { Review, ReviewEntry } from '../protocol/types'
import { causeOf } from './cause'

const entry = (changes: Partial<ReviewEntry>): ReviewEntry => ({
  step: 0,
  kind: 'draw',
  player: 'A',
  what: '+23',
  change: 0,
  value: 0.5,
  sure: 'exact',
  within: 0,
  ...changes,
})
/** A draw, and a move of B that brings A to the result. */
function review(luck: number, result: Review['result'] = 'A', more: ReviewEntry[] = []): Review {
  const end = result === 'A' ? 1 : result === 'B' ? 0 : 0.5
  const move = { kind: 'move', player: 'B', what: 'w6:23', change: end - 0.5 - luck, value: end } as const
  return {
    result,
    start: 0.5,
    entries: [entry({ change: luck, value: 0.5 + luck }), entry(move), ...more],
  } as unknown as Review
}

describe('what made the result', () => {
  it.each([
    ['A', 'A', 'won', 429, 71],
    ['A', 'B', 'lost', -429, -71],
    ['draw', 'A', 'tied', 429, -429],
  ] as const)('of a game that %s has won, seen by %s', (result, near, said, luck, moves) => {
    expect(causeOf(review(0.429, result), near)).toEqual({ result: said, luck, moves })
  })

  it('is not told without a result, or where time decided', () => {
    expect(causeOf({ ...review(0), result: null }, 'A')).toBeNull()
    const left = entry({ kind: 'left', what: 'time', value: 1 })
    expect(causeOf(review(0, 'A', [left]), 'A')).toBeNull()
    expect(causeOf(review(0, 'A', [{ ...left, loss: 0, mark: 'good' }]), 'A')).not.toBeNull()
  })
})
