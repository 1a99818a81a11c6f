/** Measures the table for what is drawn over it: the boxes that are lit, and where the card stands. */
import { placeCard, type Box, type Placed } from './placing'
import { find, isMarker, isPlace, nextOn, signsOf } from './signs'

export interface SceneOptions {
  frame: () => HTMLElement | undefined
  /** The signs of the way. */
  glow: () => readonly string[]
  /** Those of them that are lit. */
  lit: () => readonly string[]
  /** The move that is wanted: a hand points at what is to be tapped next for it. */
  wanted: () => string | null
  /** The moves that are shown now, or have been: they are what is looked at. */
  moves: () => readonly string[]
  isOver: () => boolean
  card: () => { width: number; height: number }
  /** A card asks for something, or is only to be read. */
  isAsking: () => boolean
  canChoose: () => boolean
}

interface Measured {
  lit: Box[]
  next: Box | null
  placed: Placed
  width: number
  height: number
}

/** A selector of no element. */
const NOTHING = ':not(*)'
const NOWHERE: Placed = { left: 12, top: 12, tip: null }

export class Scene {
  shown = $state.raw<Measured>({ lit: [], next: null, placed: NOWHERE, width: 0, height: 0 })

  /** Made while a component is set up. Tiles fly and docks change: it looks again with every frame of the screen. */
  constructor(options: SceneOptions) {
    let known = ''
    $effect(() => {
      let request = requestAnimationFrame(function look(this: void) {
        request = requestAnimationFrame(look)
        const frame = options.frame()
        if (!frame) return
        const measured = measure(frame, options)
        const text = JSON.stringify(measured)
        if (text === known) return
        known = text
        set(measured)
      })
      return () => cancelAnimationFrame(request)
    })
    const set = (measured: Measured) => (this.shown = measured)
  }
}

function measure(frame: HTMLElement, options: SceneOptions): Measured {
  const { glow, lit, wanted, moves, card, isAsking, canChoose, isOver } = options
  const outer = frame.getBoundingClientRect()
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x - outer.x, y: y - outer.y, width, height }
  }
  const all = (selector: string) => [...frame.querySelectorAll(selector)].map(boxOf).filter(({ width }) => width > 0)
  const signs = lit()
  const elements = signs.flatMap((sign) => find(frame, sign) ?? [])
  const way = signsOf(wanted() ?? '').filter((sign) => signs.includes(sign))
  const target = way.length > 0 ? nextOn(frame, way) : null
  const shownElements = target && !elements.includes(target) ? [...elements, target] : elements
  const boxes = shownElements.map(boxOf)
  const next = target ? boxes[shownElements.indexOf(target)]! : null
  const about = isAsking() ? (glow().find(isPlace) ?? glow().find(isMarker)) : undefined
  const place = about ? find(frame, about) : null
  const anchor = place ? boxOf(place) : null
  const kept = (boxesOf: readonly Box[], weight: number) => boxesOf.map((box) => ({ box, weight }))
  // An Exchange or a Redraw is seen in the hands.
  const isOfHands = moves().some((move) => !signsOf(move).some(isPlace))
  const keep = [
    ...kept(all(':is(.leading, .trailing, .bar) :is(a, button)'), 50),
    ...(isAsking()
      ? [
          ...kept(anchor ? [anchor] : [], 20),
          ...kept(all('.setting li'), canChoose() ? 20 : 1),
          ...kept(boxes, 15),
          ...kept(all('.dock.near'), canChoose() ? 6 : 1),
          ...kept(all('.setting .roll'), 12),
          ...kept(all('.dock.far .tiles'), 3),
          ...kept(all('.line li'), 2),
        ]
      : [
          ...kept(
            moves().flatMap((move) => all(rowsOf(move)).map(withItsFrame)),
            80,
          ),
          ...kept(all('.dock.near .hand'), isOver() || isOfHands ? 10 : 2),
          ...kept(all('.dock.far .hand'), isOfHands ? 10 : 2),
          ...kept(all('.line li'), 4),
          ...kept(all('.line .axis'), 1),
        ]),
  ]
  const { width, height } = outer
  return { lit: boxes, next, placed: placeCard(card(), { width, height }, anchor, keep), width, height }
}

/** The row that a move has made or grown. */
function rowsOf(move: string): string {
  const place = signsOf(move).find(isPlace)
  return place ? `.line li[data-ask="place ${place.startsWith('w') ? 'white' : 'black'} ${place.slice(1)}"]` : NOTHING
}

/** A row that was laid last has a frame around it. */
const FRAME = 8
const withItsFrame = ({ x, y, width, height }: Box): Box => ({
  x: x - FRAME,
  y: y - FRAME,
  width: width + 2 * FRAME,
  height: height + 2 * FRAME,
})
