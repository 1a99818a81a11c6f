import { describe, expect, it } from 'vitest'
import type { Line, Position, Row } from '../protocol/types'
import type { Shape } from './drawing'
import { snapshotWith } from './fixture'
import { HEIGHT, pictureOf, tileAt, WIDTH, type PictureOptions } from './picture'

const row = (number: number, ...layers: string[][]): Row => ({
  number,
  size: layers[0]!.length,
  layers: layers.map((layer) => layer.map((tile) => ({ tile, chip: null }))),
  open: false,
})

const line = (die: number, rows: Row[]): Line => ({ die, owner: 'A', rows, rows_to_win: 6, ends: [] })

function picture(white: Line, black: Line, won: PictureOptions['won'] = null): Shape[] {
  const position: Position = { ...snapshotWith().position, lines: { white, black } }
  const words = {
    title: 'Ada wins against Bo',
    reason: 'Their own line has six rows.',
    lines: {
      white: { name: 'White line', owner: 'Ada', side: 'near' as const },
      black: { name: 'Black line', owner: 'Bo', side: 'far' as const },
    },
    address: 'bossa.example/game/k7m2',
  }
  return pictureOf({ position, words, won })
}

const SHORT = line(5, [row(4, ['40']), row(6, ['20', '40'])])
const TALL = line(3, [row(4, ['40']), row(8, ['13', '14', '15', '23', '33', '21', '22'])])
const LONG = line(
  6,
  [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12].map((number) => row(number, ['10'])),
)

const textsOf = (shapes: Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
const facesOf = (shapes: Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'box' && Array.isArray(shape.fill) && shape.width < 100 ? [shape] : []))

describe('pictureOf', () => {
  it('names the result, the lines, their owners and the address', () => {
    const texts = textsOf(picture(SHORT, line(2, [])))
    for (const text of ['Ada wins against Bo', 'Their own line has six rows.', 'White line', 'Black line', 'Ada', 'Bo'])
      expect(texts).toContain(text)
    expect(texts).toContain('bossa.example/game/k7m2')
  })

  it('draws every tile of every layer once, and the mark', () => {
    const stacked = line(5, [row(4, ['40'], ['31'])])
    expect(facesOf(picture(SHORT, stacked))).toHaveLength(3 + 2 + 1)
  })

  it.each([
    ['short lines', SHORT, SHORT],
    ['a tall row', TALL, SHORT],
    ['twelve columns', LONG, LONG],
    ['empty lines', line(1, []), line(6, [])],
  ])('keeps %s within its frame, below the title', (_, white, black) => {
    for (const { x, y, width, height } of facesOf(picture(white, black)).slice(1)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(WIDTH)
      expect(y).toBeGreaterThanOrEqual(130)
      expect(y + height).toBeLessThanOrEqual(HEIGHT - 60)
    }
  })

  it('lights the row that won, and no other', () => {
    const lit = (shapes: Shape[]) => shapes.filter((shape) => shape.kind === 'box' && shape.fill === '#ffb84d').length
    expect(lit(picture(SHORT, SHORT))).toBe(0)
    // The row and its number.
    expect(lit(picture(SHORT, SHORT, { line: 'white', number: 6 }))).toBe(2)
  })
})

describe('tileAt', () => {
  it('has a dot for each pip, white ones with a ring', () => {
    const dots = tileAt('23', null, false, 0, 0, 72).flatMap((shape) => (shape.kind === 'dot' ? [shape] : []))
    expect(dots).toHaveLength(5)
    expect(dots.filter(({ stroke }) => stroke !== undefined)).toHaveLength(2)
  })

  it('says on the band of an Inverter what the tile counts now', () => {
    const said = (code: string) =>
      tileAt(code, 'i', false, 0, 0, 72).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(said('14')).toEqual(['4', '1'])
    expect(said('30')).toEqual(['3'])
  })

  it('moves its pips up for a band', () => {
    const lowest = (chip: 'd' | null) =>
      Math.max(...tileAt('33', chip, false, 0, 0, 72).flatMap((shape) => (shape.kind === 'dot' ? [shape.y] : [])))
    expect(lowest('d')).toBeLessThan(53)
    expect(lowest(null)).toBeGreaterThan(53)
  })
})
