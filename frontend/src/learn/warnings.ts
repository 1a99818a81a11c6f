/** A lesson answers every try itself: the board does not warn of what may come of a move, least of all of the right one. */
import type { BoardView, Move } from '../protocol/types'

export function withoutWarnings(view: BoardView): BoardView {
  return { ...view, moves: view.moves.map(unwarned) }
}

function unwarned(move: Move): Move {
  if (!('outlook' in move)) return move
  const same = { ...move }
  delete same.outlook
  return same
}
