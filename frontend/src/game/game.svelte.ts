/** One live game on the page: its newest snapshot, what is being sent, and how the connection is. */
import {
  act,
  type Action,
  insist,
  newRequestId,
  readGame,
  readPosition,
  readRecord,
  Refused,
} from '../protocol/requests'
import { Stream, type StreamListener } from '../protocol/stream'
import { decider, isOver, otherSeat, type Here, type Seat, type Snapshot } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { inARow, stepWords } from '../text/words'
import { LookBack } from './look-back.svelte'
import { peopleOf } from './people'

/** Statuses that mean that there is no game at this address for this viewer; 422 is an id that cannot be read. */
const GONE = [403, 404, 422]

export class Game implements StreamListener {
  readonly id: string
  snapshot = $state.raw<Snapshot | null>(null)
  /** When the snapshot came, for clocks that run on from there. */
  receivedAt = $state(0)
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
  readonly lookBack = new LookBack({
    record: () => readRecord(this.id),
    view: (record, step, signal) => readPosition({ record, step }, signal),
  })
  #stream: Stream | null = null

  constructor(id: string) {
    this.id = id
  }

  myTurn = $derived(this.snapshot !== null && decider(this.snapshot) !== null)

  start(): void {
    this.#stream = new Stream(this.id, this)
  }

  stop(): void {
    this.#stream?.stop()
    this.lookBack.stop()
  }

  after(): number {
    return this.snapshot?.number ?? 0
  }

  connected(yes: boolean): void {
    this.isConnected = yes
  }

  here(presence: Here): void {
    if (this.snapshot === null) return
    const { seats } = this.snapshot
    this.snapshot = {
      ...this.snapshot,
      seats: { A: { ...seats.A, here: presence.A }, B: { ...seats.B, here: presence.B } },
      thinking: presence.thinking,
    }
  }

  async catchUp(): Promise<void> {
    try {
      this.take(await readGame(this.id))
    } catch (error) {
      if (
        error instanceof Refused &&
        (this.snapshot === null ? GONE.includes(error.status) : error.refusal.code === 'no-such-game')
      ) {
        this.isMissing = true
        this.stop()
      }
      throw error
    }
  }

  /** Takes over a snapshot, unless it is older than the one that is here. */
  take = (snapshot: Snapshot): void => {
    const before = this.snapshot
    if (before !== null && snapshot.number < before.number) return
    this.isConnected = true
    if (before !== null) {
      this.#announce(before, snapshot)
      this.#noteDeclined(before, snapshot)
    }
    if (before === null || openDecision(before) !== openDecision(snapshot)) this.problem = null
    this.receivedAt = performance.now()
    this.snapshot = snapshot
  }

  #announce(before: Snapshot, snapshot: Snapshot): void {
    if (snapshot.number === before.number) return
    if (snapshot.steps.length < before.steps.length) {
      this.said = t('said-taken-back')
      return
    }
    const people = peopleOf(snapshot)
    const news = snapshot.steps.slice(before.steps.length).map((step) => stepWords(people, step))
    if (news.length > 0) this.said = inARow(...news)
  }

  #noteDeclined(before: Snapshot, snapshot: Snapshot): void {
    const isSame = snapshot.steps.length === before.steps.length
    if (!isSame) this.declinedBy = null
    else if (before.takeback && !snapshot.takeback && before.takeback.by === snapshot.you)
      this.declinedBy = otherSeat(before.takeback.by)
  }

  async decide(choice: string): Promise<void> {
    const snapshot = this.snapshot
    const player = snapshot && decider(snapshot)
    const open = snapshot?.decisions.find((decision) => decision.player === player)
    if (!snapshot || !player || !open) return
    await this.act('decisions', { decision: open.number, choice, ...(snapshot.you === 'both' ? { seat: player } : {}) })
  }

  /** Sends an action; again after a lost connection, with the same request id, so that it is done once. */
  async act(action: Action, body: Record<string, unknown> = {}): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    this.problem = null
    const payload = { ...body, request: newRequestId() }
    try {
      const send = () => act(this.id, action, payload)
      this.take(await insist(send, () => (this.isConnected = false)))
    } catch (error) {
      this.problem = (error as Error).message
      // The snapshot here may be behind: another tab has moved, or time is over.
      if (error instanceof Refused && error.status === 409) await this.catchUp().catch(() => undefined)
    } finally {
      this.isSending = false
    }
  }

  /** Shows a finished game after so many steps. */
  goToStep(step: number): void {
    if (this.snapshot === null || !isOver(this.snapshot)) return
    void this.lookBack.goTo(step, this.snapshot.steps.length)
  }
}

/** The decision that this viewer has before them, to compare two snapshots. */
function openDecision(snapshot: Snapshot): string {
  const player = decider(snapshot)
  const open = snapshot.decisions.find((decision) => decision.player === player)
  return `${player ?? ''}${open?.number ?? ''}`
}
