/** Chances as whole tenths of a point: rounded first, then subtracted, so that what the page shows adds up to the last
    digit. The review itself is exact. */
import type { ReviewEntry, Seat } from '../protocol/types'
import { chanceOf, type Decision } from './review'

const MILLION = 1_000_000
const START = 500

/** Half goes to the even number, so that a chance and the other player's add up to 100.0. */
export function tenths(chance: number): number {
  const millionths = Math.round(chance * MILLION)
  const down = Math.floor(millionths / 1000)
  const rest = millionths - down * 1000
  return down + (rest > 500 || (rest === 500 && down % 2 === 1) ? 1 : 0)
}

/** What each entry changed A's chance by, in tenths. */
export function changesOf(entries: readonly ReviewEntry[]): number[] {
  // Nobody knows the deal when the choices are made: they are judged by themselves, and the deal is the rest.
  let before = START
  let isSetUp = true
  return entries.map((entry) => {
    if (entry.kind === 'choice') {
      const change = changeSeenBy(entry.player!, -lossOf(entry))
      before += change
      return change
    }
    // A review begins with the end of the game: what was before the first entry is told by the entry itself.
    const from = isSetUp && (entry.kind === 'deal' || before !== START) ? before : tenths(entry.value - entry.change)
    isSetUp = false
    return tenths(entry.value) - from
  })
}

/** What a decision lost for who made it, in tenths. */
export function lossOf({ moves = [], what, value, change }: ReviewEntry): number {
  const played = moves.find(({ move }) => move === what)
  if (played) return tenths(moves[0]!.value) - tenths(played.value)
  return Math.abs(tenths(value) - tenths(value - change))
}

/** What the played move was worth to who made it. */
export function playedValue({ moves, what, player, value }: Decision): number {
  return moves.find(({ move }) => move === what)?.value ?? chanceOf(player, value)
}

/** A change as a seat sees it. */
export const changeSeenBy = (seat: Seat, ofA: number) => (seat === 'A' ? ofA : 0 - ofA)
