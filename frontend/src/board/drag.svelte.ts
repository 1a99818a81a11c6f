/** Dragging tiles from the hand by mouse, pen or finger. A short movement still counts as a tap. */
import type { Attachment } from 'svelte/attachments'
import type { Place } from './selection.svelte'
import type { Colour, TileCode } from '../protocol/types'

export type Target = { kind: 'place'; place: Place } | { kind: 'theirs'; tile: TileCode }

/** Where a tap ends and a drag begins, in pixels. */
const SLACK = 8

export const placeKey = (place: Place) => `${place.line}-${place.number}`

/** Where a place is in the window; null while it is not drawn. */
export function boxOf(table: HTMLElement, place: Place): DOMRect | null {
  const element = table.querySelector(`[data-line=${place.line}][data-number='${place.number}']`)
  return element?.getBoundingClientRect() ?? null
}

function elementUnder(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]') ?? null
}

function targetOf(element: HTMLElement | null): Target | null {
  const { target, line, number, tile } = element?.dataset ?? {}
  if (target === 'place' && line && number)
    return { kind: 'place', place: { line: line as Colour, number: Number(number) } }
  if (target === 'theirs' && tile) return { kind: 'theirs', tile }
  return null
}

function keyOf(target: Target | null): string | null {
  if (target === null) return null
  return target.kind === 'place' ? placeKey(target.place) : target.tile
}

/** One board's dragging: at most one tile at a time. */
export class Drag {
  /** The tile that was taken; null while nothing is dragged. */
  tile = $state<TileCode | null>(null)
  x = $state(0)
  y = $state(0)
  /** The key of the place or tile under the pointer. */
  over = $state<string | null>(null)

  /** Makes an element a tile that can be dragged. */
  draggable(tile: TileCode, taken: () => void, dropped: (target: Target) => void): Attachment<HTMLElement> {
    return (node) => {
      let from: { x: number; y: number; pointer: number } | null = null
      let isDragging = false

      const down = (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary) return
        from = { x: event.clientX, y: event.clientY, pointer: event.pointerId }
        isDragging = false
        // At once: a quick pointer has left the tile before its first move event.
        node.setPointerCapture(event.pointerId)
      }

      const move = (event: PointerEvent) => {
        if (from === null || event.pointerId !== from.pointer) return
        if (!isDragging) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
          isDragging = true
          taken()
          this.tile = tile
        }
        this.x = event.clientX
        this.y = event.clientY
        this.over = keyOf(targetOf(elementUnder(event.clientX, event.clientY)))
      }

      const end = (event: PointerEvent) => {
        if (from === null || event.pointerId !== from.pointer) return
        from = null
        if (!isDragging) return
        this.tile = null
        this.over = null
        const target = event.type === 'pointerup' ? targetOf(elementUnder(event.clientX, event.clientY)) : null
        if (target) dropped(target)
        // The click event of this drag, if any, follows at once. A later click is a tap.
        setTimeout(() => (isDragging = false))
      }

      const click = (event: MouseEvent) => {
        if (!isDragging) return
        event.preventDefault()
        event.stopImmediatePropagation()
      }

      node.addEventListener('pointerdown', down)
      node.addEventListener('pointermove', move)
      node.addEventListener('pointerup', end)
      node.addEventListener('pointercancel', end)
      node.addEventListener('click', click, { capture: true })
      return () => {
        node.removeEventListener('pointerdown', down)
        node.removeEventListener('pointermove', move)
        node.removeEventListener('pointerup', end)
        node.removeEventListener('pointercancel', end)
        node.removeEventListener('click', click, { capture: true })
        if (this.tile === tile) this.tile = null
      }
    }
  }
}
