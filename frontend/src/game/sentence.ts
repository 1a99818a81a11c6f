/** The sentence in the middle of the board: whose turn it is, what the picked tiles make, what follows. */
import type { Game } from './game.svelte'
import { readMove } from '../protocol/notation'
import type { Reason } from '../board/reason'
import { decider, otherSeat, type Table } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { inARow, outcomeWords, placesWords, placeWords, stepWords, tileWords, who } from '../text/words'

export interface Sentence {
  head: string
  detail: string
  /** Something is wrong with what is picked, or was refused. */
  isReason: boolean
}

const plain = (head: string, detail = ''): Sentence => ({ head, detail, isReason: false })

export function sentenceFor(game: Game, table: Table, reason: Reason | null): Sentence {
  if (table.outcome !== null || table.status === 'called-off') return plain(outcomeWords(table))
  const player = decider(table)
  if (player === null) return waiting(table)
  const head = table.you === 'both' ? t('turn-of', { name: who(table, player).name }) : t('your-turn')
  if (table.phase !== 'play') return plain(head, t('asked-for', { phase: table.phase ?? 'play' }))
  if (game.problem !== null) return { head, detail: game.problem, isReason: true }
  return playing(game, table, head, reason)
}

function waiting(table: Table): Sentence {
  const open = table.decisions[0]
  if (!open) return plain(t('moment'))
  const person = who(table, open.player)
  const doing = t('waiting-for', { ...person, phase: table.phase ?? 'play' })
  if (table.seats[open.player].kind === 'computer') {
    if (table.phase === 'play') return plain(table.thinking ? t('thinking', person) : t('turn-of', person))
    return plain(t('turn-of', person), doing)
  }
  const isAway = table.you !== null && !table.seats[open.player].here
  return plain(t('turn-of', person), isAway ? t('is-away', person) : doing)
}

function playing(game: Game, table: Table, head: string, reason: Reason | null): Sentence {
  const { selection } = game
  const { chosen, fits, mode } = selection
  if (mode === 'exchange' || mode === 'redraw') {
    if (chosen?.kind === 'exchange')
      return plain(head, t('exchange-chosen', { own: tileWords(chosen.tiles[0]!), theirs: tileWords(chosen.theirs) }))
    if (chosen?.kind === 'redraw') return plain(head, t('redraw-chosen', { tile: tileWords(chosen.tiles[0]!) }))
    if (mode === 'redraw') return plain(head, t('redraw-asks'))
    return plain(head, t('exchange-asks', { missing: selection.tiles.length === 0 ? 'own' : 'theirs' }))
  }
  if (selection.chip !== null && selection.chipTile === null)
    return plain(head, t('chip-asks', { chip: selection.chip }))
  if (chosen?.kind === 'lay' || chosen?.kind === 'stack') {
    const made = t('row-chosen', {
      kind: chosen.kind,
      place: placeWords(chosen.line, chosen.number),
      sum: chosen.sum,
      owner: ownerOf(table, chosen.line),
    })
    const after = chosen.ends ? t('row-ends', { ends: chosen.ends }) : t('row-leaves', { left: chosen.left })
    return plain(head, inARow(made, after))
  }
  if (fits.length > 1) return plain(head, t('fits-in', { places: placesWords(fits) }))
  if (selection.tiles.length > 0 || mode === 'stack') return nowhere(game, head, reason)
  return plain(head, opening(table))
}

function nowhere(game: Game, head: string, reason: Reason | null): Sentence {
  const { selection } = game
  if (selection.tiles.length === 0) return plain(head, t('stack-asks'))
  if (selection.growths.length > 0) return plain(head, t('more-tiles', { places: placesWords(selection.growths) }))
  if (reason === null) return plain(head)
  const move = readMove(reason.choice)
  const place = move?.kind === 'lay' || move?.kind === 'stack' ? placeWords(move.line, move.number) : ''
  const { text } = reason.refusal
  // Some reasons name the place themselves.
  const why = text.includes(place) ? text : t('reason-at', { place, reason: text })
  return { head, detail: why, isReason: true }
}

function opening(table: Table): string {
  const drawn = table.steps.findLast((step) => step.kind === 'drawn')
  const player = decider(table)
  const fresh =
    drawn?.player === player
      ? t('you-drew', { tile: tileWords(drawn.tile), you: table.you === 'both' ? 'other' : 'you' })
      : ''
  if (!table.moves.some((move) => move.kind === 'lay')) return inARow(lastOfOther(table), fresh, t('pick-action'))
  const isFirst = !table.steps.some((step) => step.kind === 'moved' && step.player === player)
  // In the first turn how a move is made, later what the other has done: both would be too long.
  return isFirst ? inARow(fresh, t('pick-tiles')) : inARow(lastOfOther(table), fresh)
}

/** What the other has just done. */
function lastOfOther(table: Table): string {
  const last = table.steps.findLast((step) => step.kind === 'moved')
  return last && last.player !== decider(table) ? stepWords(table, last) : ''
}

function ownerOf(table: Table, line: 'white' | 'black'): string {
  const { owner } = table.position.lines[line]
  if (owner === null || table.you === null || table.you === 'both') return 'none'
  return owner === otherSeat(table.you) ? 'theirs' : 'own'
}
