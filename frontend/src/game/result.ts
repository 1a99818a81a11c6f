/** What a result sheet tells of a finished game. */
import { readMove } from '../protocol/notation'
import type { Colour, Seat, Snapshot } from '../protocol/types'

export interface LaidRow {
  number: number
  /** Tiles in each layer. */
  size: number
  /** Who laid each layer, the lowest first; null where it stood before anybody played. */
  by: (Seat | null)[]
}

export interface Result {
  /** Without those that were prepared, as are the first ones of a practice game. */
  turns: number
  /** In the order of their numbers. */
  rows: Record<Colour, LaidRow[]>
  /** Rows that each player laid, on both lines. */
  laid: Record<Seat, number>
  /** Rows that stood before anybody played. */
  prepared: number
}

export function resultOf({ steps, prepared }: Pick<Snapshot, 'steps' | 'prepared'>): Result {
  const rows: Result['rows'] = { white: [], black: [] }
  const laid = { A: 0, B: 0 }
  let turns = 0
  let before = 0
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'moved') continue
    const by = index < prepared ? null : step.player
    if (by !== null) turns += 1
    const move = readMove(step.move)
    if (move?.kind === 'lay') {
      rows[move.line].push({ number: move.number, size: move.tiles.length, by: [by] })
      if (by === null) before += 1
      else laid[by] += 1
    } else if (move?.kind === 'stack') {
      rows[move.line].find(({ number }) => number === move.number)?.by.push(by)
    }
  }
  for (const line of Object.values(rows)) line.sort((one, other) => one.number - other.number)
  return { turns, rows, laid, prepared: before }
}

/** Seconds that each player has used of a clock with a main time; null where every move has its days. */
export function timeUsed({ clock, steps }: Pick<Snapshot, 'clock' | 'steps'>): Record<Seat, number> | null {
  if (clock === null || clock.days !== null) return null
  const used = (seat: Seat) => {
    const moves = steps.filter((step) => step.kind === 'moved' && step.player === seat).length
    return Math.max(0, clock.full + moves * clock.increment - clock[seat])
  }
  return { A: used('A'), B: used('B') }
}

/** How an end feels to who looks. On one device somebody there has won. */
export type Mood = 'won' | 'lost' | 'tied' | 'watched'

export function moodOf({ outcome, you }: Pick<Snapshot, 'outcome' | 'you'>): Mood {
  if (outcome === null || outcome.winner === null) return 'tied'
  if (you === null) return 'watched'
  return you === 'both' || you === outcome.winner ? 'won' : 'lost'
}

/** Milliseconds in which the board alone shows the end. A win takes longer: its rows light up one after the other. */
export const PAUSES: Record<Mood, number> = { won: 1_200, lost: 700, tied: 700, watched: 1_200 }
