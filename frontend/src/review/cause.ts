/** The answer in a sentence: did the winner win by luck, or by better moves? */
import type { Review, Seat } from '../protocol/types'

export type Cause = 'luck' | 'moves' | 'both'

const EVEN = 0.5

export interface Won {
  winner: Seat
  cause: Cause
  /** Changes of the winner's chance: together they are what was missing from an even game to the win. */
  luck: number
  moves: number
}

/** Null where nobody won, or where the game was ended by time or by somebody who stayed away. */
export function causeOf(review: Review): Won | null {
  const { result: winner } = review
  if (winner !== 'A' && winner !== 'B') return null
  if (review.entries.some(({ kind, loss }) => kind === 'left' && loss === undefined)) return null
  const { luck, adjusted } = review.players[winner]
  if (adjusted === null) return null
  const moves = adjusted - EVEN
  const cause = moves <= 0 ? 'luck' : luck <= 0 ? 'moves' : 'both'
  return { winner, cause, luck, moves }
}
