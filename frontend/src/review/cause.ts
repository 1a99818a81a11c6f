/** The answer in a sentence: did the winner win by luck, or by better moves? */
import type { Review, Seat } from '../protocol/types'

export type Cause = 'luck' | 'moves' | 'mostly-luck' | 'mostly-moves' | 'both'

/** So many times the other is most of it. */
const MOST = 2
const EVEN = 0.5

/** Null where nobody won, or where the game was ended by time or by somebody who stayed away. */
export function causeOf(review: Review): { winner: Seat; cause: Cause } | null {
  const { result: winner } = review
  if (winner !== 'A' && winner !== 'B') return null
  if (review.entries.some(({ kind, loss }) => kind === 'left' && loss === undefined)) return null
  const { luck, adjusted } = review.players[winner]
  if (adjusted === null) return null
  const moves = adjusted - EVEN
  if (moves <= 0) return { winner, cause: 'luck' }
  if (luck <= 0) return { winner, cause: 'moves' }
  if (luck >= MOST * moves) return { winner, cause: 'mostly-luck' }
  return { winner, cause: moves >= MOST * luck ? 'mostly-moves' : 'both' }
}
