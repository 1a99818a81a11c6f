/** Branches from a position, as text: kept in the link of an analysis board. */

/** What happened, one after the other: a move, a drawn tile (`+23`), or a redraw with its tile (`r05 +22`). */
export type Path = readonly string[]

export interface Branches {
  /** Where all begin, in notation. */
  root: string
  /** The one that is shown. */
  path: Path
  kept: readonly Path[]
}

/** The most branches, and the most items of one: a game has eighteen turns. */
const MOST_KEPT = 30
const MOST_ITEMS = 60
const ITEM = /^[a-z0-9:^+-]{1,40}( \+\d\d)?$/

/** The position, the shown path, then each branch that was kept, a line each. */
export function writeBranches({ root, path, kept }: Branches): string {
  return [root, path, ...kept].map((line) => (typeof line === 'string' ? line : line.join(';'))).join('\n')
}

/** Null where the text is no such thing. Whether the position and the moves are possible the server says. */
export function readBranches(text: string): Branches | null {
  const [root, ...lines] = text.split('\n')
  if (!root || root.split(' ').length !== 7 || lines.length > MOST_KEPT + 1) return null
  const paths = lines.map((line) => (line === '' ? [] : line.split(';')))
  if (paths.some((path) => path.length > MOST_ITEMS || path.some((item) => !ITEM.test(item)))) return null
  return { root, path: paths[0] ?? [], kept: paths.slice(1) }
}

const same = (one: Path, other: Path) => one.length === other.length && one.every((item, at) => item === other[at])

/** Keeps a branch once. */
export function keep(kept: readonly Path[], path: Path): readonly Path[] {
  return path.length === 0 || kept.length >= MOST_KEPT || kept.some((one) => same(one, path)) ? kept : [...kept, path]
}
