/** Answers in words. The texts come with the catalogue `learn`, on the first ask. */
import { type BoardView, type Seat } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { type People, placesWords, placeWords, sizesWords, tilesWords, tileWords } from '../text/words'
import { readMove } from '../protocol/notation'
import type { Fact, Thing } from './ask'
import type { Reason } from './reason'

/** What the answer is headed with. */
export function thingWords(thing: Thing, { position }: BoardView, people: People): string {
  switch (thing.kind) {
    case 'tile':
      return tileWords(thing.tile)
    case 'hidden':
      return t('ask-hidden-title')
    case 'place': {
      const { line, number } = thing.place
      return position.lines[line].die === number ? t('die-label', { colour: line, number }) : placeWords(line, number)
    }
    case 'marker':
      return t('marker-name', { marker: thing.marker })
    case 'chip':
      return t('chip-name', { chip: thing.chip })
    case 'pile':
      return t('pile-left', { count: position.pile })
    case 'track':
      return t('ask-track-title', { who: people[thing.seat].who, name: people[thing.seat].name })
  }
}

export function factWords(fact: Fact, people: People): string {
  const person = (seat: Seat) => ({ who: people[seat].who, name: people[seat].name })
  switch (fact.fact) {
    case 'tile-counts':
      return t('ask-tile-counts', { white: fact.white, black: fact.black })
    case 'tile-lays':
      return t('ask-tile-lays', { places: placesWords(fact.places) })
    case 'tile-grows':
      return t('ask-tile-grows', { places: placesWords(fact.places) })
    case 'tile-stacks':
      return t('ask-tile-stacks', { places: placesWords(fact.places) })
    case 'tile-acts':
      return t('ask-tile-acts', { can: fact.can })
    case 'tile-theirs':
      return t('ask-tile-theirs', { name: people[fact.seat].name, can: fact.canTake ? 'yes' : 'no' })
    case 'tile-laid':
      return t('ask-tile-laid', { place: placeWords(fact.place.line, fact.place.number), count: fact.counts })
    case 'tile-out':
      return t('ask-tile-out')
    case 'hidden':
      return t('ask-hidden')
    case 'end-total':
      return t('ask-end-total', { colour: fact.place.line, number: fact.place.number })
    case 'end-beside-die':
      return t('ask-end-beside-die')
    case 'end-beside-row':
      return t('ask-end-beside-row', {
        neighbour: placeWords(fact.neighbour.line, fact.neighbour.number),
        size: fact.size,
        sizes: sizesWords(fact.sizes),
        game: fact.isNovice ? 'novice' : 'regular',
      })
    case 'end-closed':
      return t('ask-end-closed')
    case 'end-now':
      return t('ask-end-now')
    case 'end-not-now':
      return t('ask-end-not-now')
    case 'sixth':
      return t('ask-sixth', person(fact.owner))
    case 'row':
      return t('ask-row', { colour: fact.place.line, number: fact.place.number, size: fact.size })
    case 'row-layers':
      return t('ask-row-layers', { count: fact.layers })
    case 'row-now':
      return t('ask-row-now')
    case 'row-closed':
      return t('ask-row-closed')
    case 'row-not-now':
      return t('ask-row-not-now')
    case 'row-used':
      return t('ask-row-used')
    case 'die':
      return t('ask-die', { number: fact.place.number })
    case 'marker':
      return t('ask-marker', { marker: fact.marker })
    case 'marker-none':
      return t('ask-marker-none', { marker: fact.marker })
    case 'chip':
      return t('ask-chip', { chip: fact.chip })
    case 'chip-once':
      return t('ask-chip-once')
    case 'chip-none':
      return t('ask-chip-none')
    case 'now':
      return t('ask-now')
    case 'marker-used':
      return t('ask-marker-used')
    case 'chip-used':
      return t('ask-chip-used')
    case 'belongs':
      return t('ask-belongs', { name: people[fact.seat].name })
    case 'pile':
      return t('ask-pile', { count: fact.count })
    case 'pile-end':
      return t('ask-pile-end')
    case 'removed':
      return t('ask-removed', { count: fact.count })
    case 'track':
      return t('ask-track', { ...person(fact.seat), count: fact.count, most: fact.most })
    case 'hand-wins':
      return t('ask-hand-wins', { ...person(fact.seat), count: fact.count })
    case 'turn':
      return people[fact.seat].who === 'you' ? t('ask-turn-yours') : t('turn-of', { name: people[fact.seat].name })
    case 'over':
      return t('ask-over')
  }
}

/** Why none of the choices that were asked about is legal: the nearest one and its refusal. */
export function reasonWords({ choice, refusal }: Reason): string {
  const move = readMove(choice)
  if (move?.kind !== 'lay' && move?.kind !== 'stack') return refusal.text
  const tiles = tilesWords(move.tiles.map(({ tile }) => tile))
  return t('ask-nearest', { tiles, place: placeWords(move.line, move.number), reason: refusal.text })
}
