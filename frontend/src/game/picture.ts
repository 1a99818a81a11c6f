/** The picture of a finished game that people share: both lines, the names, the result and the game's address. Drawn with
    the colours of the light theme, whoever shares it. */
import { mustShingle, rowGeometry, TALL } from '../board/geometry'
import { pipsOf } from '../board/pips'
import { dotsOf } from '../protocol/notation'
import type { Colour, LaidTile, Line, Position, TileCode } from '../protocol/types'
import { BO, CHA } from '../ui/logo'
import type { Shape } from './drawing'

export const WIDTH = 1_200
export const HEIGHT = 630

const PADDING = 48
const HEAD = 138
const FOOT = 62
const GAP = 40
const LEDGE = 38
const NAME = 34
const LARGEST = 76
const SMALLEST = 26

const INK = '#24211d'
const INK_2 = '#5e574c'
const LAMP = '#ffb84d'
const LEDGES = {
  white: { fill: '#fffefb', edge: '#3a352d', side: '#c9bea8', ink: '#24211d' },
  black: { fill: '#211f1c', edge: '#211f1c', side: '#0a0908', ink: '#fbf6ea' },
}
const PEOPLE = { near: '#2b4c86', far: '#8f5a0a' }

export interface PictureWords {
  /** Who won, and by what. */
  title: string
  reason: string
  /** What each line is called, and whose it is. */
  lines: Record<Colour, { name: string; owner: string; side: 'near' | 'far' | null }>
  /** Without its scheme. */
  address: string
}

export interface PictureOptions {
  position: Position
  words: PictureWords
  /** The row that won. */
  won: { line: Colour; number: number } | null
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const numbersOf = (line: Line) => [...(line.die === null ? [] : [line.die]), ...line.rows.map(({ number }) => number)]

/** Columns from the lowest to the highest number. */
function spanOf(line: Line): { lowest: number; count: number } {
  const numbers = numbersOf(line)
  const lowest = Math.min(...numbers, 6)
  return { lowest, count: Math.max(...numbers, lowest) - lowest + 1 }
}

/** The largest tile with which a line fits into a box: by its columns, and by its tallest row. */
function tileFor(line: Line, width: number, height: number): number {
  const room = height - LEDGE - NAME
  const wide = (width / spanOf(line).count) * 0.9
  const tall = Math.max(1, ...line.rows.map(({ size, layers }) => size * TALL + (layers.length - 1) * 0.1))
  return Math.min(LARGEST, wide, Math.max(SMALLEST, room / tall))
}

/** One above the other or side by side: whichever gives the larger tile. */
function boxesFor(lines: readonly [Line, Line]): [Box, Box] {
  const width = WIDTH - 2 * PADDING
  const height = HEIGHT - HEAD - FOOT
  const half = (width - GAP) / 2
  const above = (height - 16) / 2
  const sizeOf = (w: number, h: number) => Math.min(tileFor(lines[0], w, h), tileFor(lines[1], w, h))
  return sizeOf(half, height) >= sizeOf(width, above)
    ? [
        { x: PADDING, y: HEAD, width: half, height },
        { x: PADDING + half + GAP, y: HEAD, width: half, height },
      ]
    : [
        { x: PADDING, y: HEAD, width, height: above },
        { x: PADDING, y: HEAD + above + 16, width, height: above },
      ]
}

export function pictureOf({ position, words, won }: PictureOptions): Shape[] {
  const { white, black } = position.lines
  const [one, other] = boxesFor([white, black])
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 0, fill: ['#f3ecdd', '#e8dfcb'] },
    text(words.title, PADDING, 74, 52, 'head', INK, 'left', WIDTH - 2 * PADDING - 290),
    text(words.reason, PADDING, 112, 25, 'text', INK_2, 'left', WIDTH - 2 * PADDING - 290),
    ...mark(WIDTH - PADDING, 30),
    ...lineOf(white, 'white', one, words, won),
    ...lineOf(black, 'black', other, words, won),
    text(words.address, WIDTH / 2, HEIGHT - 22, 23, 'text', INK_2, 'center', WIDTH - 2 * PADDING),
  ]
}

function lineOf(line: Line, colour: Colour, box: Box, words: PictureWords, won: PictureOptions['won']): Shape[] {
  const { lowest, count } = spanOf(line)
  const tile = tileFor(line, box.width, box.height)
  const pitch = Math.min(tile / 0.88, box.width / count)
  const room = box.height - LEDGE - NAME
  const isTight = mustShingle(
    line.rows.map(({ size, layers }) => ({ size, layers: layers.length })),
    tile,
    room,
  )
  const width = Math.min(box.width, Math.max(pitch * count, 300))
  const left = box.x + (box.width - width) / 2
  const first = left + (width - pitch * count) / 2
  const floor = box.y + box.height - LEDGE - 4
  const { fill, edge, side, ink } = LEDGES[colour]
  const { name, owner, side: whose } = words.lines[colour]
  const shapes: Shape[] = [
    text(name, left + 4, box.y + 22, 21, 'text', INK, 'left', width / 2, 700),
    ...(owner
      ? [
          text(
            owner,
            left + width - 4,
            box.y + 22,
            21,
            'text',
            whose ? PEOPLE[whose] : INK_2,
            'right',
            width / 2 - 12,
            700,
          ),
        ]
      : []),
    { kind: 'box', x: left, y: floor + 4, width, height: LEDGE, radius: 10, fill: side },
    {
      kind: 'box',
      x: left,
      y: floor,
      width,
      height: LEDGE,
      radius: 10,
      fill,
      stroke: { colour: edge, width: 1.5 },
    },
  ]
  for (const number of numbersOf(line).sort((low, high) => low - high)) {
    const middle = first + (number - lowest + 0.5) * pitch
    const isWon = won?.line === colour && won.number === number
    if (number === line.die || isWon)
      shapes.push({
        kind: 'box',
        x: middle - 18,
        y: floor + 5,
        width: 36,
        height: LEDGE - 10,
        radius: 14,
        ...(isWon ? { fill: LAMP } : { stroke: { colour: ink, width: 2 } }),
      })
    shapes.push(text(String(number), middle, floor + 27, 21, 'text', isWon ? '#2a1c00' : ink, 'center', pitch, 700))
    const row = line.rows.find((found) => found.number === number)
    if (!row) {
      shapes.push(...die(colour, number, middle - tile / 2, floor - 2 - tile * TALL, tile))
      continue
    }
    const at = rowGeometry(row.size, row.layers.length, tile, room, Math.min(SMALLEST, tile), isTight)
    if (isWon)
      shapes.push({
        kind: 'box',
        x: middle - at.tile / 2 - 6,
        y: floor - 4 - at.height - 4,
        width: at.tile + 12,
        height: at.height + 10,
        radius: at.tile * 0.2,
        fill: LAMP,
      })
    row.layers.forEach((layer, height) => {
      const aside = ((row.layers.length - 1) / 2 - height) * at.layerAside
      // The lower tile stands in front: the highest is drawn first.
      ordered(layer)
        .map((laid, index) => ({ ...laid, index }))
        .reverse()
        .forEach(({ tile: code, chip, index }) => {
          const y = floor - 2 - at.tile * TALL - index * at.step - height * at.layerUp
          shapes.push(...tileAt(code, chip, at.isShingled && index > 0, middle - at.tile / 2 + aside, y, at.tile))
        })
    })
  }
  return shapes
}

/** A tile with a chip stands at the bottom, where its band is in view. */
const ordered = (layer: readonly LaidTile[]) =>
  [...layer].sort((one, other) => Number(other.chip !== null) - Number(one.chip !== null))

const BAND = 'M0 54h72v6a12 12 0 0 1-12 12h-48a12 12 0 0 1-12-12z'

/** A tile as on the board, on a face of 72 units. */
export function tileAt(
  code: TileCode,
  chip: LaidTile['chip'],
  isBehind: boolean,
  x: number,
  y: number,
  width: number,
): Shape[] {
  const scale = width / 72
  const path = (d: string, fill: string): Shape => ({ kind: 'path', d, x, y, scale, fill })
  const dot = (cx: number, cy: number, radius: number, fill: string): Shape => ({
    kind: 'dot',
    x: x + cx * scale,
    y: y + cy * scale,
    radius: radius * scale,
    fill,
  })
  const shapes: Shape[] = [
    path('M0 12h72v53.5a12 12 0 0 1-12 12h-48a12 12 0 0 1-12-12z', '#a9764b'),
    path('M0 12h72v50a12 12 0 0 1-12 12h-48a12 12 0 0 1-12-12z', '#6e8c7c'),
    {
      kind: 'box',
      x,
      y,
      width,
      height: width,
      radius: 12 * scale,
      fill: ['#afc6b4', '#97b2a1'],
      stroke: { colour: '#c9dccd', width: 1.8 * scale },
    },
    ...pipsOf(code, isBehind || chip !== null).map((pip): Shape =>
      pip.isWhite
        ? {
            kind: 'dot',
            x: x + pip.x * scale,
            y: y + pip.y * scale,
            radius: (pip.radius - 0.7) * scale,
            fill: '#fffefa',
            stroke: { colour: '#22302a', width: 2.5 * scale },
          }
        : dot(pip.x, pip.y, pip.radius, '#1b211e'),
    ),
  ]
  const dots = dotsOf(code)
  const bandNumber = (count: number, at: number, fill: string): Shape[] =>
    count === 0
      ? []
      : [text(String(count), x + at * scale, y + 69 * scale, 16 * scale, 'text', fill, 'center', width, 800)]
  if (chip === 'd')
    shapes.push(
      path(BAND, '#3a2a1c'),
      text('×2', x + width / 2, y + 69 * scale, 16 * scale, 'text', '#ffefc9', 'center', width, 800),
      path('M0 53h72v2h-72z', '#d9b36a'),
    )
  if (chip === 'i')
    shapes.push(
      path(BAND, '#fffdf6'),
      path('M41 54h31v6a12 12 0 0 1-12 12h-29z', '#1b1a18'),
      path('M0 53h72v2h-72z', '#d9b36a'),
      // What it counts now, as on the board.
      ...bandNumber(dots.black, 18, '#1b1a18'),
      ...bandNumber(dots.white, 55, '#fffdf6'),
    )
  return shapes
}

// prettier-ignore
const SPOTS: Record<number, [number, number][]> = {
  1: [[36, 36]],
  2: [[21, 21], [51, 51]],
  3: [[19, 19], [36, 36], [53, 53]],
  4: [[21, 21], [51, 21], [21, 51], [51, 51]],
  5: [[19, 19], [53, 19], [36, 36], [19, 53], [53, 53]],
  6: [[21, 18], [51, 18], [21, 36], [51, 36], [21, 54], [51, 54]],
}
const DICE = {
  white: { side: '#0d0c0b', frame: '#fffefb', top: '#35312d', pip: '#fffefa' },
  black: { side: '#b9ae98', frame: '#1b211e', top: '#fcf8ef', pip: '#1b211e' },
}

function die(colour: Colour, number: number, x: number, y: number, width: number): Shape[] {
  const scale = width / 72
  const { side, frame, top, pip } = DICE[colour]
  return [
    { kind: 'path', d: 'M0 20h72v36a22 22 0 0 1-22 22h-28a22 22 0 0 1-22-22z', x, y, scale, fill: side },
    { kind: 'box', x, y, width, height: width, radius: 21 * scale, fill: frame },
    {
      kind: 'box',
      x: x + 5 * scale,
      y: y + 5 * scale,
      width: 62 * scale,
      height: 62 * scale,
      radius: 17 * scale,
      fill: top,
    },
    ...(SPOTS[number] ?? []).map(([cx, cy]): Shape => ({
      kind: 'dot',
      x: x + cx * scale,
      y: y + cy * scale,
      radius: 7.4 * scale,
      fill: pip,
    })),
  ]
}

/** The name of the game: its sign and its word, beside a tile. */
function mark(right: number, y: number): Shape[] {
  const x = right - 262
  const sign = (d: string): Shape => ({ kind: 'path', d, x: x + 56, y: y + 4, scale: 0.1, fill: INK })
  return [
    ...tileAt('11', null, false, x, y, 44),
    sign(BO),
    sign(CHA),
    text('Bossa', x + 150, y + 36, 40, 'head', INK, 'left', 112),
  ]
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  face: 'text' | 'head',
  fill: string,
  align: 'left' | 'center' | 'right',
  most: number,
  weight = face === 'head' ? 400 : 500,
): Shape {
  return { kind: 'text', text: words, x, y, size, face, weight, fill, align, most }
}
