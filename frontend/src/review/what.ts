/** An item of a record, as the board's signs and sentences take it. */
import type { Choice, Seat, Step } from '../protocol/types'

const CHOICES: readonly string[] = ['white', 'black', 'first', 'keep-d', 'keep-i']

/** A step that shows a move, a choice or a drawn tile in notation. */
export function stepOf(player: Seat, what: string): Step {
  if (what.startsWith('+')) return { kind: 'drawn', player, tile: what.slice(1), turn: 1 }
  if (CHOICES.includes(what)) return { kind: 'chosen', player, choice: what as Choice }
  if (what === 'resign' || what === 'time' || what === 'abandoned') return { kind: 'left', player, ending: what }
  return { kind: 'moved', player, move: what, brought: null, turn: 1 }
}
