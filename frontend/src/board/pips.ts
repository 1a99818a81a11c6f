/** Where the pips of a tile are, on a face of 72 units. */
import { dotsOf } from '../protocol/notation'
import type { TileCode } from '../protocol/types'

export interface Pip {
  x: number
  y: number
  radius: number
  isWhite: boolean
}

// prettier-ignore
const PLACES: Record<number, [number, number][]> = {
  1: [[36, 36]],
  2: [[22, 22], [50, 50]],
  3: [[18.5, 18.5], [36, 36], [53.5, 53.5]],
  4: [[21, 21], [51, 21], [21, 51], [51, 51]],
  5: [[19, 19], [53, 19], [36, 36], [19, 53], [53, 53]],
  6: [[22, 17], [50, 17], [22, 36], [50, 36], [22, 55], [50, 55]],
}
const RADIUS: Record<number, number> = { 1: 9.6, 2: 9, 3: 8.4, 4: 8.6, 5: 7.8, 6: 7.8 }

/** White pips come first in reading order; only 3 and 3 are split by column. Moved up, they leave room for a chip's
    band, for numerals, or for the tile in front. */
export function pipsOf(tile: TileCode, isUp: boolean): Pip[] {
  const { white, black } = dotsOf(tile)
  const count = white + black
  return (PLACES[count] ?? []).map(([x, y], index) => ({
    x: isUp ? 36 + (x - 36) * 0.86 : x,
    y: isUp ? 27.5 + (y - 36) * 0.76 : y,
    radius: RADIUS[count]! * (isUp ? 0.84 : 1),
    isWhite: white === 3 && black === 3 ? index % 2 === 0 : index < white,
  }))
}
