/** The ledger as bars that add up: from an even game by luck and moves to the result, and what each of them is made of.
    All in tenths of a point, as the other parts of the page show them. */
import { otherSeat, type ReviewEntry, type Seat } from '../protocol/types'
import { isLoss } from './review'
import { changeSeenBy, changesOf } from './shown'

export type PartKind = 'deal' | 'draws' | 'mistakes' | 'unclear'
export type RowKind = 'start' | 'luck' | 'play' | 'left' | 'end'

export interface LedgerPart {
  kind: PartKind
  /** Whose draws or mistakes. */
  seat: Seat | null
  change: number
}

export interface LedgerRow {
  kind: RowKind
  /** Who left. */
  seat: Seat | null
  /** The chance before and after. */
  from: number
  to: number
  parts: LedgerPart[]
}

export interface Ledger {
  rows: LedgerRow[]
  /** The deal and all draws; all decisions. */
  luck: number
  play: number
  /** The lowest and the highest that any bar reaches. */
  least: number
  most: number
  /** The largest change of a part. */
  largest: number
}

const CERTAIN = 1000

/** A resignation is its player's decision; time and abandonment are nobody's. What has no mark is nobody's mistake. */
function kindOf(entry: ReviewEntry): PartKind | 'left' {
  if (entry.kind === 'deal') return 'deal'
  if (entry.kind === 'draw') return 'draws'
  if (entry.kind === 'left' && entry.loss === undefined) return 'left'
  return isLoss(entry) ? 'mistakes' : 'unclear'
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

export function ledgerOf(entries: readonly ReviewEntry[], near: Seat, start: number): Ledger {
  const changes = changesOf(entries)
  const total = (kind: PartKind | 'left', seat: Seat | null = null) =>
    sum(
      entries.map((entry, at) =>
        kindOf(entry) === kind && (seat === null || entry.player === seat) ? changeSeenBy(near, changes[at]!) : 0,
      ),
    )
  const far = otherSeat(near)
  const part = (kind: PartKind, seat: Seat | null): LedgerPart => ({ kind, seat, change: total(kind, seat) })
  const luck = [part('deal', null), part('draws', near), part('draws', far)]
  const play = [part('mistakes', near), part('mistakes', far), part('unclear', null)].filter(
    ({ kind, change }) => kind === 'mistakes' || change !== 0,
  )
  const sumOf = (parts: readonly LedgerPart[]) => sum(parts.map(({ change }) => change))
  const steps: { kind: RowKind; seat: Seat | null; change: number; parts: LedgerPart[] }[] = [
    { kind: 'luck', seat: null, change: sumOf(luck), parts: luck },
    { kind: 'play', seat: null, change: sumOf(play), parts: play },
  ]
  for (const seat of [near, far]) {
    const change = total('left', seat)
    if (change !== 0) steps.push({ kind: 'left', seat, change, parts: [] })
  }
  const even = Math.round(start * CERTAIN)
  // A chance beyond 100 makes no sense to anybody: where luck first would reach it, the moves come first.
  const reaches = (change: number) => change < -even || change > CERTAIN - even
  if (reaches(steps[0]!.change) && !reaches(steps[1]!.change)) steps.splice(0, 2, steps[1]!, steps[0]!)
  let chance = even
  const rows: LedgerRow[] = [{ kind: 'start', seat: null, from: 0, to: even, parts: [] }]
  for (const { change, ...step } of steps) {
    rows.push({ ...step, from: chance, to: chance + change })
    chance += change
  }
  rows.push({ kind: 'end', seat: null, from: 0, to: chance, parts: [] })
  const reached = rows.flatMap(({ from, to }) => [from, to])
  return {
    rows,
    luck: sumOf(luck),
    play: sumOf(play),
    least: Math.min(0, ...reached),
    most: Math.max(CERTAIN, ...reached),
    largest: Math.max(1, ...[...luck, ...play].map(({ change }) => Math.abs(change))),
  }
}
