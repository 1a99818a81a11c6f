/** Stepping through a finished game. */
import type { BoardView } from '../protocol/types'

export class LookBack {
  /** The view after so many steps; null shows the end of the game. */
  view = $state.raw<BoardView | null>(null)
  step = $state<number | null>(null)
  /** Why a step could not be shown. */
  problem = $state<string | null>(null)
  readonly #read: (step: number, signal: AbortSignal) => Promise<BoardView>
  #reading: AbortController | null = null

  constructor(read: (step: number, signal: AbortSignal) => Promise<BoardView>) {
    this.#read = read
  }

  /** Shows the game after so many of its steps. */
  async goTo(step: number, last: number): Promise<void> {
    const wanted = Math.max(0, Math.min(step, last))
    this.stop()
    this.problem = null
    this.step = wanted === last ? null : wanted
    if (wanted === last) {
      this.view = null
      return
    }
    const reading = new AbortController()
    this.#reading = reading
    try {
      const view = await this.#read(wanted, reading.signal)
      if (!reading.signal.aborted) this.view = view
    } catch (error) {
      if (!reading.signal.aborted) this.problem = (error as Error).message
    }
  }

  stop(): void {
    this.#reading?.abort()
  }
}
