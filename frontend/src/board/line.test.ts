import { expect, test } from 'vitest'
import type { Line, Row, RowMove } from '../protocol/types'
import { lineGeometry } from './geometry'
import { axisOf, columnsOf, endLabel, farthestOf, isNearWin, rowLabel } from './line'

const row = (number: number, layers: string[][] = [['12']]): Row => ({
  number,
  size: layers[0]!.length,
  layers: layers.map((tiles) => tiles.map((tile) => ({ tile, chip: null }))),
  open: true,
})
const LINE: Line = {
  die: 5,
  owner: 'A',
  rows: [row(4), row(6)],
  rows_to_win: 6,
  ends: [
    { number: 7, side: 'above', open: true, sizes: [1, 3] },
    { number: 3, side: 'below', open: false, sizes: [] },
  ],
}
const FIT: RowMove = { text: '', kind: 'lay', line: 'white', number: 7, tiles: ['43'], sum: '7', left: 1 }

test('columns come in order: ends, rows, and the die, which has neither', () => {
  const columns = columnsOf(LINE)
  expect(columns.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7])
  expect(columns.filter(({ row, end }) => row === null && end === null)).toEqual([{ number: 5, row: null, end: null }])
})

test('a line that is only looked at can be without a die', () => {
  expect(columnsOf({ ...LINE, die: null, rows: [], ends: [] })).toEqual([])
})

test('an axis begins at one as long as all fits, then it glides with the higher end', () => {
  const geometry = lineGeometry(400, 8, 2)
  expect(axisOf(columnsOf(LINE), geometry).numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const higher: Line = { ...LINE, ends: [{ number: 10, side: 'above', open: true, sizes: [1] }] }
  expect(axisOf(columnsOf(higher), geometry).numbers).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
})

test('a line that is longer than its axis is drawn narrower, within its width', () => {
  const geometry = lineGeometry(400, 4, 2)
  const { numbers, pitch, tile } = axisOf(columnsOf(LINE), geometry)
  expect(numbers).toEqual([3, 4, 5, 6, 7])
  expect(pitch * numbers.length).toBeLessThanOrEqual(400)
  expect(tile).toBeLessThan(pitch)
})

test('numbers end where no row can be; a novice line has no such end', () => {
  expect(farthestOf(LINE)).toBe(11)
  expect(farthestOf({ ...LINE, rows_to_win: null })).toBe(Infinity)
})

test('a line is near to winning when one row is missing', () => {
  expect(isNearWin(LINE)).toBe(false)
  expect(isNearWin({ ...LINE, rows: [1, 2, 3, 4, 6].map((number) => row(number)) })).toBe(true)
  expect(isNearWin({ ...LINE, rows_to_win: null })).toBe(false)
})

test('a row is called by its uppermost layer first', () => {
  expect(rowLabel('white', row(4))).toBe('White 4: white 1/black 2')
  expect(rowLabel('white', row(4, [['12'], ['33'], ['05']]))).toMatch(/black 5.*white 3\/black 3; white 1\/black 2/)
})

test('an end says what it takes, what fits, or that it is closed', () => {
  const [open, closed] = LINE.ends as [Line['ends'][number], Line['ends'][number]]
  const labels = [
    endLabel('white', open, null, false),
    endLabel('white', open, FIT, false),
    endLabel('white', open, null, true),
    endLabel('white', closed, null, false),
  ]
  expect(new Set(labels).size).toBe(4)
  for (const label of labels.slice(0, 3)) expect(label).toContain('White 7')
  expect(labels[3]).toContain('White 3')
})
