/** The text form of tiles and moves, as far as the board has to read and write it. */
import type { ChipKind, Colour, LaidTile, TileCode } from './types'

export interface Dots {
  white: number
  black: number
}

export type ReadMove =
  | { kind: 'lay' | 'stack'; line: Colour; number: number; tiles: LaidTile[] }
  | { kind: 'exchange'; own: TileCode; theirs: TileCode }
  | { kind: 'redraw'; own: TileCode }

const ROW = /^([wb])(\d+)([:^])(.+)$/
const EXCHANGE = /^x(\d\d)-(\d\d)$/
const REDRAW = /^r(\d\d)$/

export function dotsOf(tile: TileCode): Dots {
  return { white: Number(tile[0]), black: Number(tile[1]) }
}

function laidTile(text: string): LaidTile {
  const chip = text[2]
  return { tile: text.slice(0, 2), chip: chip === 'd' || chip === 'i' ? chip : null }
}

/** Reads a move of the play; null for anything else, such as a choice of the set-up. */
export function readMove(text: string): ReadMove | null {
  const row = ROW.exec(text)
  if (row) {
    return {
      kind: row[3] === ':' ? 'lay' : 'stack',
      line: row[1] === 'w' ? 'white' : 'black',
      number: Number(row[2]),
      tiles: row[4]!.split('+').map(laidTile),
    }
  }
  const exchange = EXCHANGE.exec(text)
  if (exchange) return { kind: 'exchange', own: exchange[1]!, theirs: exchange[2]! }
  const redraw = REDRAW.exec(text)
  if (redraw) return { kind: 'redraw', own: redraw[1]! }
  return null
}

export function writeRow(
  kind: 'lay' | 'stack',
  line: Colour,
  number: number,
  tiles: readonly TileCode[],
  chip: { tile: TileCode; kind: ChipKind } | null,
): string {
  const written = [...tiles].sort().map((tile) => (chip?.tile === tile ? tile + chip.kind : tile))
  return `${line === 'white' ? 'w' : 'b'}${number}${kind === 'lay' ? ':' : '^'}${written.join('+')}`
}
