/** A review as the server gives it, seen from one seat. */
import { otherSeat, type Review, type ReviewEntry, type Seat, type Step } from '../protocol/types'

/** The chance of a seat, from that of A. */
export function chanceOf(seat: Seat, ofA: number): number {
  return seat === 'A' ? ofA : 1 - ofA
}

/** What was decided, and not drawn or dealt. Time and abandonment are nobody's decision. */
export type Decision = ReviewEntry &
  Required<Pick<ReviewEntry, 'loss' | 'mark' | 'best' | 'moves' | 'rank' | 'of'>> & {
    player: Seat
  }

export function isDecision(entry: ReviewEntry): entry is Decision {
  return entry.player !== null && entry.loss !== undefined && entry.mark !== undefined
}

/** Chances that a move may lose and still be as good as the best: the bound of the first mark. */
export const ACCEPTED = 0.02

/** Something was lost that the marks count. */
export function isLoss(entry: ReviewEntry): boolean {
  return entry.mark === 'inaccuracy' || entry.mark === 'mistake' || entry.mark === 'blunder'
}

/** A place in the game to look at: a choice of the set-up, a turn, or the end. */
export interface Moment {
  /** In the address: `c1` for the first choice, `t12` for turn 12, `end`. */
  name: string
  kind: 'choice' | 'turn' | 'end'
  /** The number of the turn, or of the choice. */
  number: number
  player: Seat | null
  /** How many steps of the record are done on the board: those before the decision. */
  steps: number
  /** Indices of the entries that belong to it, in order. */
  entries: number[]
}

/** The moments of a game by its record. While a review grows, not all have entries yet. */
export function momentsOf(steps: readonly Step[], entries: readonly ReviewEntry[]): Moment[] {
  const moments: Moment[] = []
  const ofStep = new Map<number, Moment>()
  let choices = 0
  steps.forEach((step, index) => {
    if (step.kind === 'chosen') {
      choices += 1
      const name = `c${choices}`
      moments.push({ name, kind: 'choice', number: choices, player: step.player, steps: index, entries: [] })
    } else if (
      step.kind === 'left'
        ? moments.length === 0
        : moments.at(-1)?.number !== step.turn || moments.at(-1)?.kind !== 'turn'
    ) {
      const number = 'turn' in step ? step.turn : 0
      moments.push({ name: `t${number}`, kind: 'turn', number, player: step.player, steps: index, entries: [] })
    }
    const last = moments.at(-1)!
    // The board stands where the player was to decide.
    if (last.kind === 'turn' && step.kind === 'drawn') last.steps = index + 1
    ofStep.set(index, last)
  })
  entries.forEach((entry, index) => {
    if (entry.kind !== 'deal') (ofStep.get(entry.step) ?? moments.at(-1))?.entries.push(index)
  })
  const end: Moment = { name: 'end', kind: 'end', number: 0, player: null, steps: steps.length, entries: [] }
  return [...moments, end]
}

/** The next moment after one in which something was lost, by anybody or by one seat; null where there is none. */
export function nextMistake(
  moments: readonly Moment[],
  entries: readonly ReviewEntry[],
  after: number,
  by: Seat | null = null,
): number | null {
  const found = moments.findIndex(
    (moment, index) =>
      index > after && moment.entries.some((at) => isLoss(entries[at]!) && (by === null || entries[at]!.player === by)),
  )
  return found === -1 ? null : found
}

/** The chance of the other seat's opponent at the end: 1, a half or 0; null without a result. */
export function resultFor(seat: Seat, review: Pick<Review, 'result'>): number | null {
  if (review.result === null) return null
  return review.result === 'draw' ? 0.5 : review.result === seat ? 1 : 0
}

export const seatsFrom = (near: Seat): [Seat, Seat] => [near, otherSeat(near)]
