/** Everything that a board is given. It draws the state, lets a person pick one of the legal moves, and reports it. */
import type { BoardView, CheckAnswer, Level, Move, Seat, TileCode } from '../protocol/types'
import type { Person } from '../text/words'
import type { Pace } from '../pace'

export interface Player extends Person {
  /** A computer player has the emblem of its level. */
  level: Level | null
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
  /** The seats whose decision is open: the lamp is there. */
  acting?: readonly Seat[]
  /** The seat that picks a move here; null where the board is only looked at. */
  picker?: Seat | null
  /** A move is under way: nothing can be picked until the next view. */
  isBusy?: boolean
  /** What is said while nothing is picked. */
  sentence?: { head: string; detail: string; isWarning?: boolean }
  /** What went wrong with the last move, in words; shown until something else is picked. */
  problem?: string | null
  /** A move to show as picked, once: a person plays it, or picks something else. */
  suggested?: Move | null
  /** A move waits for its button. If false, a tap on a place that fits plays it. */
  confirm?: boolean
  /** How quickly tiles move. */
  pace?: Pace
}

export interface BoardEvents {
  /** A person has decided. */
  onmove?: (move: Move) => void
  /** What is picked does not fit at the place that was tapped; null: nothing is picked. Without it the board itself says what
      would fit, and why this does not. */
  onmisfit?: (choice: string | null) => void
  /** The selection has changed: the tiles, and the move that the button would play. */
  onselect?: (tiles: readonly TileCode[], chosen: Move | null) => void
  /** A person wants to see all tiles. */
  onchart?: (() => void) | undefined
  /** Why choices that are not among the legal moves are refused. Without it the board gives no reasons. */
  explain?: (choices: string[], signal: AbortSignal) => Promise<CheckAnswer[]>
  /** A click on the link to a rule: the client shows it so that the way back leads here. */
  onrule?: ((event: MouseEvent) => void) | undefined
}
