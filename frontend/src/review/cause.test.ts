import { describe, expect, it } from 'vitest'
import type { Review, ReviewEntry } from '../protocol/types'
import { causeOf } from './cause'

function review(luck: number, more: Partial<Review> = {}): Review {
  const of = (mine: number, result: number) => ({ luck: mine, adjusted: result - mine })
  return { result: 'A', entries: [], players: { A: of(luck, 1), B: of(-luck, 0) }, ...more } as unknown as Review
}

describe('what a game was won by', () => {
  it.each([
    [0.6, 'luck'],
    [0.5, 'luck'],
    [0.45, 'both'],
    [0.1, 'both'],
    [0, 'moves'],
    [-0.3, 'moves'],
  ])('is told from luck and moves together: luck %d of a half', (luck, cause) => {
    const found = causeOf(review(luck))
    expect(found).toMatchObject({ winner: 'A', cause, luck })
    expect(found!.moves).toBeCloseTo(0.5 - luck)
  })

  it('is told of who won', () => {
    expect(causeOf(review(-0.6, { result: 'B' }))?.winner).toBe('B')
  })

  it('is not told where nobody won, or where time decided', () => {
    expect(causeOf(review(0, { result: 'draw' }))).toBeNull()
    expect(causeOf(review(0, { result: null }))).toBeNull()
    const left = { kind: 'left' } as ReviewEntry
    expect(causeOf(review(0, { entries: [left] }))).toBeNull()
    expect(causeOf(review(0, { entries: [{ ...left, loss: 0.2 }] }))).not.toBeNull()
  })
})
