/** What a row does beside filling its place: the costs and gains that are said before it is final. */
import { otherSeat, type Move, type Position, type RowMove, type Seat } from '../protocol/types'
import { t } from '../text/texts.svelte'
import type { People } from '../text/words'

export interface Effect {
  tone: 'wins' | 'danger' | 'gives' | 'own' | 'plain'
  ends?: 'wins' | 'loses' | 'ties'
  /** The row that a line's owner gets by it. */
  rows?: { owner: Seat; count: number; most: number }
  /** Tiles left in the hand, where no line is owned. */
  left?: number
  warning?: Warning
}

/** What may come of a move: the opponent wins with the next row, or the player is stuck; with so many of the unseen tiles. */
export interface Warning {
  kind: 'wins' | 'stuck'
  count: number
  unseen: number
  opponent: Seat
}

/** The graver of the two; null where there is nothing to warn of. */
export function warningOf(move: Move, picker: Seat): Warning | null {
  if (move.kind === 'choice' || !move.outlook) return null
  const { wins, stuck, unseen } = move.outlook
  const kind = wins > 0 ? 'wins' : 'stuck'
  return { kind, count: kind === 'wins' ? wins : stuck, unseen, opponent: otherSeat(picker) }
}

export function warningWords({ kind, count, unseen, opponent }: Warning, people: People): string {
  const chance = count === unseen ? 'sure' : 'some'
  return kind === 'wins'
    ? t('warn-wins', { name: people[opponent].name, chance, count, unseen })
    : t('warn-stuck', { chance, count, unseen })
}

/** From this many rows on the opponent is a step from winning. */
const DANGEROUS = 5

export function effectOf(move: RowMove, position: Position, picker: Seat): Effect {
  const { owner, rows, rows_to_win: most } = position.lines[move.line]
  const count = rows.length + (move.kind === 'lay' ? 1 : 0)
  const grown = owner !== null && most !== null && move.kind === 'lay' ? { owner, count, most } : null
  if (move.ends) {
    const tone = move.ends === 'wins' ? 'wins' : move.ends === 'loses' ? 'danger' : 'plain'
    return { tone, ends: move.ends, ...(grown ? { rows: grown } : {}) }
  }
  const warning = warningOf(move, picker)
  if (warning) return { tone: 'danger', warning, ...(grown ? { rows: grown } : {}) }
  if (grown === null) return { tone: 'plain', left: move.left }
  if (owner === picker) return { tone: 'own', rows: grown }
  return { tone: count >= DANGEROUS ? 'danger' : 'gives', rows: grown }
}

export function effectWords(effect: Effect, people: People): string {
  if (effect.ends) return t('effect-ends', { ends: effect.ends })
  if (effect.warning) return warningWords(effect.warning, people)
  if (!effect.rows) return t('effect-left', { count: effect.left ?? 0 })
  const { owner, count, most } = effect.rows
  const { who, name } = people[owner]
  if (effect.tone !== 'own') return t('effect-gives', { name, count, most })
  return who === 'you' ? t('effect-own', { count, most }) : t('effect-named', { name, count, most })
}
