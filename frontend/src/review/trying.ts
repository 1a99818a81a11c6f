/** Trying first: the answer to a mistake is hidden until somebody has found a move that is as good, or gives up. */
import { ACCEPTED, type Decision } from './review'
import { tenths } from './shown'

export interface Tried {
  move: string
  /** Tenths of a point that it loses beside the best. */
  loss: number
  isAccepted: boolean
}

/** What becomes of a move at a decision; null where its worth is not known. */
export function tried(decision: Pick<Decision, 'moves'>, move: string): Tried | null {
  const found = decision.moves.find((one) => one.move === move)
  const best = decision.moves[0]
  if (!found || !best) return null
  const loss = Math.max(0, tenths(best.value) - tenths(found.value))
  return { move, loss, isAccepted: best.value - found.value < ACCEPTED }
}
