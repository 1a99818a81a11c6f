/** Tiles fly from where they were to where they are. Each tile is an element with `data-flight`, its code; the pile is
    `data-flight="pile"`. Before the page changes all are measured, afterwards each that has moved is animated from its old
    place. So a flight needs to know nothing of hands, lines and discards. */
import { isCalm, TIMES } from './motion'

const SETTLE = 'cubic-bezier(.2,.9,.25,1)'
const LAND = 'cubic-bezier(.2,1.2,.35,1)'
/** Degrees, at the start of a flight. */
const TILT = 6
/** A tile that has moved less, in pixels, is where it was. */
const SLACK = 1

const tilesIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-flight]')]
const groupOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-group]')?.dataset.group ?? ''

interface Seen {
  box: DOMRect
  group: string
}

export class Flights {
  // Measured anew before each change; nothing draws it.
  readonly #before = new Map<string, Seen>()
  #running: Animation[] = []

  /** Call before the page changes. */
  measure(root: HTMLElement): void {
    this.#before.clear()
    for (const element of tilesIn(root)) {
      const box = element.getBoundingClientRect()
      if (box.width > 0) this.#before.set(element.dataset.flight!, { box, group: groupOf(element) })
    }
  }

  /** Call after the page has changed. `speed` is 0 for no movement at all. */
  fly(root: HTMLElement, speed: number): void {
    this.finish()
    if (speed === 0 || isCalm() || this.#before.size === 0) return
    let landing = 0
    let revealed = 0
    for (const element of tilesIn(root)) {
      const key = element.dataset.flight!
      if (key === 'pile') continue
      const now = element.getBoundingClientRect()
      const seen = this.#before.get(key)
      if (seen) {
        if (Math.hypot(seen.box.x - now.x, seen.box.y - now.y) <= SLACK) continue
        if (seen.group === groupOf(element)) this.#slide(element, seen.box, now, speed)
        else this.#land(element, seen.box, now, landing++, speed)
      } else {
        const pile = this.#before.get('pile')
        const wasHidden = this.#before.has(`${groupOf(element)}-0`)
        if (wasHidden) this.#turnUp(element, revealed++, speed)
        else if (pile) this.#draw(element, pile.box, now, speed)
      }
    }
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish()
    this.#running = []
  }

  #animate(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const animation = element.animate(frames, { fill: 'backwards', ...options })
    element.classList.add('flying')
    const landed = () => element.classList.remove('flying')
    animation.onfinish = landed
    animation.oncancel = landed
    this.#running.push(animation)
  }

  #slide(element: HTMLElement, from: DOMRect, to: DOMRect, speed: number): void {
    const frames = [{ transform: shift(from, to) }, { transform: 'none' }]
    this.#animate(element, frames, { duration: TIMES.slide * speed, easing: SETTLE })
  }

  #land(element: HTMLElement, from: DOMRect, to: DOMRect, order: number, speed: number): void {
    const frames = [
      { transform: `${shift(from, to)} rotate(${TILT}deg)` },
      { transform: `${shift(from, to, 0.45, -14)} rotate(${TILT / 2}deg)`, offset: 0.55 },
      { transform: 'none' },
    ]
    const options = { duration: TIMES.lay * speed, delay: TIMES.apart * order * speed, easing: LAND }
    this.#animate(element, frames, options)
  }

  #draw(element: HTMLElement, from: DOMRect, to: DOMRect, speed: number): void {
    const frames = [
      { transform: `${shift(from, to)} rotateY(180deg)`, filter: 'brightness(0.7)' },
      { transform: `${shift(from, to, 0.5, -10)} rotateY(90deg)`, filter: 'brightness(0.7)', offset: 0.5 },
      { transform: 'none', filter: 'none' },
    ]
    this.#animate(element, frames, { duration: TIMES.draw * speed, easing: SETTLE })
  }

  #turnUp(element: HTMLElement, order: number, speed: number): void {
    const frames = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }]
    const delay = TIMES.revealApart * order * speed
    this.#animate(element, frames, { duration: TIMES.reveal * speed, delay, easing: SETTLE })
  }
}

/** From the place `from` towards `to`: all of the way back at 1, and some pixels higher. */
function shift(from: DOMRect, to: DOMRect, share = 1, up = 0): string {
  const x = (from.x + from.width / 2 - to.x - to.width / 2) * share
  const y = (from.y + from.height / 2 - to.y - to.height / 2) * share + up
  const scale = 1 + (from.width / to.width - 1) * share
  return `translate(${x}px, ${y}px) scale(${scale})`
}
