/** Measures the table for what is drawn over it: the boxes that are lit, and where the card stands. */
import { placeCard, type Box, type Placed } from './placing'
import { find, isMarker, isPlace, nextOn } from './signs'

export interface SceneOptions {
  frame: () => HTMLElement | undefined
  /** The signs of the way. */
  glow: () => readonly string[]
  /** Those of them that are lit. */
  lit: () => readonly string[]
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

function measure(frame: HTMLElement, { glow, lit, card, isAsking, canChoose }: SceneOptions): Measured {
  const outer = frame.getBoundingClientRect()
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x - outer.x, y: y - outer.y, width, height }
  }
  const all = (selector: string) => [...frame.querySelectorAll(selector)].map(boxOf).filter(({ width }) => width > 0)
  const signs = lit()
  const elements = signs.flatMap((sign) => find(frame, sign) ?? [])
  const target = signs.length > 0 ? nextOn(frame, signs) : null
  const shownElements = target && !elements.includes(target) ? [...elements, target] : elements
  const boxes = shownElements.map(boxOf)
  const next = target ? boxes[shownElements.indexOf(target)]! : null
  const about = glow().find(isPlace) ?? glow().find(isMarker)
  const place = about ? find(frame, about) : null
  const anchor = place ? boxOf(place) : null
  const kept = (boxesOf: readonly Box[], weight: number) => boxesOf.map((box) => ({ box, weight }))
  const keep = [
    ...kept(all('.leading button, .trailing button, .bar button'), 50),
    ...(isAsking()
      ? [
          ...kept(anchor ? [anchor] : [], 20),
          ...kept(all('.setting li'), canChoose() ? 20 : 1),
          ...kept(boxes, 15),
          ...kept(all('.dock.near'), canChoose() ? 6 : 1),
          ...kept(all('.setting .roll'), 4),
          ...kept(all('.dock.far .tiles'), 3),
          ...kept(all('.line li'), 2),
        ]
      : [...kept(all('.line li.last'), 10), ...kept(all('.dock .tiles'), 3), ...kept(all('.line li'), 1)]),
  ]
  const { width, height } = outer
  return { lit: boxes, next, placed: placeCard(card(), { width, height }, anchor, keep), width, height }
}
