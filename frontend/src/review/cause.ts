/** The answer in a sentence: what luck and the moves did to the chance of one player, from an even game to the result. */
import type { Review, Seat } from '../protocol/types'
import { ledgerOf } from './ledger'
import { resultFor } from './review'

export interface Cause {
  result: 'won' | 'lost' | 'tied'
  /** In tenths of a point, as the ledger shows them. With an even game they make the result. */
  luck: number
  moves: number
}

/** Null without a result, or where the game was ended by time or by somebody who stayed away. */
export function causeOf(review: Review, near: Seat): Cause | null {
  const result = resultFor(near, review)
  if (result === null) return null
  if (review.entries.some(({ kind, loss }) => kind === 'left' && loss === undefined)) return null
  const { luck, play } = ledgerOf(review.entries, near, review.start)
  return { result: result === 1 ? 'won' : result === 0 ? 'lost' : 'tied', luck, moves: play }
}
