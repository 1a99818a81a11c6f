/** Tips for somebody's first games: each says one new thing when it matters, and comes once. */
import { otherSeat, type BoardView, type Move, type RowMove, type Seat, type TileCode } from '../protocol/types'

export const TIPS = [
  'sixth-for-them',
  'last-tiles',
  'their-fifth',
  'no-row',
  'first-turn',
  'own-fifth',
  'low-pile',
  'their-marker',
  'needs-another',
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
  const { white, black } = view.position.lines
  const own = [white, black].find(({ owner }) => owner === you)
  const theirs = [white, black].find(({ owner }) => owner === otherSeat(you))
  const rows = view.moves.filter(isRow)
  const lays = rows.filter(({ kind }) => kind === 'lay')
  const one = tiles.length === 1 ? tiles[0]! : null
  const laid = chosen?.kind === 'lay' ? chosen : null
  const onTheirs = laid !== null && theirs !== undefined && view.position.lines[laid.line] === theirs
  const isNearlyFull = (line: typeof own) => line !== undefined && line.rows.length + 1 === line.rows_to_win
  const holds = (code: TileCode) => (move: RowMove) => move.tiles.includes(code)
  const isTrue: Record<Tip, boolean> = {
    'sixth-for-them': onTheirs && isNearlyFull(theirs) && laid.left > 0,
    'last-tiles': rows.some(({ left }) => left === 0),
    'their-fifth': isNearlyFull(theirs),
    'no-row': lays.length === 0,
    'first-turn': true,
    'own-fifth': isNearlyFull(own),
    'low-pile': view.position.pile <= FEW,
    'their-marker': view.steps.some(
      (step) => step.kind === 'moved' && step.player !== you && /^[rx]|\^/.test(step.move),
    ),
    'needs-another':
      one !== null && lays.some(holds(one)) && !lays.some((move) => holds(one)(move) && move.tiles.length === 1),
    nowhere: one !== null && !rows.some(holds(one)),
    'their-line': onTheirs && !isNearlyFull(theirs),
    stone: [white, black].some(({ ends }) => ends.some(({ open }) => !open)),
  }
  return TIPS.filter((tip) => isTrue[tip])
}

/** Which tip to show: at most one for a decision, but a warning always. */
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
    const fresh = now.find((tip) => !this.#hasRead(tip)) ?? null
    if (fresh !== null && (this.#shown === null || fresh === 'sixth-for-them')) {
      this.#shown = fresh
      this.#keepRead(fresh)
    }
    return this.#shown
  }
}
