/** Tips for somebody's first games: each says one new thing when it matters, and comes once. */
import {
  markersIn,
  otherSeat,
  type BoardView,
  type ChipKind,
  type MarkerKind,
  type Move,
  type RowMove,
  type Seat,
  type TileCode,
} from '../protocol/types'

export const TIPS = [
  'sixth-for-them',
  'last-tiles',
  'last-turn',
  'their-fifth',
  'no-row',
  'no-markers',
  'first-turn',
  'own-fifth',
  'low-pile',
  'their-marker',
  'needs-another',
  'chip',
  'stackable',
  'nowhere',
  'their-line',
  'stone',
] as const
/** The most urgent first. */
export type Tip = (typeof TIPS)[number]

export interface Picked {
  tiles: readonly TileCode[]
  /** The move that the button would play. */
  chosen: Move | null
}

const FEW = 3

const isRow = (move: Move): move is RowMove => move.kind === 'lay' || move.kind === 'stack'

/** The tips that say something true now, the most urgent first. None where there is nothing to decide. */
export function tipsNow(view: BoardView, you: Seat, { tiles, chosen }: Picked): Tip[] {
  if (view.phase !== 'play' || view.moves.length === 0) return []
  const { position } = view
  const { white, black } = position.lines
  const own = [white, black].find(({ owner }) => owner === you)
  const theirs = [white, black].find(({ owner }) => owner === otherSeat(you))
  const rows = view.moves.filter(isRow)
  const lays = rows.filter(({ kind }) => kind === 'lay')
  const one = tiles.length === 1 ? tiles[0]! : null
  const holding = rows.filter((move) => one !== null && move.tiles.includes(one))
  const plain = holding.filter(({ kind, chip }) => kind === 'lay' && chip === undefined)
  const laid = chosen?.kind === 'lay' ? chosen : null
  const onTheirs = laid !== null && theirs !== undefined && position.lines[laid.line] === theirs
  const isNearlyFull = (line: typeof own) => line !== undefined && line.rows.length + 1 === line.rows_to_win
  const isTrue: Record<Tip, boolean> = {
    'sixth-for-them': onTheirs && isNearlyFull(theirs) && laid.left > 0,
    'last-tiles': rows.some(({ left }) => left === 0),
    'last-turn': position.pile === 0,
    'their-fifth': isNearlyFull(theirs),
    'no-row': lays.length === 0,
    'no-markers': position.markers[you].length === 0,
    'first-turn': true,
    'own-fifth': isNearlyFull(own),
    'low-pile': position.pile > 0 && position.pile <= FEW,
    'their-marker': theirMarker(view, you) !== null,
    'needs-another': plain.length > 0 && plain.every((move) => move.tiles.length > 1),
    chip: plain.length === 0 && chipFor(view, { tiles, chosen }) !== null,
    stackable: plain.length === 0 && holding.some(({ kind, chip }) => kind === 'stack' && chip === undefined),
    nowhere: one !== null && holding.length === 0,
    'their-line': onTheirs && !isNearlyFull(theirs),
    stone: [white, black].some(({ ends }) => ends.some(({ open }) => !open)),
  }
  return TIPS.filter((tip) => isTrue[tip])
}

/** The marker that the other player has just used. */
export function theirMarker({ steps }: BoardView, you: Seat): MarkerKind | null {
  const last = steps.findLast((step) => step.kind === 'moved' && step.player !== you)
  const move = last?.kind === 'moved' ? last.move : ''
  return move.startsWith('r') ? 'R' : move.startsWith('x') ? 'X' : move.includes('^') ? 'S' : null
}

/** The chip that gives the one picked tile a place. */
export function chipFor({ moves }: BoardView, { tiles }: Picked): ChipKind | null {
  const row = moves.find((move) => isRow(move) && tiles.length === 1 && move.chip?.tile === tiles[0])
  return row && isRow(row) ? (row.chip?.kind ?? null) : null
}

/** The markers that help with what a tip says. */
const HELP: Partial<Record<Tip, readonly MarkerKind[]>> = {
  'no-row': ['R', 'X', 'S'],
  nowhere: ['R', 'X'],
  stackable: ['S'],
  'their-fifth': ['X'],
}
/** Those of them that can be used now: what is used up is not spoken of. */
export function markersFor(tip: Tip, { moves }: BoardView): MarkerKind[] {
  return markersIn(moves).filter((marker) => HELP[tip]?.includes(marker))
}

/** What is said to a picked tile. */
const TO_PICKED: readonly Tip[] = ['needs-another', 'chip', 'stackable', 'nowhere', 'their-line']

/** Which tip to show: at most one for a decision, but a warning always, and once the first tile is picked what is to say
    to it. */
export class Tips {
  readonly #hasRead: (tip: Tip) => boolean
  readonly #keepRead: (tip: Tip) => void
  #decision: string | null = null
  #shown: Tip | null = null

  constructor(hasRead: (tip: Tip) => boolean, keepRead: (tip: Tip) => void) {
    this.#hasRead = hasRead
    this.#keepRead = keepRead
  }

  next(decision: string, now: readonly Tip[]): Tip | null {
    if (decision !== this.#decision) {
      this.#decision = decision
      this.#shown = null
    }
    const fresh = now.find((tip) => !this.#hasRead(tip) && this.#isDue(tip))
    if (fresh !== undefined) {
      this.#shown = fresh
      this.#keepRead(fresh)
    }
    return this.#shown
  }

  #isDue(tip: Tip): boolean {
    if (this.#shown === null || tip === 'sixth-for-them') return true
    return this.#shown === 'first-turn' && TO_PICKED.includes(tip)
  }
}
