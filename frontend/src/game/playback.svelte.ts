/** Plays the steps of a game at a pace that people can follow. The server's answers are as quick as ever: only what the
    board shows waits. */
import { PACES } from '../board/motion'
import type { Pace } from '../pace'
import type { BoardView, Seat, Step } from '../protocol/types'
import { framesOf, goesOnFrom } from './frames'

export interface PlaybackOptions {
  pace: () => Pace
  viewer: () => Seat | 'both' | null
  /** Something has just been shown. */
  onstep: (step: Step) => void
}

/** A board that is farther behind, in steps, does not play what it has missed. One's own move, the other's whole turn and
    the next draw are four. */
const MOST_BEHIND = 5

export class Playback {
  /** What the board shows. */
  shown = $state.raw<BoardView | null>(null)
  /** Whose turn it shows while it is behind; null when it is not, or between two turns. */
  acting = $state.raw<Seat | null>(null)
  /** It shows steps, or pauses between them. */
  isPlaying = $state(false)
  readonly #options: PlaybackOptions
  #target = $state.raw<BoardView | null>(null)
  #wake: (() => void) | null = null

  /** Nothing is left to be shown: people can go on, though the last tile may still be flying. */
  isUpToDate = $derived(this.shown === this.#target)

  constructor(options: PlaybackOptions) {
    this.#options = options
  }

  /** Shows a view: step by step if it goes on from what is shown, else at once. */
  take(view: BoardView): void {
    this.#target = view
    if (this.shown === null || !goesOnFrom(this.shown, view)) return this.#arrive()
    if (view.steps.length === this.shown.steps.length) {
      if (!this.isPlaying) this.shown = view
      return
    }
    if (!this.isPlaying) void this.#play()
  }

  /** Shows the newest view at once. */
  skip(): void {
    if (this.isPlaying) this.#arrive()
  }

  #arrive(): void {
    const before = this.shown?.steps.length
    this.shown = this.#target
    this.acting = null
    if (before !== undefined) this.#target?.steps.slice(before).forEach((step) => this.#options.onstep(step))
    this.#wake?.()
  }

  /** Waits at the chosen pace. False when everything was shown meanwhile. */
  async #wait(milliseconds: number): Promise<boolean> {
    const shown = this.shown
    const time = milliseconds * PACES[this.#options.pace()]
    if (time > 0 && !document.hidden) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, time)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.#wake = null
    }
    return this.shown === shown
  }

  async #play(): Promise<void> {
    this.isPlaying = true
    while (this.#target !== null && this.shown !== null && this.shown !== this.#target) {
      const behind = this.#target.steps.length - this.shown.steps.length
      if (behind <= 0 || behind > MOST_BEHIND || !goesOnFrom(this.shown, this.#target)) {
        this.#arrive()
        break
      }
      await this.#playStep(this.#target.steps[this.shown.steps.length]!)
    }
    this.acting = null
    this.isPlaying = false
  }

  async #playStep(step: Step): Promise<void> {
    const frames = framesOf(this.shown!, step, this.#options.viewer())
    for (const [index, frame] of frames.entries()) {
      this.acting = frame.acting ?? (step.kind === 'moved' ? step.player : this.acting)
      if (!(await this.#wait(frame.before))) return
      const isLast = index === frames.length - 1 && this.#target?.steps.length === frame.view.steps.length
      this.shown = isLast ? this.#target : frame.view
      if (index === 0) this.#options.onstep(step)
      if (!(await this.#wait(frame.after))) return
    }
  }
}
