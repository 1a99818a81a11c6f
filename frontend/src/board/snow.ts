/** The snow crystal that a game leaves. No two are alike: the white line grows the six long arms, the black line the six
    short ones, and each row is a pair of branches, the longer the higher it stands. */
import type { Colour, Position, SmallBoard } from '../protocol/types'

/** How high each row of a line stands, lowest number first. */
export type Heights = Record<Colour, readonly number[]>

/** One arm of each kind as an SVG path, from the middle upwards. The whole crystal is within a radius of 50. */
export interface Snow {
  long: string
  short: string
}

/** A layer on top makes a row one higher. */
const heightOf = (size: number, layers: number) => size + layers - 1

export function heightsOf({ lines }: Pick<Position, 'lines'>): Heights {
  const of = (colour: Colour) =>
    [...lines[colour].rows]
      .sort((one, other) => one.number - other.number)
      .map(({ size, layers }) => heightOf(size, layers.length))
  return { white: of('white'), black: of('black') }
}

export function smallHeightsOf(board: SmallBoard): Heights {
  const of = (colour: Colour) => board[colour].rows.map(([, size, layers]) => heightOf(size, layers))
  return { white: of('white'), black: of('black') }
}

/** Branches stand between these shares of an arm, at this angle to it. */
const FIRST = 0.34
const LAST = 0.86
const ANGLE = (58 * Math.PI) / 180
/** Of a branch, so that those at the end of an arm stay within the circle. */
const LONGEST = 14

export function snowOf({ white, black }: Heights): Snow {
  return {
    long: arm(white, 38 + Math.min(8, white.length), 0.5),
    short: arm(black, 16 + 2.2 * Math.min(7, black.length), 0.42),
  }
}

/** `spread`: how far a branch may reach, as a share of its distance from the middle, so that it meets no other arm. */
function arm(heights: readonly number[], length: number, spread: number): string {
  const branches = heights.map((height, index) => {
    const share = heights.length > 1 ? index / (heights.length - 1) : 0.5
    const at = length * (FIRST + (LAST - FIRST) * share)
    const reach = Math.min(2.2 + 2.6 * height, LONGEST, at * spread)
    const [x, y] = [reach * Math.sin(ANGLE), at + reach * Math.cos(ANGLE)]
    return `M${round(-x)} ${round(-y)}L0 ${round(-at)}L${round(x)} ${round(-y)}`
  })
  return `M0 0V${round(-length)}${branches.join('')}`
}

const round = (value: number) => Math.round(value * 10) / 10
