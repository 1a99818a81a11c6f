/** What the picked tiles make, and what would follow: the second half of the sentence in the middle. */
import { readMove } from '../protocol/notation'
import { type Colour, otherSeat, type Seat } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { inARow, type Person, placesWords, placeWords, tileWords } from '../text/words'
import type { Reason } from './reason'
import type { Selection } from './selection.svelte'

export interface Sentence {
  head: string
  detail: string
  /** Something is wrong with what is picked, or was refused. */
  isReason: boolean
  /** The other is a step from winning. */
  isWarning?: boolean | undefined
}

export interface Detail {
  text: string
  isReason: boolean
}

/** Whose line a row is on, seen from who picks. */
export type OwnerOf = (line: Colour) => 'own' | 'theirs' | 'none'

const plain = (text: string): Detail => ({ text, isReason: false })

/** What an action asks for, and what it costs. */
const action = (text: string): Detail => plain(inARow(text, t('whole-turn')))

/** Null while nothing is picked. */
export function selectionDetail(selection: Selection, ownerOf: OwnerOf, reason: Reason | null): Detail | null {
  const { chosen, fits, mode } = selection
  if (mode === 'exchange') {
    if (chosen?.kind === 'exchange')
      return plain(t('exchange-chosen', { own: tileWords(chosen.tiles[0]!), theirs: tileWords(chosen.theirs) }))
    return action(t('exchange-asks', { missing: selection.tiles.length === 0 ? 'own' : 'theirs' }))
  }
  if (mode === 'redraw') {
    if (chosen?.kind === 'redraw') return plain(t('redraw-chosen', { tile: tileWords(chosen.tiles[0]!) }))
    return action(t('redraw-asks'))
  }
  if (selection.chip !== null && selection.chipTile === null) return plain(t('chip-asks', { chip: selection.chip }))
  if (chosen?.kind === 'lay' || chosen?.kind === 'stack') {
    const made = t('row-chosen', {
      kind: chosen.kind,
      place: placeWords(chosen.line, chosen.number),
      sum: chosen.sum,
      owner: ownerOf(chosen.line),
    })
    const after = chosen.ends ? t('row-ends', { ends: chosen.ends }) : t('row-leaves', { left: chosen.left })
    return plain(inARow(made, after))
  }
  if (fits.length > 1) return plain(t('fits-in', { places: placesWords(fits) }))
  if (selection.tiles.length > 0) return nowhere(selection, reason)
  return mode === 'stack' ? action(t('stack-asks')) : null
}

function nowhere(selection: Selection, reason: Reason | null): Detail {
  if (selection.growths.length > 0) return plain(t('more-tiles', { places: placesWords(selection.growths) }))
  if (reason === null) return plain('')
  const move = readMove(reason.choice)
  const place = move?.kind === 'lay' || move?.kind === 'stack' ? placeWords(move.line, move.number) : ''
  const { text } = reason.refusal
  // Some reasons name the place themselves.
  return { text: text.includes(place) ? text : t('reason-at', { place, reason: text }), isReason: true }
}

/** Whose line it is for "you". Nobody's when neither player is "you": on one device, or for a spectator. */
export function ownership(owner: Seat | null, people: Record<Seat, Person>): ReturnType<OwnerOf> {
  if (owner === null) return 'none'
  if (people[owner].who === 'you') return 'own'
  return people[otherSeat(owner)].who === 'you' ? 'theirs' : 'none'
}
