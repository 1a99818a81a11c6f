import { describe, expect, it } from 'vitest'
import { labelsOf } from './graph-labels'
import type { Riser } from './graph'

const BOX = { width: 700, height: 230 }
const riser = (x: number, y: number, height: number, points: number): Riser => ({
  entry: x,
  x,
  y,
  width: 12,
  height,
  isHollow: true,
  isUnclear: false,
  whose: 'near',
  points,
})
const placesOf = (...risers: Riser[]) => labelsOf({ ...BOX, risers }).map(({ x, y }) => [x, y])

describe('labels of the graph', () => {
  it('stand above what rises and below what falls', () => {
    expect(placesOf(riser(300, 80, 40, 200), riser(500, 80, 40, -200))).toEqual([
      [306, 75],
      [506, 133],
    ])
  })

  it('stay clear of the axis and of the right edge', () => {
    const [first, last] = placesOf(riser(38, 80, 40, 300), riser(680, 80, 40, 200))
    expect(first![0]).toBeGreaterThanOrEqual(56)
    expect(last![0]).toBeLessThanOrEqual(666)
  })

  it('change sides rather than lie on the numbers of turns or over the top', () => {
    expect(placesOf(riser(300, 150, 56, -300))).toEqual([[306, 145]])
    expect(placesOf(riser(300, 8, 90, 500))).toEqual([[306, 111]])
  })

  it('never lie on each other: the larger one is written', () => {
    const found = labelsOf({ ...BOX, risers: [riser(300, 80, 40, 120), riser(314, 80, 40, 300)] })
    expect(found.map(({ riser: { points }, y }) => [points, y])).toEqual([
      [300, 75],
      [120, 133],
    ])
  })

  it('are none for what is small, or where there is no room', () => {
    expect(placesOf(riser(300, 80, 4, 50))).toEqual([])
    expect(labelsOf({ width: 350, height: 230, risers: [riser(300, 80, 40, 500)] })).toEqual([])
  })
})
