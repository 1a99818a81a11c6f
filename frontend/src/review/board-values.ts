/** The best few moves, each at its place on the board: a row where it would be laid, all others beside the hand. */
import { readMove } from '../protocol/notation'
import type { Colour } from '../protocol/types'
import type { Option } from './options'

export interface BoardValue {
  option: Option
  /** Null where the move has no place on a line. */
  place: { line: Colour; number: number } | null
  isStack: boolean
  isBest: boolean
}

/** More would hide the rows. */
const MOST = 3

/** Of options with the best first. A place has the value of its best move. */
export function boardValues(options: readonly Option[]): BoardValue[] {
  const found: BoardValue[] = []
  for (const option of options) {
    if (found.length === MOST || option.chance === null) break
    const move = readMove(option.item)
    const place = move && 'line' in move ? { line: move.line, number: move.number } : null
    const isThere = found.some(
      ({ place: other }) => place && other && other.line === place.line && other.number === place.number,
    )
    if (!isThere) found.push({ option, place, isStack: move?.kind === 'stack', isBest: found.length === 0 })
  }
  return found
}
