/** Asking about a thing on the table: a long press, a right click, or the key ? on what has the focus. */
import type { Attachment } from 'svelte/attachments'
import { readThing, type Thing } from './ask'

/** Milliseconds that a finger rests on a thing to ask about it. */
const HOLD = 450
/** Milliseconds after a finger that has asked was lifted, in which a click still comes from it. */
const LIFT = 400
/** A finger that moves farther, in pixels, drags or scrolls. */
const SLACK = 8

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export interface Asked {
  thing: Thing
  anchor: DOMRect
}

const askable = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-ask]') : null

/** What takes the focus for a thing: its button, where it has one. */
function focusable(element: HTMLElement): HTMLElement {
  if (element.matches('button')) return element
  const button = element.querySelector<HTMLElement>('button')
  if (button) return button
  element.tabIndex = -1
  return element
}

/** All that can be asked, in order; tiles of a row that is a button count as that row. */
const allIn = (table: HTMLElement) =>
  [...table.querySelectorAll<HTMLElement>('[data-ask]')].filter(
    (element) => element.getClientRects().length > 0 && !element.parentElement!.closest('li[data-ask]'),
  )

/** Puts the focus on the first thing that can be asked. */
export function focusFirstThing(table: HTMLElement): void {
  const first = allIn(table)[0]
  if (first) focusable(first).focus()
}

export class Asking {
  asked = $state.raw<Asked | null>(null)
  #timer = 0
  /** The finger that asks is still down: what follows from lifting it is not a tap. */
  #hasAsked = false

  close(): void {
    this.asked = null
  }

  #ask(element: HTMLElement): boolean {
    const thing = readThing(element.dataset.ask ?? '')
    if (thing === null) return false
    this.asked = { thing, anchor: element.getBoundingClientRect() }
    return true
  }

  /** For the element of the table. */
  readonly listening: Attachment<HTMLElement> = (table) => {
    let from: { x: number; y: number; pointer: number } | null = null

    const stop = () => {
      clearTimeout(this.#timer)
      from = null
    }

    const down = (event: PointerEvent) => {
      stop()
      this.#hasAsked = false
      const element = askable(event.target)
      if (element === null || event.pointerType === 'mouse' || !event.isPrimary) return
      const { target, pointerId } = event
      from = { x: event.clientX, y: event.clientY, pointer: pointerId }
      this.#timer = window.setTimeout(() => {
        this.#hasAsked = this.#ask(element)
        // The finger asks: it drags nothing from here on.
        if (this.#hasAsked) target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }))
      }, HOLD)
    }

    const move = (event: PointerEvent) => {
      if (from?.pointer !== event.pointerId) return
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) >= SLACK) stop()
    }

    const up = () => {
      stop()
      setTimeout(() => (this.#hasAsked = false), LIFT)
    }

    const click = (event: MouseEvent) => {
      if (!this.#hasAsked) return
      this.#hasAsked = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    const menu = (event: MouseEvent) => {
      const element = askable(event.target)
      if (element === null) return
      event.preventDefault()
      // A long press opens the menu of some browsers too: it has asked already.
      if (!this.#hasAsked) this.#ask(element)
    }

    const key = (event: KeyboardEvent) => {
      const element = askable(event.target)
      if (element === null || event.altKey || event.ctrlKey || event.metaKey) return
      const step = STEPS[event.key]
      if (event.key !== '?' && step === undefined) return
      if (step === undefined) this.#ask(element)
      else {
        const all = allIn(table)
        const next = all[(all.indexOf(element) + step + all.length) % all.length]
        if (next) focusable(next).focus()
      }
      event.preventDefault()
      event.stopPropagation()
    }

    table.addEventListener('pointerdown', down)
    table.addEventListener('pointermove', move)
    table.addEventListener('pointerup', up)
    table.addEventListener('pointercancel', stop)
    table.addEventListener('click', click, { capture: true })
    table.addEventListener('contextmenu', menu)
    table.addEventListener('keydown', key)
    return () => {
      stop()
      table.removeEventListener('pointerdown', down)
      table.removeEventListener('pointermove', move)
      table.removeEventListener('pointerup', up)
      table.removeEventListener('pointercancel', stop)
      table.removeEventListener('click', click, { capture: true })
      table.removeEventListener('contextmenu', menu)
      table.removeEventListener('keydown', key)
    }
  }
}
