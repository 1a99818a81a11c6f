/** A game under review: its steps and people, the review as it grows, and the board at each moment. */
import type { Player } from '../board/state'
import type { BoardView, Review, ReviewEntry, ReviewState, Seat } from '../protocol/types'
import { momentsOf } from './review'

export interface Source {
  ask: (signal: AbortSignal) => Promise<ReviewState>
  follow: (key: string, seen: number, signal: AbortSignal) => Promise<ReviewState>
  cancel: (key: string) => Promise<ReviewState>
  /** The board after so many steps. */
  view: (step: number) => Promise<BoardView>
}

export interface ReviewedGame {
  record: string
  /** After the last step. */
  last: BoardView
  near: Seat
  people: Record<Seat, Player>
}

export class Reviewed {
  readonly game: ReviewedGame
  readonly #source: Source
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, which nothing draws
  readonly #views = new Map<number, Promise<BoardView>>()
  #asking: AbortController | null = null
  state = $state.raw<ReviewState | null>(null)
  /** Why there is no review. */
  problem = $state<string | null>(null)

  constructor(game: ReviewedGame, source: Source) {
    this.game = game
    this.#source = source
  }

  get review(): Review | null {
    return this.state?.review ?? null
  }

  get entries(): readonly ReviewEntry[] {
    return this.review?.entries ?? this.state?.entries ?? []
  }

  moments = $derived.by(() => momentsOf(this.game.last.steps, this.entries))

  /** It is being made, or waits for its turn. */
  get isUnderWay(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'running'
  }

  /** Asks for the review and follows it until it is there. */
  async load(): Promise<void> {
    this.stop()
    const asking = new AbortController()
    this.#asking = asking
    this.problem = null
    try {
      let state = await this.#source.ask(asking.signal)
      while (!asking.signal.aborted) {
        this.state = state
        if (state.status !== 'waiting' && state.status !== 'running') return
        state = await this.#source.follow(state.key, state.entries.length, asking.signal)
      }
    } catch (error) {
      if (!asking.signal.aborted) this.problem = (error as Error).message
    }
  }

  /** Follows it no longer; the server goes on. */
  stop(): void {
    this.#asking?.abort()
  }

  async cancel(): Promise<void> {
    if (!this.state) return
    this.stop()
    try {
      this.state = await this.#source.cancel(this.state.key)
    } catch (error) {
      this.problem = (error as Error).message
    }
  }

  view(step: number): Promise<BoardView> {
    let found = this.#views.get(step)
    if (!found) {
      found = step === this.game.last.steps.length ? Promise.resolve(this.game.last) : this.#source.view(step)
      this.#views.set(step, found)
      // What failed is asked for again.
      found.catch(() => this.#views.delete(step))
    }
    return found
  }
}
