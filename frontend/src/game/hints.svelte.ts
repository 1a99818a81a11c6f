/** Hints in a live game: first a nudge, then the move. The server finds them; this says what is shown of them. */
import { tick } from 'svelte'
import type { Hint, Move, Snapshot } from '../protocol/types'

/** Milliseconds after which a nudge that has not come is not waited for any more. */
const PATIENCE = 20_000

export class Hints {
  /** What was told about the open decision. */
  told = $state.raw<Hint | null>(null)
  /** The bubble is shown. */
  isOpen = $state(false)
  /** A nudge was asked for and is not there yet. */
  isWaiting = $state(false)
  /** It was refused, or did not come. */
  problem = $state<string | null>(null)
  #isShown = $state(false)
  #decision: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The number of the decision that a hint can be asked for; null where none can. */
  static decisionOf(snapshot: Snapshot): number | null {
    return snapshot.can_hint ? (snapshot.decisions[0]?.number ?? null) : null
  }

  /** What the newest snapshot tells. A hint ends with its decision. */
  take(snapshot: Snapshot): void {
    const decision = Hints.decisionOf(snapshot)
    if (decision !== this.#decision) this.close()
    this.#decision = decision
    this.told = snapshot.hint
    if (this.told !== null) this.#stopWaiting()
  }

  /** Somebody asks. Gives whether the server is to be asked: else all is told, and shown again. */
  ask(late: string): boolean {
    this.isOpen = true
    this.problem = null
    if (this.told === null) {
      this.#stopWaiting()
      this.isWaiting = true
      this.#timer = setTimeout(() => this.fail(late), PATIENCE)
    }
    return (this.told?.move ?? null) === null
  }

  /** Shows the move on the board, where it was told; again where it was shown before. */
  async show(): Promise<void> {
    this.#isShown = false
    await tick()
    this.#isShown = (this.told?.move ?? null) !== null
  }

  /** The move that the board is to show as picked. */
  moveIn(snapshot: Snapshot): Move | null {
    if (!this.#isShown) return null
    return snapshot.moves.find(({ text }) => text === this.told?.move) ?? null
  }

  fail(problem: string): void {
    this.#stopWaiting()
    this.problem = problem
  }

  close(): void {
    this.#stopWaiting()
    this.isOpen = false
    this.problem = null
    this.#isShown = false
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.isWaiting = false
  }
}
