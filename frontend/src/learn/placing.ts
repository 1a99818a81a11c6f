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
/** How finely places are tried beside the best ones. */
const STEP = 12
/** A place that is only tried is worse than the best ones, the more the farther off it is. */
const TRIED = 30
const FAR = 0.3
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

/** What is on the table while a card asks for something. */
export interface Asked {
  /** Back and Skip. */
  buttons: readonly Box[]
  /** The place or the marker that the card is about. */
  anchor: Box | null
  /** What is lit. */
  lit: readonly Box[]
  /** The buttons of the set-up, and its roll. */
  setting: readonly Box[]
  roll: readonly Box[]
  /** The rows, the open ends and their numbers on the lines that the card speaks of, and on the others. */
  spoken: readonly Box[]
  unspoken: readonly Box[]
  /** The hand that is picked from, what is said below it, and the whole dock. */
  hand: readonly Box[]
  said: readonly Box[]
  dock: readonly Box[]
  /** The other hand, and whether a tile is taken from it. */
  theirs: readonly Box[]
  isOfTheirs: boolean
  /** There is something to choose; else the card is only to be read. */
  canChoose: boolean
}

/** What should stay in view while a card asks: all that is picked, and the lines that it speaks of. The others may be
    covered. */
export function keptWhileAsking(table: Asked): Kept[] {
  const { canChoose } = table
  const kept = (boxes: readonly Box[], weight: number) => boxes.map((box) => ({ box, weight }))
  return [
    ...kept(table.buttons, 50),
    ...kept(table.anchor ? [table.anchor] : [], 40),
    ...kept(table.lit, 40),
    ...kept(table.spoken, 40),
    ...kept(table.hand, canChoose ? 40 : 1),
    ...kept(table.said, canChoose ? 20 : 1),
    ...kept(table.dock, canChoose ? 8 : 1),
    ...kept(table.theirs, table.isOfTheirs ? 40 : 3),
    ...kept(table.setting, canChoose ? 20 : 1),
    ...kept(table.roll, 12),
    ...kept(table.unspoken, 2),
  ]
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
  const from = anchor
    ? { x: anchor.x + anchor.width / 2 - card.width / 2, y: anchor.y + anchor.height / 2 - card.height / 2 }
    : middle
  const tries: { x: number; y: number; side: 'top' | 'bottom' | null; worse: number }[] = []
  const add = (x: number, y: number, side: 'top' | 'bottom' | null = null) =>
    tries.push({ x, y, side, worse: tries.length })
  if (anchor) {
    add(from.x, anchor.y - AIR - card.height, 'bottom')
    add(from.x, anchor.y + anchor.height + AIR, 'top')
    add(anchor.x + anchor.width + AIR, from.y)
    add(anchor.x - AIR - card.width, from.y)
  }
  for (const y of [middle.y, EDGE, BELOW_BUTTONS, frame.height * 0.3, frame.height - card.height - EDGE])
    for (const x of [middle.x, EDGE, frame.width - card.width - EDGE]) add(x, y)
  for (let y = EDGE; y < frame.height - card.height; y += STEP)
    for (let x = EDGE; x < frame.width - card.width; x += STEP)
      tries.push({ x, y, side: null, worse: TRIED + FAR * Math.hypot(x - from.x, y - from.y) })
  let best: (Placed & { cost: number }) | null = null
  for (const { x, y, side, worse } of tries) {
    const left = clampX(x)
    const top = clampY(y)
    const box = { x: left, y: top, ...card }
    // A card that had to be moved along does not point any more.
    const points = side !== null && anchor !== null && Math.abs(top - y) < 1
    const covered = keep.reduce((sum, { box: one, weight }) => sum + overlap(box, one) * weight, 0)
    const cost = covered + worse + (side !== null && !points ? 5 : 0)
    if (best !== null && best.cost <= cost) continue
    const at = anchor === null ? 0 : anchor.x + anchor.width / 2 - left
    const tip = points ? { side, at: Math.max(CORNER, Math.min(at, card.width - CORNER)) } : null
    best = { left, top, tip, cost }
  }
  return best ?? { left: clampX(middle.x), top: clampY(middle.y), tip: null }
}

/** The hand that points: where the tip of its finger is, and how far it is turned. Unturned it points up. */
export interface Pointing {
  x: number
  y: number
  turn: 0 | 180 | -90 | 90
}

/** The hand around the tip of its finger. */
export const POINTER = { width: 34, height: 41, tip: { x: 12, y: 4 } }
/** The finger rests beside what it points at, and taps its edge. */
const REST = 4
/** A hand behind the card is not seen, and none outside the window. */
const UNSEEN = 10

/** Where the hand stands: at the edge of what it points at, over no label. */
export function placePointer(
  target: Box,
  frame: { width: number; height: number },
  card: Box,
  keep: readonly Box[],
): Pointing {
  const { x, y, width: w, height: h } = target
  const { width, height, tip } = POINTER
  const [right, below] = [width - tip.x, height - tip.y]
  const ways: { to: Pointing; box: Box }[] = [
    { x: x + w * 0.8, y: y + h + REST, turn: 0 as const, from: [tip.x, tip.y] as const },
    { x: x + w * 0.6, y: y - REST, turn: 180 as const, from: [right, below] as const },
    { x: x + w + REST, y: y + h * 0.6, turn: -90 as const, from: [tip.y, right] as const },
    { x: x - REST, y: y + h * 0.6, turn: 90 as const, from: [below, tip.x] as const },
  ].map(({ from: [left, above], ...to }) => {
    const [across, along] = to.turn % 180 === 0 ? [width, height] : [height, width]
    return { to, box: { x: to.x - left, y: to.y - above, width: across, height: along } }
  })
  const costs = ways.map(({ box }, order) => {
    const outside = width * height - overlap(box, { x: 0, y: 0, ...frame })
    const covered = keep.reduce((sum, one) => sum + overlap(box, one), 0)
    return order + covered + (outside + overlap(box, card)) * UNSEEN
  })
  return ways[costs.indexOf(Math.min(...costs))]!.to
}
