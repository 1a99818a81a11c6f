/** Trying first: the answer to a mistake is hidden until somebody has found a move that is as good, or gives up. */
import { ACCEPTED, type Decision } from './review'

export interface Tried {
  move: string
  /** Chances that it loses beside the best. */
  loss: number
  isAccepted: boolean
}

/** What becomes of a move at a decision; null where its worth is not known. */
export function tried(decision: Pick<Decision, 'moves'>, move: string): Tried | null {
  const found = decision.moves.find((one) => one.move === move)
  const best = decision.moves[0]
  if (!found || !best) return null
  const loss = Math.max(0, best.value - found.value)
  return { move, loss, isAccepted: loss < ACCEPTED }
}
