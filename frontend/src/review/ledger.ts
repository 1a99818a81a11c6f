/** The ledger as bars that add up: from an even game by the deal, luck and mistakes to the result. */
import { otherSeat, type ReviewEntry, type Seat } from '../protocol/types'
import { chanceOf, isLoss } from './review'

export type RowKind = 'start' | 'deal' | 'luck' | 'mistakes' | 'unclear' | 'left' | 'end'

export interface LedgerRow {
  kind: RowKind
  /** Whose luck or mistakes. */
  seat: Seat | null
  /** Tenths of a point, before and after: whole numbers, so that what is shown adds up. */
  from: number
  to: number
}

export interface Ledger {
  rows: LedgerRow[]
  /** Tenths: all draws and the deal; all decisions. */
  luck: number
  play: number
  /** The lowest and the highest that any bar reaches, in tenths. */
  least: number
  most: number
}

type Sums = Record<Exclude<RowKind, 'start' | 'end'>, Record<Seat | 'nobody', number>>

// Never minus zero.
const tenths = (chance: number) => Math.round(chance * 1000) + 0

/** A resignation is its player's decision; time and abandonment are nobody's. What has no mark is nobody's mistake. */
function kindOf(entry: ReviewEntry): Exclude<RowKind, 'start' | 'end'> {
  if (entry.kind === 'deal') return 'deal'
  if (entry.kind === 'draw') return 'luck'
  if (entry.kind === 'left') return entry.loss === undefined ? 'left' : 'mistakes'
  return isLoss(entry) ? 'mistakes' : 'unclear'
}

export function ledgerOf(entries: readonly ReviewEntry[], near: Seat, start: number): Ledger {
  const none = () => ({ A: 0, B: 0, nobody: 0 })
  const sums: Sums = { deal: none(), luck: none(), mistakes: none(), unclear: none(), left: none() }
  for (const entry of entries) {
    const kind = kindOf(entry)
    const seat = kind === 'deal' || kind === 'unclear' ? null : entry.player
    sums[kind][seat ?? 'nobody'] += near === 'A' ? entry.change : -entry.change
  }
  const far = otherSeat(near)
  const parts: [RowKind, Seat | null, number][] = [
    ['deal', null, sums.deal.nobody],
    ['luck', near, sums.luck[near]],
    ['luck', far, sums.luck[far]],
    ['mistakes', near, sums.mistakes[near]],
    ['mistakes', far, sums.mistakes[far]],
  ]
  if (sums.unclear.nobody !== 0) parts.push(['unclear', null, sums.unclear.nobody])
  for (const seat of [near, far]) if (sums.left[seat] !== 0) parts.push(['left', seat, sums.left[seat]])
  let chance = chanceOf(near, start)
  const rows: LedgerRow[] = [{ kind: 'start', seat: null, from: 0, to: tenths(chance) }]
  for (const [kind, seat, change] of parts) {
    const from = tenths(chance)
    chance += change
    rows.push({ kind, seat, from, to: tenths(chance) })
  }
  rows.push({ kind: 'end', seat: null, from: 0, to: tenths(chance) })
  const reached = rows.flatMap(({ from, to }) => [from, to])
  const sumOf = (...kinds: RowKind[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    rows,
    luck: sumOf('deal', 'luck'),
    play: sumOf('mistakes', 'unclear'),
    least: Math.min(0, ...reached),
    most: Math.max(1000, ...reached),
  }
}
