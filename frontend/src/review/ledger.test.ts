import { describe, expect, it } from 'vitest'
import type { Review, ReviewEntry, Seat } from '../protocol/types'
import fixture from './fixture.json'
import { ledgerOf, type Ledger, type PartKind } from './ledger'
import { chanceOf, isLoss } from './review'
import { lossOf, tenths } from './shown'

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

const changeOf = (ledger: Ledger, kind: PartKind, seat: Seat | null = null) =>
  ledger.rows.flatMap(({ parts }) => parts).find((part) => part.kind === kind && part.seat === seat)?.change

describe('the ledger', () => {
  it.each(['A', 'B'] as const)('adds up to the result in what is shown, seen by %s', (near) => {
    const { rows, luck, play } = ledgerOf(review.entries, near, review.start)
    const between = rows.slice(1, -1)
    expect(rows[0]!.to).toBe(500)
    expect(rows.at(-1)!.to).toBe(review.result === near ? 1000 : 0)
    expect(500 + luck + play).toBe(rows.at(-1)!.to)
    // Each bar begins where the one before it ends, and is as long as its parts together.
    for (const [at, { from, to, parts }] of between.entries()) {
      expect(from).toBe(rows[at]!.to)
      expect(parts.reduce((sum, { change }) => sum + change, 0)).toBe(to - from)
    }
  })

  it.each(['A', 'B'] as const)('is made of the numbers that stand beside the turns, seen by %s', (near) => {
    const mistakes = review.entries.filter((one) => one.player === near && isLoss(one))
    const lost = mistakes.reduce((sum, one) => sum + lossOf(one), 0)
    expect(changeOf(ledgerOf(review.entries, near, review.start), 'mistakes', near)).toBe(0 - lost)
    const draws = review.entries.filter(({ kind, player }) => kind === 'draw' && player === near)
    const shown = draws.map(
      ({ value, change }) => tenths(chanceOf(near, value)) - tenths(chanceOf(near, value - change)),
    )
    const sum = shown.reduce((total, one) => total + one, 0)
    expect(changeOf(ledgerOf(review.entries, near, review.start), 'draws', near)).toBe(sum)
  })

  it('never goes beyond 100 where the other order does not', () => {
    const lucky = entry({ change: 0.62, value: 1.12 })
    const mistake = entry({ kind: 'move', what: 'w6:23', change: -0.12, value: 1, loss: 0.12, mark: 'blunder' })
    const { rows, most } = ledgerOf([lucky, mistake], 'A', 0.5)
    expect(rows.map(({ kind, to }) => [kind, to])).toEqual([
      ['start', 500],
      ['play', 380],
      ['luck', 1000],
      ['end', 1000],
    ])
    expect(most).toBe(1000)
  })

  it('counts a resignation as a mistake, and time as neither luck nor play', () => {
    const resigned = entry({ kind: 'left', what: 'resign', change: -0.4, value: 0.1, loss: 0.4, mark: 'blunder' })
    expect(ledgerOf([resigned], 'A', 0.5).play).toBe(-400)
    const late = entry({ kind: 'left', what: 'time', change: -0.4, value: 0.1 })
    const { rows, play, luck } = ledgerOf([late], 'A', 0.5)
    expect([play, luck]).toEqual([0, 0])
    expect(rows.find(({ kind }) => kind === 'left')).toEqual({ kind: 'left', seat: 'A', from: 500, to: 100, parts: [] })
  })

  it('calls nothing a mistake that has no mark', () => {
    const close = entry({ kind: 'move', what: 'w6:23', change: -0.12, value: 0.38, loss: 0.12, mark: 'close' })
    const mistake = entry({ kind: 'move', what: 'w6:23', change: -0.06, value: 0.32, loss: 0.06, mark: 'mistake' })
    const ledger = ledgerOf([close, mistake], 'A', 0.5)
    expect([changeOf(ledger, 'mistakes', 'A'), changeOf(ledger, 'mistakes', 'B')]).toEqual([-60, 0])
    expect(changeOf(ledger, 'unclear')).toBe(-120)
    expect(ledger.play).toBe(-180)
  })

  it('judges a choice by itself: the deal is what is left', () => {
    const moves = [
      { move: 'black', value: 0.4996 },
      { move: 'white', value: 0.4604 },
    ]
    const choice = entry({ kind: 'choice', what: 'white', change: -0.0392, value: 0.4608, loss: 0.0392 })
    const deal = entry({ kind: 'deal', player: null, what: '', change: 0.0592, value: 0.52 })
    const ledger = ledgerOf([{ ...choice, mark: 'inaccuracy', moves } as ReviewEntry, deal], 'A', 0.5)
    expect([changeOf(ledger, 'mistakes', 'A'), changeOf(ledger, 'deal')]).toEqual([-40, 60])
  })
})

describe('tenths', () => {
  it.each([
    [0.935, 0.404953, 530],
    [1 / 3, 1 / 6, 166],
    [0.0625, 0.0005, 62],
  ])('are rounded before they are subtracted, and are the same for both players: %d, %d', (before, after, lost) => {
    expect(tenths(before) - tenths(after)).toBe(lost)
    expect(tenths(1 - after) - tenths(1 - before)).toBe(lost)
  })
})
