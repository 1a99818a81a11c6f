/** Animations of tiles: short, and none for people whose system asks for reduced motion. */
import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'

const calm = matchMedia('(prefers-reduced-motion: reduce)')

export const duration = (milliseconds: number) => (calm.matches ? 0 : milliseconds)

/** Degrees. At 90 a tile would have no width, and another animation that starts then could not measure it. */
const STEEPEST = 70

/** For a tile that was not on the board before: drawn, or shown for the first time. */
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
