/** Tiles, places, people and moves in words: for sentences, labels and screen readers. */
import { dotsOf, readMove } from '../protocol/notation'
import { type Colour, type Move, type Seat, type Step, type Table, type TileCode, otherSeat } from '../protocol/types'
import { language, t } from './texts.svelte'

/** Sentences one after the other; what is empty is none. */
export function inARow(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(t('sentence-gap'))
}

export function tileWords(tile: TileCode): string {
  return t('tile-dots', { ...dotsOf(tile) })
}

export function tilesWords(tiles: readonly TileCode[]): string {
  return tiles.map(tileWords).join(' + ')
}

export function placeWords(line: Colour, number: number): string {
  return t('place', { colour: line, number })
}

/** Places of which one is to be picked. */
export function placesWords(places: readonly { line: Colour; number: number }[]): string {
  const words = [...new Set(places.map(({ line, number }) => placeWords(line, number)))]
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(words)
}

export function sizesWords(sizes: readonly number[]): string {
  return sizes.length === 1
    ? t('sizes-one', { size: sizes[0]! })
    : t('sizes-two', { size: sizes[0]!, other: sizes[1]! })
}

/** A clock that games have: main time and increment, or days for each move. */
export function clockWords(clock: {
  seconds?: number | null
  increment?: number | null
  days?: number | null
}): string {
  if (clock.days) return t('clock-wish-days', { days: clock.days })
  return t('clock-wish', { minutes: Math.round((clock.seconds ?? 0) / 60), increment: clock.increment ?? 0 })
}

/** What a seat is called, without regard to who looks. */
export function nameOf(table: Table, seat: Seat): string {
  const { kind, name } = table.seats[seat]
  if (kind === 'computer') return t('level-name', { level: table.level ?? 'cup' })
  if (name && table.opponent !== 'device') return name
  if (kind === 'empty') return t('nobody-yet')
  return table.opponent === 'device' ? t('seat-name', { seat }) : t('guest')
}

/** Who does something, for messages that speak to "you" or of somebody. */
export function who(table: Table, seat: Seat): { who: 'you' | 'other'; name: string } {
  return { who: table.you === seat ? 'you' : 'other', name: nameOf(table, seat) }
}

export function stepWords(table: Table, step: Step): string {
  const player = who(table, step.player)
  switch (step.kind) {
    case 'chosen':
      return t('step-chosen', { ...player, choice: step.choice ?? 'secret' })
    case 'drawn':
      return t('step-drawn', { ...player, tile: tileWords(step.tile) })
    case 'left':
      return t('step-left', { ...player, ending: step.ending })
    case 'moved':
      return moveWords(player, step.move, step.brought)
  }
}

function moveWords(player: ReturnType<typeof who>, text: string, brought: TileCode | null): string {
  const move = readMove(text)
  if (move === null) return text
  if (move.kind === 'exchange')
    return t('step-exchanged', { ...player, own: tileWords(move.own), theirs: tileWords(move.theirs) })
  if (move.kind === 'redraw')
    return t('step-redrawn', { ...player, tile: tileWords(move.own), brought: brought ? tileWords(brought) : '?' })
  const tiles = move.tiles.map(({ tile, chip }) =>
    chip ? t('tile-with-chip', { tile: tileWords(tile), chip }) : tileWords(tile),
  )
  const values = { ...player, tiles: tiles.join(' + '), place: placeWords(move.line, move.number) }
  return move.kind === 'lay' ? t('step-laid', values) : t('step-stacked', values)
}

/** What the button that plays a move says. */
export function moveLabel(move: Move): string {
  switch (move.kind) {
    case 'lay':
      return t('button-lay', { place: placeWords(move.line, move.number) })
    case 'stack':
      return t('button-stack', { place: placeWords(move.line, move.number) })
    case 'exchange':
      return t('button-exchange')
    case 'redraw':
      return t('button-redraw')
    case 'choice':
      return t('choice-title', { choice: move.text })
  }
}

export function outcomeWords(table: Table): string {
  const { outcome } = table
  if (outcome === null) return table.status === 'called-off' ? t('called-off') : ''
  if (outcome.winner === null) return t('outcome-is-tie')
  const winner = who(table, outcome.winner)
  const loser = who(table, otherSeat(outcome.winner))
  return t('outcome-won', {
    who: winner.who === 'you' ? 'you' : loser.who === 'you' ? 'them' : 'other',
    winner: winner.name,
    loser: loser.name,
    ending: outcome.ending,
  })
}
