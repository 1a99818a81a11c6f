/** A line as the board draws it: its columns, where each is, and what it is called. */
import type { Colour, End, Line, Row, RowMove } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { placeWords, sizesWords, tilesWords } from '../text/words'
import { firstNumber, type LineGeometry } from './geometry'

/** A number with a row, or an end of the line; with neither, the die. */
export interface Column {
  number: number
  row: Row | null
  end: End | null
}

/** In order of their numbers. */
export function columnsOf(line: Line): Column[] {
  const columns: Column[] = [
    ...(line.die === null ? [] : [{ number: line.die, row: null, end: null }]),
    ...line.rows.map((row) => ({ number: row.number, row, end: null })),
    ...line.ends.map((end) => ({ number: end.number, row: null, end })),
  ]
  return columns.sort((one, other) => one.number - other.number)
}

export interface Axis {
  /** All that are shown, from the lowest on. */
  numbers: number[]
  pitch: number
  tile: number
}

/** The part of the axis that is shown. A line that is longer than the room for it can only come from a position set up by
    hand: then all is narrower. */
export function axisOf(columns: readonly Column[], geometry: LineGeometry): Axis {
  const used = columns.map(({ number }) => number)
  const highest = Math.max(...used, 1)
  const lowest = Math.min(firstNumber(geometry.columns, highest), ...used)
  const shown = Math.max(geometry.columns, highest - lowest + 1)
  const pitch = Math.min(geometry.pitch, geometry.lineWidth / shown)
  return {
    numbers: Array.from({ length: shown }, (_, index) => lowest + index),
    pitch,
    tile: Math.min(geometry.tile, pitch - 2),
  }
}

/** Numbers that no row can be on are not printed. */
export const farthestOf = ({ die, rows_to_win: most }: Line) => (most === null ? Infinity : (die ?? 6) + most)

/** One row is missing. */
export const isNearWin = ({ rows, rows_to_win: most }: Line) => most !== null && rows.length === most - 1

export function rowLabel(colour: Colour, row: Row): string {
  const layers = row.layers.map((layer) => tilesWords(layer.map((laid) => laid.tile)))
  const place = placeWords(colour, row.number)
  const tiles = layers.at(-1)!
  if (layers.length === 1) return t('row-label', { place, tiles })
  return t('row-label-layers', { place, tiles, under: layers.slice(0, -1).reverse().join('; ') })
}

/** `isBlocked`: a player had no move. */
export function endLabel(colour: Colour, end: End, fit: RowMove | null, isBlocked: boolean): string {
  const place = placeWords(colour, end.number)
  if (!end.open) return t('end-label-closed', { place })
  if (fit) return t('end-label-fits', { place, sum: fit.sum })
  const sizes = sizesWords(end.sizes)
  return isBlocked ? t('end-label-blocked', { place, sizes }) : t('end-label', { place, sizes })
}
