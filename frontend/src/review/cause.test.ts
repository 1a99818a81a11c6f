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
    [0.45, 'mostly-luck'],
    [0.25, 'both'],
    [0.1, 'mostly-moves'],
    [0, 'moves'],
    [-0.3, 'moves'],
  ])('is told from luck and moves together: luck %d of a half', (luck, cause) => {
    expect(causeOf(review(luck))).toEqual({ winner: 'A', cause })
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
