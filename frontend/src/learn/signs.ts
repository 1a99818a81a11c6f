/** What the signs of a lesson stand for on the table: `24` a tile of one's own, `their-13` one of the other hand, `b4` a
    place, `X` a marker, `d` a chip. The board knows nothing of lessons: its parts are found from outside. */

const MARKERS = ['R', 'X', 'S']

/** The selectors of a sign, the best first. */
export function selectorsOf(sign: string): string[] {
  if (/^\d\d$/.test(sign)) return [`.dock.near [data-flight="${sign}"]`]
  if (sign.startsWith('their-')) return [`.dock.far [data-flight="${sign.slice(6)}"]`]
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

export const isPlace = (sign: string) => /^[wb]\d/.test(sign)
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

/** What is to be tapped next on the way: the first that is not picked; when all are, the place or the button. */
export function nextOn(table: HTMLElement, glow: readonly string[]): HTMLElement | null {
  // Markers and chips come first: what they need is picked after them.
  const rank = (sign: string) => (isMarker(sign) ? 0 : isPlace(sign) ? 3 : sign === 'd' || sign === 'i' ? 2 : 1)
  const signs = [...glow].sort((one, other) => rank(one) - rank(other))
  for (const sign of signs) {
    const element = find(table, sign)
    if (element && (isPlace(sign) || !isPicked(element))) return element
  }
  return table.querySelector<HTMLElement>('.confirm .main:not(:disabled)')
}
