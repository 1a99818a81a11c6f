/** A game of a list in words and signs: who plays, whose turn it is, how it ended. */
import type { Colour, Seat, Summary } from '../protocol/types'
import { COLOURS, otherSeat } from '../protocol/types'
import { t } from '../text/texts.svelte'

/** Who it is against; on one device both names. */
export function opponentName(game: Summary): string {
  if (game.opponent === 'computer') return t('level-name', { level: game.level ?? 'cup' })
  if (game.you === 'both') return t('game-title-two', { a: nameAt(game, 'A'), b: nameAt(game, 'B') })
  return game.with ?? (game.status === 'waiting' ? t('invite-open') : t('guest'))
}

export function nameAt(game: Summary, seat: Seat): string {
  return game.names[seat] ?? t('seat-name', { seat })
}

/** By which rules; a practice game says that it is one. */
export function kindWords(game: Summary): string {
  return game.practice ? t('practice') : t('rules-short', { rules: game.rules.replace('+', '-') })
}

/** The seat whose numbers are shown as one's own: on one device that of A, as on the board. */
export function ownSeat(game: Summary): Seat {
  return game.you === 'both' ? 'A' : game.you
}

export function turnWords(game: Summary): string {
  if (game.status === 'waiting') return t('invite-waiting')
  if (game.you === 'both') return t('turn-of', { name: nameAt(game, game.deciders[0] ?? 'A') })
  if (game.your_turn) return t('your-turn')
  return t('turn-of', { name: opponentName(game) })
}

/** How near a seat is to winning: rows on its line, or in the novice game tiles to lay. */
export interface Nearness {
  sign: 'crystal' | 'tray'
  count: number
}

export function nearness(game: Summary, seat: Seat): Nearness | null {
  if (game.board === null) return null
  if (game.rules.startsWith('novice')) return { sign: 'tray', count: game.board.hand_sizes[seat] }
  const colour = COLOURS.find((one: Colour) => game.board![one].owner === seat)
  return { sign: 'crystal', count: colour ? game.board[colour].rows.length : 0 }
}

export type Result = 'won' | 'lost' | 'tied' | 'other'

export function resultOf(game: Summary): Result {
  if (game.outcome?.winner === null) return 'tied'
  if (game.outcome === null || game.you === 'both') return 'other'
  return game.outcome.winner === game.you ? 'won' : 'lost'
}

/** "Won", "Lost", "Draw", "Called off"; on one device who won. */
export function resultWords(game: Summary): string {
  if (game.outcome === null) return t('state-called-off')
  if (game.outcome.winner === null) return t('state-tie')
  if (game.you === 'both') return t('result-lost', { who: 'other', name: nameAt(game, game.outcome.winner) })
  return game.outcome.winner === game.you ? t('state-won') : t('state-lost')
}

/** Whose colour the sign of an ending has. */
export function winnerSide(game: Summary): 'you' | 'other' | null {
  const winner = game.outcome?.winner ?? null
  if (winner === null) return null
  return winner === otherSeat(ownSeat(game)) ? 'other' : 'you'
}
