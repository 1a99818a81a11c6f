/** What the signs of a lesson stand for on the table: `24` a tile of one's own, `their-13` one of the other hand, `b4` a
    place, `X` a marker, `d` a chip. The board knows nothing of lessons: its parts are found from outside. */
import { readMove } from '../protocol/notation'

const MARKERS = ['R', 'X', 'S']

/** The selectors of a sign, the best first. */
export function selectorsOf(sign: string): string[] {
  if (/^\d\d$/.test(sign)) return [`.dock.near [data-flight="${sign}"]`]
  if (isTheirs(sign)) return [`.dock.far [data-flight="${sign.slice(6)}"]`]
  if (MARKERS.includes(sign)) {
    const nth = `.actions li:nth-child(${MARKERS.indexOf(sign) + 1}) .marker`
    // Small tables have the markers in a drawer.
    return [`.popover ${nth}`, `.dock.near ${nth}`, '.dock.near .fold']
  }
  if (sign === 'd' || sign === 'i')
    return ['.popover .actions .marker.chip', '.dock.near .actions .marker.chip', '.dock.near .fold']
  const line = sign.startsWith('w') ? 'white' : 'black'
  return [`.line.${line} [data-line="${line}"][data-number="${sign.slice(1)}"]`]
}

/** The signs of a move, in the order in which they are tapped. None for a choice of the set-up: it is a button. */
export function signsOf(choice: string): string[] {
  const move = readMove(choice)
  if (move === null) return []
  if (move.kind === 'redraw') return ['R', move.own]
  if (move.kind === 'exchange') return ['X', move.own, `their-${move.theirs}`]
  const chips = move.tiles.flatMap(({ chip }) => chip ?? [])
  const tiles = [...move.tiles].sort((one, other) => Number(other.chip !== null) - Number(one.chip !== null))
  const place = `${move.line === 'white' ? 'w' : 'b'}${move.number}`
  return [...(move.kind === 'stack' ? ['S'] : []), ...chips, ...tiles.map(({ tile }) => tile), place]
}

export const isPlace = (sign: string) => /^[wb]\d/.test(sign)
export const isTheirs = (sign: string) => sign.startsWith('their-')
export const isMarker = (sign: string) => MARKERS.includes(sign)

/** The element of a sign that can be seen now. */
export function find(table: HTMLElement, sign: string): HTMLElement | null {
  for (const selector of selectorsOf(sign)) {
    const found = table.querySelector<HTMLElement>(selector)
    if (found && found.getClientRects().length > 0 && getComputedStyle(found).visibility !== 'hidden') return found
  }
  return null
}

/** Whether a tile, marker or chip is picked already. */
export function isPicked(element: HTMLElement): boolean {
  return element.matches('[aria-pressed=true]') || element.querySelector('[aria-pressed=true]') !== null
}

/** What is to be tapped next of a move, by its signs: the first that is not picked; when all are, the place or the button.
    Null where something else is picked too: nothing then leads on but to put it back. */
export function nextOn(table: HTMLElement, signs: readonly string[]): HTMLElement | null {
  for (const sign of signs) {
    const element = find(table, sign)
    if (element && !isPlace(sign) && !isPicked(element)) return element
  }
  if (hasOthersPicked(table, signs)) return null
  const place = signs.find(isPlace)
  return place ? find(table, place) : table.querySelector<HTMLElement>('.confirm .main:not(:disabled)')
}

function hasOthersPicked(table: HTMLElement, signs: readonly string[]): boolean {
  const picked = table.querySelectorAll<HTMLElement>('.dock.near [data-tile][aria-pressed=true]')
  return [...picked].some(({ dataset }) => !signs.includes(dataset.tile!))
}
