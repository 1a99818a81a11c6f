/** What a table shows of a view: whose line is where, the last move, and what the game was won by. */
import { readMove } from '../protocol/notation'
import type { BoardView, Colour, Position, Seat } from '../protocol/types'
import { t } from '../text/texts.svelte'
import type { People } from '../text/words'
import type { Axis } from './geometry'

/** The far line first: the one of the near player is at the near edge. */
export function linesFrom(position: Position, near: Seat): [Colour, Colour] {
  return position.lines.white.owner === near ? ['black', 'white'] : ['white', 'black']
}

/** No die is over six, and no row is more than six from it. In use are the die, five rows and two ends at most; in the
    novice game any number of rows. */
export function axisFor(position: Position): Axis {
  return { full: 12, least: position.lines.white.rows_to_win === null ? 12 : 8 }
}

/** A line's name for screen readers. */
export function lineTitle(colour: Colour, owner: Seat | null, people: People, near: Seat): string {
  if (owner === null) return t('line-title', { colour, owner: 'none', name: '' })
  const { who, name } = people[owner]
  const seen = who === 'you' ? 'you' : people[near].who === 'you' ? 'opponent' : 'named'
  return t('line-title', { colour, owner: seen, name })
}

/** Whose line it is, in a word. */
export function ownerWords(owner: Seat | null, people: People): string {
  if (owner === null) return ''
  const { who, name } = people[owner]
  return t('line-owner', { who, name })
}

/** The number of a line that the last move was on, and whose move it was. */
export function lastOn(view: BoardView, colour: Colour, near: Seat): { number: number; by: 'near' | 'far' } | null {
  const move = view.last === null ? null : readMove(view.last)
  if (!move || !('line' in move) || move.line !== colour) return null
  const mover = view.steps.findLast((step) => step.kind === 'moved')?.player
  return { number: move.number, by: mover === near ? 'near' : 'far' }
}

/** The row that won lights up: the sixth of a line. */
export function wonOn(view: BoardView, colour: Colour, near: Seat): number | null {
  if (view.outcome?.ending !== 'B' || view.position.lines[colour].owner !== view.outcome.winner) return null
  return lastOn(view, colour, near)?.number ?? null
}

/** The hand that won by being empty, or by having fewer tiles. */
export function wonHand({ outcome }: BoardView): Seat | null {
  return outcome && ['A', 'C', 'E'].includes(outcome.ending) ? outcome.winner : null
}
