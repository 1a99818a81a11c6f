/** A swipe to the left or right over something that is looked at. */
import type { Attachment } from 'svelte/attachments'

/** Pixels that a finger moves aside, and at most up or down. */
const FAR = 48
const STEEP = 40

export function swipe(onswipe: (direction: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: Touch | null = null
    const begin = (event: TouchEvent) => (start = event.touches.length === 1 ? event.touches[0]! : null)
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!start || !touch) return
      const x = touch.clientX - start.clientX
      const y = touch.clientY - start.clientY
      start = null
      if (Math.abs(x) >= FAR && Math.abs(y) <= STEEP) onswipe(x < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  }
}
