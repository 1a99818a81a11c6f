import { describe, expect, it } from 'vitest'
import { keptWhileAsking, placeCard, placePointer, POINTER, type Asked, type Box } from './placing'

const PHONE = { width: 390, height: 844 }
const CARD = { width: 330, height: 150 }

/** The table of a phone: one tile is to be laid next to a row of two. */
const column = (x: number, y: number, height: number): Box => ({ x, y, width: 46, height })
const WHITE = [149, 195, 241, 333].map((x) => column(x, 233, 77)).concat(column(287, 185, 124))
const BLACK = [11, 103, 149, 195].map((x) => column(x, 501, 77)).concat(column(57, 453, 124))
const DOCK = { x: 0, y: 582, width: 390, height: 262 }
const HAND = { x: 12, y: 665, width: 366, height: 67 }
const THEIRS = { x: 44, y: 59, width: 252, height: 37 }
const NEXT_TO_TWO: Asked = {
  buttons: [{ x: 0, y: 0, width: 44, height: 54 }],
  anchor: BLACK[0]!,
  lit: [BLACK[0]!, { x: 59, y: 665, width: 64, height: 67 }],
  setting: [],
  roll: [],
  spoken: BLACK,
  unspoken: WHITE,
  hand: [HAND],
  said: [],
  dock: [DOCK],
  theirs: [THEIRS],
  isOfTheirs: false,
  canChoose: true,
}

/** The boxes that a card covers. */
const covered = (card: Box, boxes: readonly Box[]) =>
  boxes.filter(
    ({ x, y, width, height }) =>
      card.x < x + width && card.x + card.width > x && card.y < y + height && card.y + card.height > y,
  )

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

  it('over neither row that has just been laid: yours, then the answer', () => {
    const card = { width: 352, height: 190 }
    const own = { x: 150, y: 470, width: 42, height: 86 }
    const other = { x: 240, y: 200, width: 42, height: 86 }
    const lines = [
      { x: 12, y: 240, width: 366, height: 74 },
      { x: 12, y: 510, width: 366, height: 74 },
    ]
    const hand = { x: 28, y: 665, width: 334, height: 68 }
    const placed = placeCard(card, PHONE, null, [
      { box: own, weight: 30 },
      { box: other, weight: 30 },
      ...lines.map((box) => ({ box, weight: 4 })),
      { box: hand, weight: 2 },
    ])
    const covers = ({ y, height }: typeof own) => placed.top < y + height && placed.top + card.height > y
    expect([own, other, ...lines].some(covers)).toBe(false)
  })

  it('over neither hand after an exchange', () => {
    const hands = [
      { x: 44, y: 59, width: 160, height: 38 },
      { x: 28, y: 600, width: 334, height: 236 },
    ]
    const lines = [
      { x: 12, y: 160, width: 366, height: 150 },
      { x: 12, y: 480, width: 366, height: 100 },
    ]
    const { top } = placeCard(CARD, PHONE, null, [
      ...hands.map((box) => ({ box, weight: 10 })),
      ...lines.map((box) => ({ box, weight: 4 })),
    ])
    expect(top).toBeGreaterThanOrEqual(97)
    expect(top + CARD.height).toBeLessThanOrEqual(600)
  })

  it('over no row of the line that it speaks of, nor its numbers, nor the hand: between the lines where it fits', () => {
    for (const card of [
      { width: 352, height: 113 },
      { width: 352, height: 132 },
    ]) {
      const placed = placeCard(card, PHONE, NEXT_TO_TWO.anchor, keptWhileAsking(NEXT_TO_TWO))
      const over = { x: placed.left, y: placed.top, ...card }
      expect(covered(over, [...BLACK, ...WHITE, HAND, DOCK])).toEqual([])
    }
  })

  it('over the other line where there is no room between, rather than over its own', () => {
    const card = { width: 352, height: 211 }
    const placed = placeCard(card, PHONE, NEXT_TO_TWO.anchor, keptWhileAsking(NEXT_TO_TWO))
    const over = { x: placed.left, y: placed.top, ...card }
    expect(covered(over, [...BLACK, HAND, DOCK])).toEqual([])
  })

  it('over the near line where it speaks of the far one', () => {
    const card = { width: 352, height: 211 }
    const anchor = WHITE[0]!
    const table = { ...NEXT_TO_TWO, anchor, lit: [anchor], spoken: WHITE, unspoken: BLACK }
    const placed = placeCard(card, PHONE, anchor, keptWhileAsking(table))
    const over = { x: placed.left, y: placed.top, ...card }
    expect(covered(over, [...WHITE, HAND, DOCK])).toEqual([])
  })

  it('over neither hand while a tile of each is picked', () => {
    const card = { width: 352, height: 211 }
    const anchor = { x: 73, y: 776, width: 70, height: 48 }
    const table = { ...NEXT_TO_TWO, anchor, lit: [anchor], spoken: WHITE, unspoken: BLACK, isOfTheirs: true }
    const placed = placeCard(card, PHONE, anchor, keptWhileAsking(table))
    const over = { x: placed.left, y: placed.top, ...card }
    expect(covered(over, [...WHITE, HAND, DOCK, THEIRS])).toEqual([])
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

describe('where the hand points from', () => {
  const CARD_AT = { x: 19, y: 330, width: 352, height: 113 }
  const tile = { x: 59, y: 665, width: 64, height: 67 }
  const others = [125, 193, 261].map((x) => ({ ...tile, x }))

  it('the lower edge, towards the right: the numbers of a tile are seen', () => {
    const { x, y, turn } = placePointer(tile, PHONE, CARD_AT, others)
    expect(turn).toBe(0)
    expect(y).toBeGreaterThanOrEqual(tile.y + tile.height)
    expect(y - POINTER.tip.y).toBeLessThanOrEqual(tile.y + tile.height)
    expect(x).toBeGreaterThan(tile.x + tile.width / 2)
    expect(x).toBeLessThan(tile.x + tile.width)
  })

  it('the upper edge, where a sentence is below', () => {
    const sentence = { x: 12, y: 742, width: 366, height: 32 }
    const { y, turn } = placePointer(tile, PHONE, CARD_AT, [...others, sentence])
    expect(turn).toBe(180)
    expect(y).toBeLessThanOrEqual(tile.y)
  })

  it('the upper edge, where the window ends below', () => {
    const button = { x: 73, y: 776, width: 70, height: 56 }
    expect(placePointer(button, PHONE, CARD_AT, []).turn).toBe(180)
  })

  it('not from behind the card', () => {
    const place = { x: 149, y: 233, width: 46, height: 77 }
    expect(placePointer(place, PHONE, { ...CARD_AT, y: 324 }, []).turn).toBe(180)
  })

  it('a side, where there is no room above or below', () => {
    const low = { width: 844, height: 90 }
    const nowhere = { x: 0, y: 0, width: 0, height: 0 }
    expect(placePointer({ x: 400, y: 20, width: 60, height: 50 }, low, nowhere, []).turn).toBe(-90)
    expect(placePointer({ x: 780, y: 20, width: 60, height: 50 }, low, nowhere, []).turn).toBe(90)
  })
})
