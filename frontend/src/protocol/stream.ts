/** The server's events of one game, kept up through lost connections and hidden tabs. */
import { eventsPath } from './requests'
import type { Snapshot } from './types'

export interface Here {
  A: boolean
  B: boolean
  thinking: boolean
}

export interface StreamListener {
  /** The number of the last event known here: the stream goes on after it. */
  after(): number
  take(snapshot: Snapshot): void
  here(here: Here): void
  connected(yes: boolean): void
  /** The page was hidden for a while, or the stream refused: read the whole snapshot. */
  catchUp(): Promise<void>
}

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** A hidden tab has no stream (a browser has six to a host), yet its title should call. */
const HIDDEN_LOOK = 20_000
/** A connection can die without a sign: now and then the game is read, which would notice. */
const VISIBLE_LOOK = 60_000

export class Stream {
  #source: EventSource | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT
  #stopped = false
  readonly #id: string
  readonly #listener: StreamListener

  constructor(id: string, listener: StreamListener) {
    this.#id = id
    this.#listener = listener
    document.addEventListener('visibilitychange', this.#onVisibility)
    addEventListener('online', this.#onOnline)
    addEventListener('offline', this.#onOffline)
    this.#onVisibility()
  }

  stop(): void {
    this.#stopped = true
    document.removeEventListener('visibilitychange', this.#onVisibility)
    removeEventListener('online', this.#onOnline)
    removeEventListener('offline', this.#onOffline)
    this.#close()
  }

  #onVisibility = (): void => {
    this.#close()
    this.#wait = FIRST_WAIT
    if (document.hidden) this.#lookLater()
    else void this.#reopen()
  }

  #onOnline = (): void => {
    this.#wait = FIRST_WAIT
    if (!document.hidden) void this.#reopen()
  }

  #onOffline = (): void => {
    this.#close()
    this.#listener.connected(false)
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#source?.close()
    this.#source = null
  }

  #lookLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      void this.#listener
        .catchUp()
        .catch(() => undefined)
        .then(() => {
          if (!this.#stopped && document.hidden) this.#lookLater()
        })
    }, HIDDEN_LOOK)
  }

  async #reopen(): Promise<void> {
    this.#close()
    try {
      await this.#listener.catchUp()
    } catch {
      this.#retryLater()
      return
    }
    if (this.#stopped || this.#source) return
    if (document.hidden) this.#lookLater()
    else this.#open()
  }

  #open(): void {
    const source = new EventSource(eventsPath(this.#id, this.#listener.after()))
    this.#source = source
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#reopen(), VISIBLE_LOOK)
    source.onopen = () => {
      this.#wait = FIRST_WAIT
      this.#listener.connected(true)
    }
    source.onmessage = (message: MessageEvent<string>) => {
      const { table } = JSON.parse(message.data) as { table: Snapshot | null }
      if (table) this.#listener.take(table)
    }
    source.addEventListener('here', (message: MessageEvent<string>) => {
      this.#listener.here(JSON.parse(message.data) as Here)
    })
    source.onerror = () => {
      this.#listener.connected(false)
      // The browser tries again by itself after a lost connection, but an answer such as 503 closes
      // the source for good: then it is made anew here.
      if (source.readyState === EventSource.CLOSED) this.#retryLater()
    }
  }

  #retryLater(): void {
    this.#close()
    if (this.#stopped) return
    this.#listener.connected(false)
    // Spread out, so that not all browsers come back in the same moment after a restart.
    const wait = this.#wait * (0.75 + Math.random() / 2)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    this.#timer = setTimeout(() => void this.#reopen(), wait)
  }
}
