import { describe, expect, test } from 'vitest'
import { firstNumber, geometryFor, handTile, mustShingle, rowGeometry, TALL } from './geometry'

const REGULAR = { full: 12, least: 8 }
const NOVICE = { full: 12, least: 12 }
const at = (width: number, height: number, axis = REGULAR, fontSize = 16) =>
  geometryFor({ width, height, fontSize }, axis)

/** From 1100 pixels on a panel takes a part of the window. */
// prettier-ignore
const SIZES: [number, number][] = [
  [844, 390], [568, 320], [320, 568], [390, 664], [390, 844], [820, 1180], [1042, 657], [1116, 900], [2040, 1440],
]

describe.each(SIZES)('at %i x %i', (width, height) => {
  test('docks, lines and bar fill the window and no more', () => {
    const { bar, far, near, strip, lineHeight, isBeside } = at(width, height)
    const used = bar + far + near + strip + lineHeight * (isBeside ? 1 : 2)
    expect(used).toBeLessThanOrEqual(height)
    expect(used).toBeGreaterThan(height * 0.9)
  })

  test('tiles are large enough, and columns do not overlap', () => {
    const { tile, pitch, columns, lineWidth } = at(width, height)
    expect(tile).toBeGreaterThanOrEqual(28)
    expect(pitch).toBeGreaterThan(tile)
    expect(pitch * columns).toBeLessThanOrEqual(lineWidth + 0.01)
  })

  test('twelve novice columns have room', () => {
    const { tile, pitch, lineWidth } = at(width, height, NOVICE)
    expect(tile).toBeGreaterThanOrEqual(width < 600 ? 24 : 28)
    expect(pitch * 12).toBeLessThanOrEqual(lineWidth + 0.01)
  })

  test('a row of five fits with every pip in view', () => {
    const { tile, lineHeight, ledge } = at(width, height)
    const row = rowGeometry(5, 1, tile, lineHeight - ledge - 8, 28)
    expect(row.tile).toBeGreaterThanOrEqual(28)
    expect(row.height).toBeLessThanOrEqual(lineHeight - ledge)
  })

  test('seven tiles in hand are targets for a finger', () => {
    const { hand, handWidth } = at(width, height)
    expect(handTile(hand, handWidth, 7) + 6).toBeGreaterThanOrEqual(44)
  })
})

test('in a phone held sideways and in a low window the lines are side by side', () => {
  expect(at(844, 390).isBeside).toBe(true)
  expect(at(1042, 657).isBeside).toBe(true)
  expect(at(390, 844).isBeside).toBe(false)
  expect(at(820, 1180).isBeside).toBe(false)
})

test('the axis stands still where there is room for all of it', () => {
  expect(at(1116, 900).columns).toBe(12)
  expect(at(390, 844).columns).toBe(8)
})

test('larger texts get higher docks', () => {
  expect(at(390, 844, REGULAR, 32).near).toBeGreaterThan(at(390, 844).near * 1.3)
})

test('the axis begins at 1 until the line reaches beyond its end', () => {
  expect(firstNumber(8, 7)).toBe(1)
  expect(firstNumber(8, 8)).toBe(1)
  expect(firstNumber(8, 10)).toBe(3)
})

describe('a row', () => {
  test('stands free where there is room', () => {
    const row = rowGeometry(2, 1, 40, 200, 28)
    expect(row.isShingled).toBe(false)
    expect(row.step).toBe(40 * TALL + 2)
  })

  test('overlaps where there is not, and shrinks only then', () => {
    const overlapping = rowGeometry(5, 1, 40, 165, 28)
    expect([overlapping.isShingled, overlapping.tile]).toEqual([true, 40])
    const shrunk = rowGeometry(6, 1, 40, 165, 28)
    expect(shrunk.tile).toBeLessThan(40)
    expect(shrunk.height).toBeLessThanOrEqual(165)
  })

  test('is never smaller than can be read', () => {
    expect(rowGeometry(7, 1, 34, 100, 28).tile).toBe(28)
  })

  test('one row that does not fit makes all rows of its line overlap', () => {
    const room = 165
    expect(mustShingle([{ size: 2, layers: 1 }], 40, room)).toBe(false)
    expect(mustShingle([{ size: 2, layers: 1 }, { size: 5, layers: 1 }], 40, room)).toBe(true) // prettier-ignore
  })

  test('has room for its layers', () => {
    expect(rowGeometry(1, 3, 40, 200, 28).height).toBeGreaterThan(rowGeometry(1, 1, 40, 200, 28).height)
  })
})
