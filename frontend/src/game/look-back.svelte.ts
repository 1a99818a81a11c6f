/** Stepping through a finished game: its record is read once, then one view for each step that is looked at. */
import type { BoardView } from '../protocol/types'

export interface Source {
  record: () => Promise<string>
  view: (record: string, step: number, signal: AbortSignal) => Promise<BoardView>
}

export class LookBack {
  /** The view after so many steps; null shows the end of the game. */
  view = $state.raw<BoardView | null>(null)
  step = $state<number | null>(null)
  /** Why a step could not be shown. */
  problem = $state<string | null>(null)
  readonly #source: Source
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, which nothing draws
  readonly #views = new Map<number, BoardView>()
  #record: string | null = null
  #reading: AbortController | null = null

  constructor(source: Source) {
    this.#source = source
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

  /** Cancels the request under way: its answer is not shown. */
  stop(): void {
    this.#reading?.abort()
  }

  async #read(step: number, signal: AbortSignal): Promise<BoardView> {
    const known = this.#views.get(step)
    if (known) return known
    this.#record ??= await this.#source.record()
    const view = await this.#source.view(this.#record, step, signal)
    this.#views.set(step, view)
    return view
  }
}
