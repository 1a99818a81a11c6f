/** Everything that a board is given. It draws the state, lets a person pick one of the legal moves, and reports it. */
import type { BoardView, CheckAnswer, Move, Seat } from '../protocol/types'
import type { Person } from '../text/words'

export interface Player extends Person {
  isComputer: boolean
  /** Shown beside the name. */
  isAway: boolean
}

export interface BoardState {
  /** What is on the board, with the legal moves. */
  view: BoardView
  /** The seat at the bottom. */
  near: Seat
  /** Who sits where. */
  people: Record<Seat, Player>
  /** The seats whose decision is open: their names are marked. */
  acting?: readonly Seat[]
  /** The seat that picks a move here; null where the board is only looked at. */
  picker?: Seat | null
  /** A move is under way: nothing can be picked until the next view. */
  isBusy?: boolean
  /** The sentence in the middle while nothing is picked. */
  sentence?: { head: string; detail: string }
  /** What went wrong with the last move, in words; shown until something else is picked. */
  problem?: string | null
  /** A move waits for its button. If false, a tap on a place that fits plays it. */
  confirm?: boolean
}

export interface BoardEvents {
  /** A person has decided. */
  onmove?: (move: Move) => void
  /** The selection has changed. */
  onselect?: () => void
  /** Why choices that are not among the legal moves are refused. Without it the board gives no reasons. */
  explain?: (choices: string[], signal: AbortSignal) => Promise<CheckAnswer[]>
}
