/** One live game on the page: its newest snapshot, what is being sent, and how the connection is. */
import { act, type Action, insist, newRequestId, readGame, readSteps, Refused } from '../protocol/requests'
import { Stream, type StreamListener } from '../protocol/stream'
import { decider, isOver, otherSeat, type BoardView, type Here, type Seat, type Snapshot } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { stepWords } from '../text/words'
import { settings } from '../ui/settings.svelte'
import { Feedback } from './feedback'
import { Greetings } from './greetings.svelte'
import { Hints } from './hints.svelte'
import { LookBack } from './look-back.svelte'
import { peopleOf } from './people'
import { Playback } from './playback.svelte'

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
    read: () => readSteps(this.id),
    view: (views: readonly BoardView[], step) => Promise.resolve(views[step]!),
  })
  /** What the board shows: the newest snapshot, reached at a pace that people can follow. */
  readonly playback = new Playback({
    pace: () => settings.pace,
    viewer: () => this.snapshot?.you ?? null,
    onstep: (step) => {
      if (this.snapshot) this.said = stepWords(peopleOf(this.snapshot), step)
      if (this.playback.shown) this.feedback.shown(step, this.playback.shown)
    },
  })
  /** What is heard and felt of it. */
  readonly feedback = new Feedback()
  readonly greetings: Greetings
  readonly hints = new Hints()
  #stream: Stream | null = null

  constructor(id: string) {
    this.id = id
    this.greetings = new Greetings(id)
  }

  myTurn = $derived(this.snapshot !== null && decider(this.snapshot) !== null)

  start(): void {
    this.#stream = new Stream(this.id, this)
  }

  stop(): void {
    this.#stream?.stop()
    this.lookBack.stop()
    this.hints.close()
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
    this.playback.take(this.snapshot)
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
      if (snapshot.steps.length < before.steps.length) this.said = t('said-taken-back')
      this.#noteDeclined(before, snapshot)
    }
    if (before === null || openDecision(before) !== openDecision(snapshot)) this.problem = null
    this.receivedAt = performance.now()
    this.snapshot = snapshot
    this.hints.take(snapshot)
    this.playback.take(snapshot)
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

  /** Asks for a hint: the first time for a nudge, which comes later, then for the move. */
  async askHint(): Promise<void> {
    const decision = this.snapshot && Hints.decisionOf(this.snapshot)
    if (decision === null || this.isSending) return
    const player = this.snapshot?.you === 'both' ? { seat: decider(this.snapshot) } : {}
    if (this.hints.ask(t('hint-late'))) {
      await this.act('hints', { decision, ...player })
      if (this.problem !== null) {
        this.hints.fail(this.problem)
        this.problem = null
        return
      }
    }
    await this.hints.show()
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
