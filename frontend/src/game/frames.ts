/** What a board shows between two snapshots: the tiles of one step moved, nothing else. It knows no rules: what only they
    can tell (new ends, legal moves, the outcome) comes with the snapshot. */
import { TIMES } from '../board/motion'
import { readMove } from '../protocol/notation'
import {
  otherSeat,
  type BoardView,
  type LaidTile,
  type Position,
  type Seat,
  type Step,
  type TileCode,
} from '../protocol/types'

export interface Frame {
  view: BoardView
  /** Whose turn it shows. */
  acting: Seat | null
  /** Milliseconds before it is shown, and after. */
  before: number
  after: number
}

type Moved = Extract<Step, { kind: 'moved' }>

const without = <T>(all: readonly T[], gone: readonly T[]) => all.filter((one) => !gone.includes(one))

function withHand(position: Position, seat: Seat, change: (hand: TileCode[]) => TileCode[], by: number): Position {
  const hand = position.hands[seat]
  return {
    ...position,
    text: null,
    hands: { ...position.hands, [seat]: hand === null ? null : change(hand) },
    hand_sizes: { ...position.hand_sizes, [seat]: position.hand_sizes[seat] + by },
  }
}

function drawn(position: Position, seat: Seat, tile: TileCode): Position {
  const next = withHand(position, seat, (hand) => [...hand, tile], 1)
  return { ...next, pile: position.pile - 1, unseen: without(position.unseen, [tile]) }
}

function laid(
  position: Position,
  seat: Seat,
  move: Extract<ReturnType<typeof readMove>, { kind: 'lay' | 'stack' }>,
): Position {
  const tiles = move.tiles.map(({ tile }) => tile)
  const next = withHand(position, seat, (hand) => without(hand, tiles), -tiles.length)
  const line = position.lines[move.line]
  const layer: LaidTile[] = move.tiles
  const rows =
    move.kind === 'lay'
      ? [...line.rows, { number: move.number, size: layer.length, layers: [layer], open: false }].sort(
          (one, other) => one.number - other.number,
        )
      : line.rows.map((row) => (row.number === move.number ? { ...row, layers: [...row.layers, layer] } : row))
  const ends = line.ends.filter((end) => end.number !== move.number)
  const chips = layer.flatMap(({ chip }) => (chip === null ? [] : [chip]))
  const markers = position.markers[seat]
  return {
    ...next,
    lines: { ...position.lines, [move.line]: { ...line, rows, ends } },
    chips: { ...position.chips, [seat]: without(position.chips[seat], chips) },
    markers: { ...position.markers, [seat]: move.kind === 'stack' ? without(markers, ['S']) : markers },
  }
}

function exchanged(position: Position, seat: Seat, own: TileCode, theirs: TileCode): Position {
  const swap = (gone: TileCode, come: TileCode) => (hand: TileCode[]) => [...without(hand, [gone]), come].sort()
  const given = withHand(position, seat, swap(own, theirs), 0)
  const taken = withHand(given, otherSeat(seat), swap(theirs, own), 0)
  return { ...taken, markers: { ...position.markers, [seat]: without(position.markers[seat], ['X']) } }
}

function discarded(position: Position, seat: Seat, own: TileCode): Position {
  const next = withHand(position, seat, (hand) => without(hand, [own]), -1)
  return {
    ...next,
    out: [...position.out, own],
    markers: { ...position.markers, [seat]: without(position.markers[seat], ['R']) },
  }
}

/** The positions that a move goes through: a redraw discards, then draws. */
function positionsOf(position: Position, step: Moved): Position[] {
  const move = readMove(step.move)
  if (move === null) return []
  if (move.kind === 'exchange') return [exchanged(position, step.player, move.own, move.theirs)]
  if (move.kind === 'redraw') {
    const less = discarded(position, step.player, move.own)
    return step.brought === null ? [less] : [less, drawn(less, step.player, step.brought)]
  }
  return [laid(position, step.player, move)]
}

/** How one step is shown after a view. `viewer` is who makes moves by hand here: they do not wait for their own. */
export function framesOf(view: BoardView, step: Step, viewer: Seat | 'both' | null): Frame[] {
  const isOwn = viewer === 'both' || viewer === step.player
  const base: BoardView = { ...view, steps: [...view.steps, step], moves: [], outcome: null, threat: null }
  switch (step.kind) {
    case 'drawn': {
      const position = drawn(view.position, step.player, step.tile)
      return [
        {
          view: { ...base, position, phase: 'play' },
          acting: step.player,
          before: TIMES.lamp,
          after: TIMES.draw + (isOwn ? 0 : TIMES.rest),
        },
      ]
    }
    case 'moved': {
      const tiles = readMove(step.move)
      const count = tiles && 'tiles' in tiles ? tiles.tiles.length : 1
      return positionsOf(view.position, step).map((position) => ({
        view: { ...base, position, last: step.move },
        acting: null,
        before: 0,
        after: TIMES.lay + TIMES.apart * (count - 1) + TIMES.arm,
      }))
    }
    case 'chosen':
      return [{ view: base, acting: step.player, before: 0, after: isOwn ? 0 : TIMES.choice }]
    case 'left':
      return [{ view: base, acting: null, before: 0, after: 0 }]
  }
}

/** Whether one view only goes on from another. False after a takeback. */
export function goesOnFrom(before: BoardView, after: BoardView): boolean {
  if (after.steps.length < before.steps.length) return false
  const last = before.steps.length - 1
  return last < 0 || JSON.stringify(before.steps[last]) === JSON.stringify(after.steps[last])
}
