/** Where the card of a lesson stands: beside the place that it is about, and over nothing that is needed now. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Placed {
  left: number
  top: number
  /** The side of the card that points at its place, and how far along it; null where it points at nothing. */
  tip: { side: 'top' | 'bottom'; at: number } | null
}

const AIR = 14
const EDGE = 8
/** Back and Skip are at the top. */
const BELOW_BUTTONS = 54
/** How finely places are tried where the card is about no one place. */
const STEP = 24
/** The tip stays clear of the card's round corners. */
const CORNER = 30

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** A box that should stay in view, and how much that matters. */
export interface Kept {
  box: Box
  weight: number
}

/** All boxes are in the frame's own coordinates. */
export function placeCard(
  card: { width: number; height: number },
  frame: { width: number; height: number },
  anchor: Box | null,
  keep: readonly Kept[],
): Placed {
  const clampX = (x: number) => Math.max(EDGE, Math.min(x, frame.width - card.width - EDGE))
  const clampY = (y: number) => Math.max(EDGE, Math.min(y, frame.height - card.height - EDGE))
  const middle = { x: (frame.width - card.width) / 2, y: (frame.height - card.height) / 2 }
  const tries: { x: number; y: number; side: 'top' | 'bottom' | null }[] = []
  if (anchor) {
    const x = anchor.x + anchor.width / 2 - card.width / 2
    tries.push({ x, y: anchor.y - AIR - card.height, side: 'bottom' })
    tries.push({ x, y: anchor.y + anchor.height + AIR, side: 'top' })
    const y = anchor.y + anchor.height / 2 - card.height / 2
    tries.push({ x: anchor.x + anchor.width + AIR, y, side: null })
    tries.push({ x: anchor.x - AIR - card.width, y, side: null })
  }
  for (const y of [middle.y, EDGE, BELOW_BUTTONS, frame.height * 0.3, frame.height - card.height - EDGE])
    for (const x of [middle.x, EDGE, frame.width - card.width - EDGE]) tries.push({ x, y, side: null })
  if (!anchor)
    for (let y = EDGE; y < frame.height - card.height; y += STEP)
      for (let x = EDGE; x < frame.width - card.width; x += STEP) tries.push({ x, y, side: null })
  let best: (Placed & { cost: number }) | null = null
  tries.forEach(({ x, y, side }, order) => {
    const left = clampX(x)
    const top = clampY(y)
    const box = { x: left, y: top, ...card }
    // A card that had to be moved along does not point any more.
    const points = side !== null && anchor !== null && Math.abs(top - y) < 1
    const covered = keep.reduce((sum, { box: one, weight }) => sum + overlap(box, one) * weight, 0)
    const cost = covered + order + (side !== null && !points ? 5 : 0)
    if (best !== null && best.cost <= cost) return
    const at = anchor === null ? 0 : anchor.x + anchor.width / 2 - left
    const tip = points ? { side, at: Math.max(CORNER, Math.min(at, card.width - CORNER)) } : null
    best = { left, top, tip, cost }
  })
  return best ?? { left: clampX(middle.x), top: clampY(middle.y), tip: null }
}
