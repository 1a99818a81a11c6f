/** Where the points of large risers are written: beside none of each other, of the axis and of the turns. */
import { BOTTOM, LEFT, RIGHT, TOP, type Graph, type Riser } from './graph'

export interface GraphLabel {
  riser: Riser
  /** The middle of the text. */
  x: number
  /** Its base line. */
  y: number
}

/** Only what is large, in tenths of a point, is written, and only where there is room. */
const LARGE = 100
const LEAST_WIDTH = 520
/** Half of the widest text, and its height. */
const HALF = 20
const TALL = 13
const GAP = 5

export function labelsOf({ risers, width, height }: Pick<Graph, 'risers' | 'width' | 'height'>): GraphLabel[] {
  if (width < LEAST_WIDTH) return []
  const placed: GraphLabel[] = []
  const large = risers.filter(({ points }) => Math.abs(points) >= LARGE)
  // The largest first: where two do not fit, it is the one that is written.
  for (const riser of large.sort((one, other) => Math.abs(other.points) - Math.abs(one.points))) {
    const x = Math.min(Math.max(riser.x + riser.width / 2, LEFT + HALF), width - RIGHT - HALF)
    const above = riser.y - GAP
    const below = riser.y + riser.height + TALL
    const found = (riser.points > 0 ? [above, below] : [below, above])
      .map((y) => ({ riser, x, y }))
      .find((label) => isInside(label, height) && placed.every((other) => !isOver(label, other)))
    if (found) placed.push(found)
  }
  return placed
}

function isInside({ y }: GraphLabel, height: number): boolean {
  return y - TALL >= TOP - GAP - TALL && y <= height - BOTTOM
}

function isOver(one: GraphLabel, other: GraphLabel): boolean {
  return Math.abs(one.x - other.x) < 2 * HALF && Math.abs(one.y - other.y) < TALL
}
