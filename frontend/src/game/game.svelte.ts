/** One game on the page: its newest table, what is being sent, and how the connection is. */
import { insist, newRequest, readGame, readStep, Refused, want, type Wanted } from '../protocol/requests'
import { Selection } from '../board/selection.svelte'
import { type Here, Stream, type StreamListener } from '../protocol/stream'
import { decider, isOver, otherSeat, type Seat, type Table } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { inARow, stepWords } from '../text/words'

/** Answers to an address where no game is, or none that one may know of; 422 is one that cannot be read. */
const GONE = [403, 404, 422]

export class Game implements StreamListener {
  readonly id: string
  table = $state.raw<Table | null>(null)
  /** When the table came, for clocks that run on from there. */
  receivedAt = $state(0)
  /** A finished game as it was after so many steps; null shows the end. */
  stepped = $state.raw<Table | null>(null)
  step = $state<number | null>(null)
  isConnected = $state(true)
  isMissing = $state(false)
  isSending = $state(false)
  /** The last refusal or failure, in words. */
  problem = $state<string | null>(null)
  /** What a screen reader is told of what just happened. */
  said = $state('')
  /** Who has said no to a takeback since the last move. */
  declinedBy = $state<Seat | null>(null)
  /** On one device: who has taken the screen for a secret choice. */
  heldBy = $state<Seat | null>(null)
  readonly selection = new Selection(() => this.table)
  #stream: Stream | null = null
  #stepping: AbortController | null = null

  constructor(id: string) {
    this.id = id
  }

  /** What the board shows. */
  shown = $derived(this.stepped ?? this.table)
  myTurn = $derived(this.table !== null && decider(this.table) !== null)

  start(): void {
    this.#stream = new Stream(this.id, this)
  }

  stop(): void {
    this.#stream?.stop()
    this.#stepping?.abort()
  }

  after(): number {
    return this.table?.number ?? 0
  }

  connected(yes: boolean): void {
    this.isConnected = yes
  }

  here(here: Here): void {
    if (this.table === null) return
    const { seats } = this.table
    this.table = {
      ...this.table,
      seats: { A: { ...seats.A, here: here.A }, B: { ...seats.B, here: here.B } },
      thinking: here.thinking,
    }
  }

  async catchUp(): Promise<void> {
    try {
      this.take(await readGame(this.id))
    } catch (error) {
      if (
        error instanceof Refused &&
        (this.table === null ? GONE.includes(error.status) : error.refusal.code === 'no-such-game')
      ) {
        this.isMissing = true
        this.stop()
      }
      throw error
    }
  }

  /** Takes over a table, unless it is older than the one that is here. */
  take = (table: Table): void => {
    const before = this.table
    if (before !== null && table.number < before.number) return
    this.isConnected = true
    if (before !== null) {
      this.#announce(before, table)
      this.#noteDeclined(before, table)
    }
    if (before === null || openDecision(before) !== openDecision(table)) {
      this.selection.clear()
      this.problem = null
    }
    this.receivedAt = performance.now()
    this.table = table
  }

  #announce(before: Table, table: Table): void {
    if (table.number === before.number) return
    if (table.steps.length < before.steps.length) {
      this.said = t('said-taken-back')
      return
    }
    const news = table.steps.slice(before.steps.length).map((step) => stepWords(table, step))
    if (news.length > 0) this.said = inARow(...news)
  }

  #noteDeclined(before: Table, table: Table): void {
    const isSame = table.steps.length === before.steps.length
    if (!isSame) this.declinedBy = null
    else if (before.takeback && !table.takeback && before.takeback.by === table.you)
      this.declinedBy = otherSeat(before.takeback.by)
  }

  async decide(choice: string): Promise<void> {
    const table = this.table
    const player = table && decider(table)
    const open = table?.decisions.find((decision) => decision.player === player)
    if (!table || !player || !open) return
    await this.want('decisions', { decision: open.number, choice, ...(table.you === 'both' ? { seat: player } : {}) })
  }

  /** Sends a wish; after a lost connection again, with the same word, so that it is done once. */
  async want(wanted: Wanted, body: Record<string, unknown> = {}): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    this.problem = null
    const wish = { ...body, request: newRequest() }
    try {
      const send = () => want(this.id, wanted, wish)
      this.take(await insist(send, () => (this.isConnected = false)))
    } catch (error) {
      this.problem = (error as Error).message
      // The table here may be behind: another tab has moved, or time is over.
      if (error instanceof Refused && error.status === 409) await this.catchUp().catch(() => undefined)
    } finally {
      this.isSending = false
    }
  }

  /** Shows a finished game after so many steps. */
  async goToStep(step: number): Promise<void> {
    const table = this.table
    if (table === null || !isOver(table)) return
    const last = table.steps.length
    const wanted = Math.max(0, Math.min(step, last))
    this.#stepping?.abort()
    this.step = wanted === last ? null : wanted
    if (wanted === last) {
      this.stepped = null
      return
    }
    const stepping = new AbortController()
    this.#stepping = stepping
    try {
      this.stepped = await readStep(this.id, wanted, stepping.signal)
    } catch (error) {
      if (!stepping.signal.aborted) this.problem = (error as Error).message
    }
  }
}

/** The decision that this viewer has before them, as one word to compare. */
function openDecision(table: Table): string {
  const player = decider(table)
  const open = table.decisions.find((decision) => decision.player === player)
  return `${player ?? ''}${open?.number ?? ''}`
}
