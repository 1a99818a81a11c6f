/** Stepping through a finished game: what all steps come from is read once, then the view of each that is looked at. */
import type { BoardView } from '../protocol/types'

export interface Source<Game> {
  read: () => Promise<Game>
  view: (game: Game, step: number, signal: AbortSignal) => Promise<BoardView>
}

/** `Game` is a record, or all views of a game. */
export class LookBack<Game = unknown> {
  /** The view after so many steps; null shows the end of the game. */
  view = $state.raw<BoardView | null>(null)
  step = $state<number | null>(null)
  /** Why a step could not be shown. */
  problem = $state<string | null>(null)
  readonly #source: Source<Game>
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, which nothing draws
  readonly #views = new Map<number, BoardView>()
  #game: Game | null = null
  #reading: AbortController | null = null

  constructor(source: Source<Game>) {
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
    this.#game ??= await this.#source.read()
    const view = await this.#source.view(this.#game, step, signal)
    this.#views.set(step, view)
    return view
  }
}
