/** Measures the table for what is drawn over it: the boxes that are lit, and where the card stands. */
import type { Colour } from '../protocol/types'
import {
  keptWhileAsking,
  placeCard,
  placePointer,
  POINTER,
  type Box,
  type Kept,
  type Placed,
  type Pointing,
} from './placing'
import { find, isMarker, isPlace, isTheirs, nextOn, signsOf } from './signs'

export interface SceneOptions {
  frame: () => HTMLElement | undefined
  /** The signs of the way. */
  glow: () => readonly string[]
  /** Places that the card speaks of beside them. */
  about: () => readonly string[]
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
  /** What is needed too, and not dimmed. */
  clear: Box[]
  next: Box | null
  pointing: Pointing | null
  placed: Placed
  width: number
  height: number
}

/** What is said of what is picked, the row that it makes, and the button that plays it. */
const CLEAR = [
  '.dock.near .say > :not(.unseen-text, .caption)',
  '.line .place.chosen',
  '.dock.near .confirm .main:not(:disabled)',
].join()
/** What the pointing hand should not cover. */
const LABELS = [
  '.dock.near .say > :not(.unseen-text)',
  ':is(.dock, .popover) :is([data-flight], .marker, .confirm button)',
  '.line li',
].join()
const isWith = (one: Element, other: Element) => one.contains(other) || other.contains(one)

/** A selector of no element. */
const NOTHING = ':not(*)'
const LINES: readonly Colour[] = ['white', 'black']
const NOWHERE: Placed = { left: 12, top: 12, tip: null }

export class Scene {
  shown = $state.raw<Measured>({ lit: [], clear: [], next: null, pointing: null, placed: NOWHERE, width: 0, height: 0 })

  /** Made while a component is set up. Tiles fly and docks change: it looks again with every frame of the screen. */
  constructor(options: SceneOptions) {
    let known = ''
    const place = remembering(placeCard)
    $effect(() => {
      let request = requestAnimationFrame(function look(this: void) {
        request = requestAnimationFrame(look)
        const frame = options.frame()
        if (!frame) return
        const measured = measure(frame, options, place)
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

/** Nothing is worked out again while nothing moves. */
function remembering<Given extends unknown[], Found>(work: (...given: Given) => Found): (...given: Given) => Found {
  let last: { key: string; found: Found } | null = null
  return (...given) => {
    const key = JSON.stringify(given)
    if (last?.key !== key) last = { key, found: work(...given) }
    return last.found
  }
}

function measure(frame: HTMLElement, options: SceneOptions, placing: typeof placeCard): Measured {
  const { glow, about, lit, wanted, moves, card, isAsking, canChoose, isOver } = options
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
  const pointed = isAsking() ? (glow().find(isPlace) ?? glow().find(isMarker)) : undefined
  const place = pointed ? find(frame, pointed) : null
  const anchor = place ? boxOf(place) : null
  const buttons = all(':is(.leading, .trailing, .bar) :is(a, button)')
  const spoken = linesOf([...glow(), ...about()])
  const isOfTheirs = glow().some(isTheirs)
  const keep = isAsking()
    ? keptWhileAsking({
        buttons,
        anchor,
        lit: boxes,
        setting: all('.setting li'),
        roll: all('.setting .roll'),
        spoken: spoken.flatMap((line) => all(`.line.${line} li`).map(withItsFrame)),
        unspoken: LINES.filter((line) => !spoken.includes(line)).flatMap((line) => all(`.line.${line} li`)),
        hand: all('.dock.near .hand'),
        said: all('.dock.near .say'),
        dock: all('.dock.near'),
        theirs: all('.dock.far .tiles').map((box) => (isOfTheirs ? withTheHandBelow(box) : box)),
        isOfTheirs,
        canChoose: canChoose(),
      })
    : keptAfter(all, buttons, moves(), isOver())
  const size = { width: outer.width, height: outer.height }
  const placed = placing(card(), size, anchor, keep)
  const over = { x: placed.left, y: placed.top, ...card() }
  const labels = [...frame.querySelectorAll(LABELS)].filter((element) => !target || !isWith(element, target)).map(boxOf)
  return {
    lit: boxes,
    clear: [...frame.querySelectorAll(CLEAR)]
      .filter((element) => !shownElements.some((one) => one === element))
      .map(boxOf)
      .filter(({ height }) => height > 0),
    next,
    pointing: next ? placePointer(next, size, over, labels) : null,
    placed,
    ...size,
  }
}

/** What should stay in view after a move, and after the answer to it. */
function keptAfter(
  all: (selector: string) => Box[],
  buttons: readonly Box[],
  moves: readonly string[],
  isOver: boolean,
): Kept[] {
  const kept = (boxes: readonly Box[], weight: number) => boxes.map((box) => ({ box, weight }))
  // An Exchange or a Redraw is seen in the hands.
  const isOfHands = moves.some((move) => !signsOf(move).some(isPlace))
  return [
    ...kept(buttons, 50),
    ...kept(
      moves.flatMap((move) => all(rowsOf(move)).map(withItsFrame)),
      80,
    ),
    ...kept(all('.dock.near .hand'), isOver || isOfHands ? 10 : 2),
    ...kept(all('.dock.far .hand'), isOfHands ? 10 : 2),
    ...kept(all('.line li'), 4),
    ...kept(all('.line .axis'), 1),
  ]
}

/** The lines that a card speaks of: those of its places. */
function linesOf(signs: readonly string[]): Colour[] {
  return LINES.filter((line) => signs.some((sign) => isPlace(sign) && sign.startsWith(line.charAt(0))))
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

/** The hand points from below. */
const withTheHandBelow = (box: Box): Box => ({ ...box, height: box.height + POINTER.height })
