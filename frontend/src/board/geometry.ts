/** How a table fills its window: computed from the window, the dice and the rules alone, so that nothing on it moves
    while a game goes on. All lengths are CSS pixels. */

/** How the table is arranged:
    - `low`, `flat`: a phone held sideways, very low and low;
    - `small`, `phone`: a phone held upright, low and high;
    - `wide`: tablets and everything larger. */
export type Form = 'low' | 'flat' | 'small' | 'phone' | 'wide'

/** The part of the window that a table has. */
export interface Window {
  width: number
  height: number
  /** The root font size: people enlarge texts with it. 16 unless they do. */
  fontSize: number
}

export interface Axis {
  /** Numbers from 1 that fit all that can come: the axis stands still if there is room for so many columns. */
  full: number
  /** Columns that are in use at most at any time. */
  least: number
}

export interface Geometry {
  form: Form
  /** The lines are side by side, not one above the other. */
  isBeside: boolean
  /** A bar with the name of the place above the table. */
  bar: number
  /** The docks of the far and the near player. */
  far: number
  near: number
  /** Between the lines, for the pile and the caption; 0 where these are elsewhere. */
  strip: number
  /** The width of the column beside the lines, for the pile; 0 where it is elsewhere. */
  margin: number
  tile: number
  pitch: number
  columns: number
  ledge: number
  /** The box of one line. */
  lineWidth: number
  lineHeight: number
  /** The largest tile in the near hand, and the width that the hand has. */
  hand: number
  handWidth: number
  /** The same for the far hand. */
  farHand: number
  farHandWidth: number
  /** At the left and right edge of the table. */
  padding: number
  /** Large windows show all larger. */
  scale: number
  /** Texts are so large that the docks are as high as these need, and people scroll. */
  hasLargeText: boolean
}

/** What one line needs to know. */
export type LineGeometry = Pick<Geometry, 'tile' | 'pitch' | 'columns' | 'ledge' | 'lineWidth' | 'lineHeight'>

/** A line on its own, such as a picture in a text. */
export function lineGeometry(width: number, columns: number, tallest: number): LineGeometry {
  const pitch = Math.min(width / columns, 60)
  const tile = pitch * 0.9
  const ledge = Math.max(24, pitch * 0.56)
  return { tile, pitch, columns, ledge, lineWidth: width, lineHeight: tallest * (tile * TALL + 2) + ledge + 40 }
}

/** A tile is higher than wide. */
export const TALL = 78 / 72
/** The step from tile to tile in a row whose tiles overlap, as a share of a tile's width. */
export const SHINGLE = 0.735
/** Tiles in the tallest row of ordinary games. In the smallest windows higher ones lie over what is above them. */
const TALLEST = 5
const TALLEST_IN_SMALLEST = 3
/** The height of a row as a share of a tile's width. */
const rowShare = (size: number) => TALL + (size - 1) * SHINGLE
/** Above and below a row on its ledge. */
const AIR = 8
const GAP = 6

interface Docks {
  form: Form
  bar: number
  far: number
  near: number
  strip: number
  margin: number
  ledge: number
  hand: number
  farHand: number
  padding: number
}

/** The first row that a window fits into, by its width and height below the two bounds. The tablet held upright has the
    pile between its lines, and its buttons below the hand. */
// prettier-ignore
const TABLES: readonly { below: [number, number]; docks: Docks }[] = [
  { below: [Infinity, 360], docks: { form: 'low', bar: 0, far: 44, near: 80, strip: 0, margin: 0, ledge: 24, hand: 44, farHand: 29, padding: 6 } },
  { below: [820, 480], docks: { form: 'low', bar: 0, far: 48, near: 84, strip: 0, margin: 0, ledge: 25, hand: 48, farHand: 30, padding: 8 } },
  { below: [Infinity, 480], docks: { form: 'flat', bar: 0, far: 54, near: 100, strip: 0, margin: 0, ledge: 27, hand: 54, farHand: 36, padding: 10 } },
  { below: [600, 620], docks: { form: 'small', bar: 0, far: 89, near: 172, strip: 0, margin: 0, ledge: 25, hand: 44, farHand: 26, padding: 6 } },
  { below: [600, 740], docks: { form: 'small', bar: 0, far: 89, near: 196, strip: 0, margin: 0, ledge: 27, hand: 56, farHand: 30, padding: 8 } },
  { below: [600, Infinity], docks: { form: 'phone', bar: 0, far: 104, near: 262, strip: 58, margin: 0, ledge: 28, hand: 62, farHand: 34, padding: 11 } },
  { below: [900, Infinity], docks: { form: 'wide', bar: 0, far: 104, near: 236, strip: 84, margin: 0, ledge: 38, hand: 84, farHand: 64, padding: 20 } },
  { below: [Infinity, 760], docks: { form: 'wide', bar: 46, far: 74, near: 146, strip: 0, margin: 96, ledge: 32, hand: 66, farHand: 46, padding: 18 } },
  { below: [Infinity, Infinity], docks: { form: 'wide', bar: 52, far: 92, near: 168, strip: 0, margin: 128, ledge: 34, hand: 80, farHand: 58, padding: 24 } },
]

/** Larger texts need higher docks: about a half of a dock is text. */
function docksFor({ width, height, fontSize }: Window, scale: number): Docks {
  const { docks } = TABLES.find(({ below }) => width < below[0] && height < below[1])!
  const more = Math.max(0, fontSize / 16 - 1)
  return {
    form: docks.form,
    bar: docks.bar * scale * (1 + more * 0.5),
    far: docks.far * scale * (1 + more * 0.5),
    near: docks.near * scale * (1 + more * 0.45),
    strip: docks.strip * scale,
    margin: docks.margin * scale,
    ledge: docks.ledge * scale * (1 + more * 0.4),
    hand: docks.hand * scale,
    farHand: docks.farHand * scale,
    padding: docks.padding * scale,
  }
}

/** Pixels of the root font size. */
const LARGE_TEXT = 22

/** The smallest tile: then the table is higher than the window, and people scroll. */
const SMALLEST = 28
const SMALLEST_NOVICE = 24

/** The window that the sizes above are made for; larger ones show all larger. */
const USUAL = { width: 1116, height: 900 }
const LARGEST_SCALE = 1.7

export function geometryFor(window: Window, axis: Axis): Geometry {
  const { width } = window
  const scale = Math.min(LARGEST_SCALE, Math.max(1, Math.min(width / USUAL.width, window.height / USUAL.height)))
  const docks = docksFor(window, scale)
  const smallest = axis.least > 10 && window.width < 600 ? SMALLEST_NOVICE : SMALLEST
  const usual = bestLines(width, window.height, docks, axis, TALLEST)
  const isSmallest = usual.tile < smallest
  const best = isSmallest ? bestLines(width, window.height, docks, axis, TALLEST_IN_SMALLEST) : usual
  const tallest = isSmallest ? TALLEST_IN_SMALLEST : TALLEST
  const tile = Math.max(smallest, best.tile)
  return {
    form: docks.form,
    isBeside: best.isBeside,
    bar: docks.bar,
    far: docks.far,
    near: docks.near,
    strip: best.isBeside ? 0 : docks.strip,
    margin: docks.margin,
    tile,
    pitch: best.pitch,
    columns: best.columns,
    ledge: docks.ledge,
    lineWidth: best.lineWidth,
    lineHeight: Math.max(best.lineHeight, tile * rowShare(tallest) + docks.ledge + AIR),
    hand: docks.hand,
    handWidth: handWidthFor(width, docks.form, scale),
    farHand: docks.farHand,
    farHandWidth: farHandWidthFor(width, docks.form, scale),
    padding: docks.padding,
    scale,
    // A wide dock has room for them as it is.
    hasLargeText: docks.form !== 'wide' && window.fontSize >= LARGE_TEXT,
  }
}

interface Lines {
  isBeside: boolean
  columns: number
  tile: number
  pitch: number
  lineWidth: number
  lineHeight: number
}

/** Stacked or side by side, the whole axis or the part in use: whichever gives the larger tile. Among almost equal ones
    the calmer: an axis that stands still, then lines that align. */
function bestLines(width: number, height: number, docks: Docks, axis: Axis, tallest: number): Lines {
  const room = height - docks.bar - docks.far - docks.near
  const candidates: Lines[] = []
  for (const isBeside of [false, true]) {
    for (const columns of [axis.full, axis.least]) {
      const wide = width - 2 * docks.padding - docks.margin
      const lineWidth = isBeside ? (wide - docks.padding) / 2 : wide
      const lineHeight = isBeside ? room - GAP : (room - docks.strip - GAP) / 2
      const pitch = Math.min(lineWidth / columns, 150)
      const tile = Math.min(pitch - Math.max(2, pitch * 0.085), (lineHeight - docks.ledge - AIR) / rowShare(tallest))
      candidates.push({ isBeside, columns, tile, pitch: Math.min(pitch, tile * 1.2), lineWidth, lineHeight })
    }
  }
  return candidates.reduce((best, next) => (next.tile > best.tile * 1.06 ? next : best))
}

function handWidthFor(width: number, form: Form, scale: number): number {
  switch (form) {
    case 'low':
      return Math.max(7 * 44, width - 44 - 200 - 20)
    case 'flat':
      return width - 24 - 178 - 292 - 24
    case 'small':
    case 'phone':
      return width - (width < 360 ? 12 : 24)
    case 'wide':
      return width < 900 ? width - 320 : width - (48 + 36 + 230 + 340 + 20) * scale
  }
}

/** The far hand leaves room for the markers and, in one row with the name, for what else is there. */
function farHandWidthFor(width: number, form: Form, scale: number): number {
  switch (form) {
    case 'low':
      return width * 0.32
    case 'flat':
      return width * 0.3
    case 'small':
      return width - 170
    case 'phone':
      return width - 130
    case 'wide':
      return width < 900 ? width - 430 : width - (48 + 230 + 260 + 250) * scale
  }
}

const HAND_GAP = 6

/** The width of a tile in a hand: as large as so many have room for. */
export function handTile(largest: number, width: number, count: number): number {
  return Math.min(largest, width / Math.max(count, 4) - HAND_GAP)
}

/** The first number of the axis that is shown. If not all fit, it glides with the higher end. */
export function firstNumber(columns: number, highest: number): number {
  return Math.max(1, highest - columns + 1)
}

export interface RowGeometry {
  tile: number
  /** From the foot of one tile to that of the next above it. */
  step: number
  /** Tiles overlap, the lower one in front. */
  isShingled: boolean
  /** How far a layer lies above and beside the one under it. */
  layerUp: number
  layerAside: number
  /** From the ledge to the top. */
  height: number
}

/** A row of some tiles and layers in the height that a line has. Tiles stand free where they fit; else they overlap;
    then they shrink. */
export function rowGeometry(
  size: number,
  layers: number,
  tile: number,
  room: number,
  smallest: number,
  mustShingle = false,
): RowGeometry {
  const up = (width: number) => Math.max(3, width * 0.1)
  const aside = (width: number) => Math.max(2.5, width * 0.07)
  const more = layers - 1
  const free = size * (tile * TALL + 2) + more * up(tile) * size
  if (free <= room && !mustShingle) {
    const step = tile * TALL + 2 + more * up(tile)
    return { tile, step, isShingled: false, layerUp: up(tile), layerAside: aside(tile), height: free }
  }
  const share = TALL + (size - 1) * SHINGLE + more * 0.1 * size
  const width = size > 1 ? Math.min(tile, Math.max(smallest, room / share)) : tile
  const step = SHINGLE * width + more * up(width)
  return {
    tile: width,
    step,
    isShingled: true,
    layerUp: up(width),
    layerAside: aside(width),
    height: width * TALL + (size - 1) * step + more * up(width),
  }
}

/** Whether some row of a line does not fit with its tiles standing free. Then all rows overlap, so that more tiles always
    stand higher. */
export function mustShingle(rows: readonly { size: number; layers: number }[], tile: number, room: number): boolean {
  return rows.some(({ size, layers }) => rowGeometry(size, layers, tile, room, tile).isShingled)
}
