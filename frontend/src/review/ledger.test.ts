import { describe, expect, it } from 'vitest'
import type { Review, ReviewEntry } from '../protocol/types'
import fixture from './fixture.json'
import { ledgerOf } from './ledger'

const review = fixture as unknown as Review
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

describe('the ledger', () => {
  it.each(['A', 'B'] as const)('adds up to the result in what is shown, seen by %s', (near) => {
    const { rows, luck, play } = ledgerOf(review.entries, near, review.start)
    const between = rows.slice(1, -1)
    const sum = between.reduce((total, { from, to }) => total + to - from, rows[0]!.to)
    expect(rows[0]!.to).toBe(500)
    expect(sum).toBe(rows.at(-1)!.to)
    expect(rows.at(-1)!.to).toBe(review.result === near ? 1000 : 0)
    expect(500 + luck + play).toBe(rows.at(-1)!.to)
    // Each bar begins where the one before it ends.
    expect(between.every(({ from }, at) => from === rows[at]!.to)).toBe(true)
  })

  it('has the mistakes of both against each other', () => {
    const ofA = ledgerOf(review.entries, 'A', review.start).rows
    const ofB = ledgerOf(review.entries, 'B', review.start).rows
    const of = (rows: typeof ofA, seat: 'A' | 'B') => rows.find((row) => row.kind === 'mistakes' && row.seat === seat)!
    expect(of(ofA, 'A').to).toBeLessThanOrEqual(of(ofA, 'A').from)
    expect(of(ofB, 'A').to).toBeGreaterThanOrEqual(of(ofB, 'A').from)
  })

  it('counts a resignation as a mistake, and time as neither luck nor play', () => {
    const resigned = entry({ kind: 'left', what: 'resign', change: -0.4, loss: 0.4, mark: 'blunder' })
    expect(ledgerOf([resigned], 'A', 0.5).play).toBe(-400)
    const late = entry({ kind: 'left', what: 'time', change: -0.4 })
    const { rows, play, luck } = ledgerOf([late], 'A', 0.5)
    expect([play, luck]).toEqual([0, 0])
    expect(rows.find(({ kind }) => kind === 'left')).toEqual({ kind: 'left', seat: 'A', from: 500, to: 100 })
  })

  it('calls nothing a mistake that has no mark', () => {
    const close = entry({ kind: 'move', what: 'w6:23', change: -0.12, loss: 0.12, mark: 'close' })
    const mistake = entry({ kind: 'move', what: 'w6:23', change: -0.06, loss: 0.06, mark: 'mistake' })
    const { rows, play } = ledgerOf([close, mistake], 'A', 0.5)
    const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ from, to }) => to - from)
    expect(of('mistakes')).toEqual([-60, 0])
    expect(of('unclear')).toEqual([-120])
    expect(play).toBe(-180)
  })

  it('shows thirds in tenths that still add up', () => {
    const third = (kind: ReviewEntry['kind'], player: 'A' | 'B' | null) => entry({ kind, player, change: 1 / 6 })
    const { rows } = ledgerOf([third('deal', null), third('draw', 'A'), third('draw', 'B')], 'A', 0.5)
    expect(rows.map(({ from, to }) => to - from)).toEqual([500, 167, 166, 167, 0, 0, 1000])
  })
})
