/** Greetings between two players by link: what has just been said, and whether this viewer wants to see it. */
import { greet } from '../protocol/requests'
import type { LastGreeting, Greeting, Snapshot } from '../protocol/types'
import { read, write } from '../stored'

/** Milliseconds that a greeting is shown. */
const SHOWN = 4_000

export class Greetings {
  /** The greeting that is shown now. */
  current = $state.raw<LastGreeting | null>(null)
  isMuted = $state(false)
  /** Why the last one was not sent, in words. */
  problem = $state<string | null>(null)
  readonly #id: string
  /** The number of the last greeting that is known; null before the first snapshot. */
  #known: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.#id = id
    this.isMuted = read(this.#key) === 'yes'
  }

  get #key(): string {
    return `greetings-muted.${this.#id}`
  }

  /** Shows what is new in a snapshot. What was said before the page was opened is not. */
  take({ greeting, you }: Pick<Snapshot, 'greeting' | 'you'>): void {
    const isNew = this.#known !== null && greeting && greeting.number > this.#known
    this.#known = greeting?.number ?? this.#known ?? 0
    if (isNew && (!this.isMuted || greeting.by === you)) this.#show(greeting)
  }

  #show(greeting: LastGreeting): void {
    clearTimeout(this.#timer)
    this.current = greeting
    this.#timer = setTimeout(() => (this.current = null), SHOWN)
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted
    write(this.#key, isMuted ? 'yes' : 'no')
    if (isMuted) this.current = null
  }

  /** The answer is the newest snapshot; null when it was refused. */
  async send(greeting: Greeting): Promise<Snapshot | null> {
    this.problem = null
    try {
      return await greet(this.#id, greeting)
    } catch (error) {
      this.problem = (error as Error).message
      return null
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
