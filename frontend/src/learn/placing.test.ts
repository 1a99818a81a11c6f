import { describe, expect, it } from 'vitest'
import { placeCard } from './placing'

const PHONE = { width: 390, height: 844 }
const CARD = { width: 330, height: 150 }

describe('where the card stands', () => {
  it('above its place, pointing down at it, when nothing is in the way', () => {
    const anchor = { x: 150, y: 480, width: 42, height: 42 }
    const placed = placeCard(CARD, PHONE, anchor, [{ box: anchor, weight: 20 }])
    expect(placed.top + CARD.height).toBeLessThan(anchor.y)
    expect(placed.tip?.side).toBe('bottom')
    expect(placed.left + placed.tip!.at).toBeCloseTo(171)
  })

  it('below its place when there is no room above', () => {
    const anchor = { x: 150, y: 120, width: 42, height: 42 }
    const placed = placeCard(CARD, PHONE, anchor, [{ box: anchor, weight: 20 }])
    expect(placed.top).toBeGreaterThan(anchor.y + anchor.height)
    expect(placed.tip?.side).toBe('top')
  })

  it('beside what is needed where there is room neither above nor below', () => {
    const low = { width: 844, height: 390 }
    const anchor = { x: 600, y: 150, width: 42, height: 90 }
    const hand = { x: 0, y: 270, width: 844, height: 120 }
    const placed = placeCard({ width: 330, height: 200 }, low, anchor, [
      { box: anchor, weight: 20 },
      { box: hand, weight: 6 },
    ])
    expect(placed.left + 330).toBeLessThanOrEqual(anchor.x)
    expect(placed.top + 200).toBeLessThanOrEqual(hand.y)
  })

  it('never leaves the window', () => {
    for (const x of [0, 190, 370])
      for (const y of [0, 400, 820]) {
        const { left, top } = placeCard(CARD, PHONE, { x, y, width: 20, height: 20 }, [])
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + CARD.width).toBeLessThanOrEqual(PHONE.width)
        expect(top + CARD.height).toBeLessThanOrEqual(PHONE.height)
      }
  })
})
