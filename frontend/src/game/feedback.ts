/** What is heard and felt of a game: of what the board shows, never before it shows it. */
import { isCalm, PACES, TIMES } from '../board/motion'
import { readMove } from '../protocol/notation'
import type { BoardView, Step } from '../protocol/types'
import { settings } from '../ui/settings.svelte'
import { play, type Sound } from '../ui/sound'
import type { Mood } from './result'

export interface Output {
  play: (sound: Sound, delay?: number) => void
  vibrate: (pattern: number[]) => void
}

/** Milliseconds of a vibration, and of the pauses between. */
const TURN = [35]
const END = [45, 70, 45]

const DEVICE: Output = {
  play,
  vibrate: (pattern) => {
    // Only phones have it, and a page may use it after a touch only.
    if (settings.vibration && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
      navigator.vibrate(pattern)
  },
}

export interface Heard {
  sound: Sound
  /** Milliseconds after the step is shown, at the normal pace: a tile is heard when it lands. */
  delay: number
}

export function soundsOf(step: Step, view: BoardView): Heard[] {
  if (step.kind === 'drawn') return [{ sound: { name: 'draw' }, delay: 0 }]
  const move = step.kind === 'moved' ? readMove(step.move) : null
  if (move === null) return []
  if (move.kind === 'exchange')
    return [
      { sound: { name: 'draw' }, delay: 0 },
      { sound: { name: 'draw' }, delay: TIMES.lay },
    ]
  if (move.kind === 'redraw') return [{ sound: { name: 'draw' }, delay: 0 }]
  const size = move.tiles.length
  const heard: Heard[] = move.tiles.map((_, order) => ({
    sound: { name: 'lay', size },
    delay: TIMES.lay + order * TIMES.apart,
  }))
  const { rows, rows_to_win: most } = view.position.lines[move.line]
  if (move.kind === 'lay' && most !== null && rows.length === most - 1)
    heard.push({ sound: { name: 'bell' }, delay: TIMES.lay + size * TIMES.apart + TIMES.arm })
  return heard
}

export class Feedback {
  readonly #output: Output
  #latest: { step: Step; view: BoardView } | null = null

  constructor(output: Output = DEVICE) {
    this.#output = output
  }

  /** The board has just shown a step. Of several at once the last is heard. */
  shown(step: Step, view: BoardView): void {
    if (this.#latest === null) queueMicrotask(() => this.#play())
    this.#latest = { step, view }
  }

  #play(): void {
    const latest = this.#latest
    this.#latest = null
    if (latest === null) return
    const speed = isCalm() ? 0 : PACES[settings.pace]
    for (const { sound, delay } of soundsOf(latest.step, latest.view)) this.#output.play(sound, delay * speed)
  }

  rolled(): void {
    this.#output.play({ name: 'dice' })
  }

  /** It is one's own turn, and the board shows it. */
  turn(): void {
    this.#output.vibrate(TURN)
  }

  ended(mood: Mood): void {
    if (mood === 'won') this.#output.play({ name: 'tea' })
    if (mood !== 'watched') this.#output.vibrate(END)
  }
}
