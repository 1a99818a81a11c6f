/** Tiles, places, people and moves in words: for sentences, labels and screen readers. */
import { dotsOf, readMove } from '../protocol/notation'
import { type Colour, type Move, otherSeat, type Outcome, type Seat, type Step, type TileCode } from '../protocol/types'
import { language, t } from './texts.svelte'

/** Joins sentences; empty ones are left out. */
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

/** Places to choose from: "White 6 or Black 7". */
export function placesWords(places: readonly { line: Colour; number: number }[]): string {
  const words = [...new Set(places.map(({ line, number }) => placeWords(line, number)))]
  return anyOf(words)
}

/** One of several: "Redraw, Exchange, or Stack". */
export const anyOf = (words: readonly string[]) =>
  new Intl.ListFormat(language(), { type: 'disjunction' }).format(words)

export function sizesWords(sizes: readonly number[]): string {
  return sizes.length === 1
    ? t('sizes-one', { size: sizes[0]! })
    : t('sizes-two', { size: sizes[0]!, other: sizes[1]! })
}

/** The settings of a clock: main time and increment, or days for each move. */
export function clockWords(clock: {
  seconds?: number | null
  increment?: number | null
  days?: number | null
}): string {
  if (clock.days) return t('clock-wish-days', { days: clock.days })
  return t('clock-wish', { minutes: Math.round((clock.seconds ?? 0) / 60), increment: clock.increment ?? 0 })
}

/** A player, as messages name them. */
export interface Person {
  who: 'you' | 'other'
  name: string
}

export type People = Record<Seat, Person>

/** The values that messages take of a person. */
export function personValues({ who, name }: Person): { who: 'you' | 'other'; name: string } {
  return { who, name }
}

export function stepWords(people: People, step: Step): string {
  const player = personValues(people[step.player])
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

function moveWords(player: ReturnType<typeof personValues>, text: string, brought: TileCode | null): string {
  const move = readMove(text)
  if (move === null) return text
  if (move.kind === 'exchange')
    return t('step-exchanged', { ...player, own: tileWords(move.own), theirs: tileWords(move.theirs) })
  if (move.kind === 'redraw') {
    const values = { ...player, tile: tileWords(move.own) }
    return brought ? t('step-redrawn', { ...values, brought: tileWords(brought) }) : t('step-discarded', values)
  }
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

export function outcomeWords(people: People, outcome: Outcome): string {
  if (outcome.winner === null) return t('outcome-is-tie')
  const winner = people[outcome.winner]
  const loser = people[otherSeat(outcome.winner)]
  return t('outcome-won', {
    who: winner.who === 'you' ? 'you' : loser.who === 'you' ? 'them' : 'other',
    winner: winner.name,
    loser: loser.name,
    ending: outcome.ending,
  })
}
