/** The measures of a small table: from its width and the rules alone, so that nothing moves from turn to turn. */
import { lineGeometry, type LineGeometry } from '../board/geometry'

export interface TableGeometry {
  /** A column of a phone: the hand is below the name. */
  isNarrow: boolean
  line: LineGeometry
  /** The width of a tile in a hand of so many. */
  handTile: (count: number) => number
}

const PADDING = 28
const NARROW_PADDING = 16
/** Tiles in a row that stand free; in higher ones they overlap. */
const FREE = 2.5
const NARROW_FREE = 2.1

export function tableGeometry(width: number, isNovice: boolean): TableGeometry {
  const isNarrow = width < 560
  const inner = width - (isNarrow ? NARROW_PADDING : PADDING)
  const columns = isNovice || inner >= 520 ? 12 : 8
  const largest = isNarrow ? 38 : 44
  const handWidth = isNarrow ? inner : inner - 176 - 190
  return {
    isNarrow,
    line: lineGeometry(inner, columns, isNarrow ? NARROW_FREE : FREE),
    handTile: (count) => Math.max(24, Math.min(largest, handWidth / Math.max(count, 4) - 6)),
  }
}
