import { describe, expect, it } from 'vitest'
import type { Step } from '../protocol/types'
import { moodOf, resultOf, timeUsed } from './result'

const moved = (player: 'A' | 'B', move: string, turn: number): Step => ({
  kind: 'moved',
  player,
  move,
  brought: null,
  turn,
})

describe('resultOf', () => {
  it('counts turns, and says who laid which rows and layers', () => {
    const steps: Step[] = [
      { kind: 'chosen', player: 'A', choice: 'first' },
      { kind: 'drawn', player: 'A', tile: '41', turn: 1 },
      moved('A', 'w6:12d+41', 1),
      moved('B', 'w4:40', 2),
      moved('A', 'r04', 3),
      moved('B', 'w6^33+30', 4),
      moved('A', 'b1:01', 5),
      { kind: 'left', player: 'B', ending: 'resign' },
    ]
    expect(resultOf({ steps, prepared: 0 })).toEqual({
      turns: 5,
      rows: {
        white: [
          { number: 4, size: 1, by: ['B'] },
          { number: 6, size: 2, by: ['A', 'B'] },
        ],
        black: [{ number: 1, size: 1, by: ['A'] }],
      },
      laid: { A: 2, B: 1 },
      prepared: 0,
    })
  })

  it('gives nobody the rows and turns of what was prepared', () => {
    const steps = [moved('B', 'w4:40', 1), moved('A', 'w5:32+20', 2), moved('B', 'w4^13', 3), moved('A', 'b1:01', 4)]
    expect(resultOf({ steps, prepared: 2 })).toEqual({
      turns: 2,
      rows: {
        white: [
          { number: 4, size: 1, by: [null, 'B'] },
          { number: 5, size: 2, by: [null] },
        ],
        black: [{ number: 1, size: 1, by: ['A'] }],
      },
      laid: { A: 1, B: 0 },
      prepared: 2,
    })
  })

  it('has nothing to tell of a game that ended before its first turn', () => {
    expect(resultOf({ steps: [], prepared: 0 })).toEqual({
      turns: 0,
      rows: { white: [], black: [] },
      laid: { A: 0, B: 0 },
      prepared: 0,
    })
  })
})

describe('timeUsed', () => {
  const clock = { A: 290, B: 0, running: null, full: 300, increment: 5, days: null }
  const steps = [moved('A', 'w4:40', 1), moved('B', 'w6:60', 2), moved('A', 'r04', 3)]

  it('counts the increments that were won', () => {
    expect(timeUsed({ clock, steps })).toEqual({ A: 20, B: 305 })
  })

  it('is unknown without a clock, and where each move has its days', () => {
    expect(timeUsed({ clock: null, steps })).toBeNull()
    expect(timeUsed({ clock: { ...clock, days: 3 }, steps })).toBeNull()
  })
})

describe('moodOf', () => {
  it('is a win for the winner and for two people on one device', () => {
    const outcome = { ending: 'B', winner: 'A' } as const
    expect(moodOf({ outcome, you: 'A' })).toBe('won')
    expect(moodOf({ outcome, you: 'both' })).toBe('won')
  })

  it('is a loss for the other player, and neither for who watches', () => {
    const outcome = { ending: 'D', winner: 'A' } as const
    expect(moodOf({ outcome, you: 'B' })).toBe('lost')
    expect(moodOf({ outcome, you: null })).toBe('watched')
  })

  it('is nobody’s win after a tie', () => {
    expect(moodOf({ outcome: { ending: 'E', winner: null }, you: 'A' })).toBe('tied')
    expect(moodOf({ outcome: null, you: 'A' })).toBe('tied')
  })
})
