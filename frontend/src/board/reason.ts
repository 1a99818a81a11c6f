/** Why picked tiles fit nowhere: the refusal that is nearest to a legal row. */
import type { CheckAnswer, Refusal } from '../protocol/types'

/** The server names the first thing that is wrong. The later it comes in the server's order of checks, the nearer the
    tiles are to a legal row: nearest first. */
const NEARNESS = [
  'wrong-total',
  'chip-without-effect',
  'no-dots',
  'size-beside-row',
  'size-beside-die',
  'size-of-stack',
]

function distance(refusal: Refusal): number {
  const rank = NEARNESS.indexOf(refusal.code)
  if (rank === -1) return 1_000
  const { total, number } = refusal.values
  const off = typeof total === 'number' && typeof number === 'number' ? Math.abs(total - number) : 0
  return rank * 100 + off
}

export interface Reason {
  choice: string
  refusal: Refusal
}

export function nearestReason(answers: CheckAnswer[]): Reason | null {
  const reasons = answers.flatMap(({ choice, refusals }) =>
    refusals.slice(0, 1).map((refusal) => ({ choice, refusal })),
  )
  reasons.sort((one, other) => distance(one.refusal) - distance(other.refusal))
  return reasons[0] ?? null
}
