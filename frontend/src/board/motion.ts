/** Movements of tiles: short, and none for who asked the system for less motion. */
import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'

const calm = matchMedia('(prefers-reduced-motion: reduce)')

export const duration = (milliseconds: number) => (calm.matches ? 0 : milliseconds)

/** Degrees: a tile seen from its very edge has no width to move from, should it have to go on at once. */
const STEEPEST = 70

/** A tile that came from nowhere on the board turns up: drawn, or shown for the first time. */
function turnUp(): TransitionConfig {
  return {
    duration: duration(260),
    easing: cubicOut,
    css: (progress) => `transform: perspective(400px) rotateY(${(1 - progress) * STEEPEST}deg); opacity: ${progress}`,
  }
}

export const [send, receive] = crossfade({
  duration: () => duration(320),
  easing: cubicOut,
  fallback: turnUp,
})
