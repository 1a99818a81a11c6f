/** The server's events of one game, kept up through lost connections and hidden tabs. */
import { eventsPath } from './requests'
import type { GameEvent, Here, Snapshot } from './types'

export interface StreamListener {
  /** The number of the last event known here: the stream goes on after it. */
  after(): number
  take(snapshot: Snapshot): void
  here(presence: Here): void
  connected(yes: boolean): void
  /** Events may have been missed: read the whole snapshot. */
  catchUp(): Promise<void>
}

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** A hidden tab has no stream, because a browser opens only six to a host; it reads the game now and then instead, so
    that its title still calls. */
const HIDDEN_INTERVAL = 20_000
/** The server sends a heartbeat every 15 s. When two are missed the connection is dead, though nothing says so. */
const SILENCE = 40_000

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
    if (document.hidden) this.#readLater()
    else void this.#reopen()
  }

  #onOnline = (): void => {
    this.#wait = FIRST_WAIT
    if (document.hidden) this.#readLater()
    else void this.#reopen()
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

  #readLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      void this.#listener
        .catchUp()
        .catch(() => undefined)
        .then(() => {
          if (!this.#stopped && document.hidden) this.#readLater()
        })
    }, HIDDEN_INTERVAL)
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
    if (document.hidden) this.#readLater()
    else this.#open()
  }

  #open(): void {
    const source = new EventSource(eventsPath(this.#id, this.#listener.after()))
    this.#source = source
    this.#listenOn()
    source.onopen = () => {
      this.#wait = FIRST_WAIT
      this.#listenOn()
      this.#listener.connected(true)
    }
    source.onmessage = (message: MessageEvent<string>) => {
      this.#listenOn()
      const { snapshot } = JSON.parse(message.data) as GameEvent
      if (snapshot) this.#listener.take(snapshot)
    }
    source.addEventListener('here', (message: MessageEvent<string>) => {
      this.#listenOn()
      this.#listener.here(JSON.parse(message.data) as Here)
    })
    source.addEventListener('heartbeat', () => this.#listenOn())
    source.onerror = () => {
      this.#listener.connected(false)
      // The browser tries again by itself after a lost connection. An answer such as 503 closes the source for good:
      // then a new one is made here.
      if (source.readyState === EventSource.CLOSED) this.#retryLater()
    }
  }

  /** Something came: the connection counts as alive for a while. */
  #listenOn(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#reopen(), SILENCE)
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
