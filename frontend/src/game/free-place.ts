/** Where a note lies over the least of the table. */
export interface Covered {
  left: number
  right: number
  top: number
  bottom: number
  /** How much it matters that this is seen. */
  weight: number
}

/** How finely places are tried. */
const STEP = 4

/** The top of a note of a width and height that lies between two heights and covers the least; of equals the highest. */
export function freestTop(
  note: { left: number; right: number; height: number },
  from: number,
  to: number,
  table: readonly Covered[],
): number {
  const beneath = table.filter(({ left, right }) => left < note.right && right > note.left)
  const costOf = (top: number) =>
    beneath.reduce((sum, { left, right, top: upper, bottom, weight }) => {
      const across = Math.min(right, note.right) - Math.max(left, note.left)
      const along = Math.max(0, Math.min(bottom, top + note.height) - Math.max(upper, top))
      return sum + across * along * weight
    }, 0)
  let best = { top: from, cost: costOf(from) }
  for (let top = from + STEP; top + note.height <= to; top += STEP) {
    const cost = costOf(top)
    if (cost < best.cost) best = { top, cost }
  }
  return best.top
}
