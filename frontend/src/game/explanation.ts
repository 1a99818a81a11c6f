/** Why a game ended as it did: facts of its last position, for the result and the board. */
import { readMove, dotsOf } from '../protocol/notation'
import {
  COLOURS,
  MARKERS,
  otherSeat,
  type BoardView,
  type ChipKind,
  type Colour,
  type End,
  type MarkerKind,
  type Seat,
  type Step,
  type TileCode,
} from '../protocol/types'

type Moved = Extract<Step, { kind: 'moved' }>

/** An action that was no way out: used up; or left, with no tile to draw, or no row that the hand could be stacked on. */
export interface DeadAction {
  kind: MarkerKind
  why: 'used' | 'pile' | 'row'
}

export interface StuckLine {
  colour: Colour
  /** The tiles of the hand that count on this line. */
  tiles: TileCode[]
  ends: readonly End[]
}

export type Explanation =
  | { kind: 'stuck'; player: Seat; lines: StuckLine[]; actions: DeadAction[]; chip: ChipKind | null }
  /** The row that decided: the sixth of a line, or the last tiles of a hand. */
  | { kind: 'row'; step: Moved; isSixth: boolean }
  | { kind: 'counts'; sizes: Record<Seat, number> }

type Ended = Pick<BoardView, 'outcome' | 'position' | 'steps'>

export function explanationOf({ outcome, position, steps }: Ended): Explanation | null {
  if (outcome === null) return null
  const { ending, winner } = outcome
  if (ending === 'E') return { kind: 'counts', sizes: position.hand_sizes }
  if (ending === 'D') return winner === null ? null : stuck(position, otherSeat(winner))
  if (ending !== 'A' && ending !== 'B' && ending !== 'C') return null
  const step = steps.findLast((past) => past.kind === 'moved')
  return step && readMove(step.move) ? { kind: 'row', step, isSixth: ending === 'B' } : null
}

function stuck(position: BoardView['position'], player: Seat): Explanation {
  const hand = position.hands[player] ?? []
  const left = position.markers[player]
  return {
    kind: 'stuck',
    player,
    lines: COLOURS.map((colour) => ({
      colour,
      tiles: hand.filter((tile) => dotsOf(tile)[colour] > 0),
      ends: position.lines[colour].ends,
    })),
    actions: MARKERS.map((kind) => ({
      kind,
      why: !left.includes(kind) ? 'used' : kind === 'R' ? 'pile' : 'row',
    })),
    chip: position.chips[player][0] ?? null,
  }
}
