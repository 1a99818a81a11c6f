/** Branches from a position, as text: kept in the link of an analysis board. */
import { otherSeat, type Seat } from '../protocol/types'

/** What happened, one after the other: a move, a drawn tile (`+23`), or a redraw with its tile (`r05 +22`). */
export type Path = readonly string[]

/** The moment of a game at which branches begin. */
export interface Origin {
  record: string
  /** How many of its steps are done. */
  step: number
}

export interface Branches {
  /** Where all begin, in notation. */
  root: string
  /** The one that is shown. */
  path: Path
  kept: readonly Path[]
  /** Null where the position was set up by hand: nobody knows how it came about. */
  origin: Origin | null
}

/** The most branches, and the most items of one: a game has eighteen turns. */
const MOST_KEPT = 30
const MOST_ITEMS = 60
const MOST_STEPS = 200
const ORIGIN = /\n@(\d{1,3})\n/
const ITEM = /^[a-z0-9:^+-]{1,40}( \+\d\d)?$/

/** The position, the shown path, each branch that was kept, a line each; then the step and the record of the origin. */
export function writeBranches({ root, path, kept, origin }: Branches): string {
  const lines = [root, ...[path, ...kept].map((items) => items.join(';'))]
  return [...lines, ...(origin ? [`@${origin.step}`, origin.record] : [])].join('\n')
}

/** Null where the text is no such thing. Whether the position and the moves are possible the server says. */
export function readBranches(text: string): Branches | null {
  const [branches = '', step, ...rest] = text.split(ORIGIN)
  const [root, ...lines] = branches.split('\n')
  if (!root || root.split(' ').length !== 7 || lines.length > MOST_KEPT + 1) return null
  const paths = lines.map((line) => (line === '' ? [] : line.split(';')))
  if (paths.some((path) => path.length > MOST_ITEMS || path.some((item) => !ITEM.test(item)))) return null
  if (rest.length > 1 || Number(step ?? 0) > MOST_STEPS) return null
  const origin = step === undefined ? null : { step: Number(step), record: rest[0]! }
  return { root, path: paths[0] ?? [], kept: paths.slice(1), origin }
}

/** Who acts with each item: a draw leaves the turn where it is, a move ends it. */
export function actorsOf(path: Path, first: Seat): Seat[] {
  let actor = first
  return path.map((item) => {
    const now = actor
    if (!item.startsWith('+')) actor = otherSeat(actor)
    return now
  })
}

const same = (one: Path, other: Path) => one.length === other.length && one.every((item, at) => item === other[at])

/** Keeps a branch once. */
export function keep(kept: readonly Path[], path: Path): readonly Path[] {
  return path.length === 0 || kept.length >= MOST_KEPT || kept.some((one) => same(one, path)) ? kept : [...kept, path]
}
