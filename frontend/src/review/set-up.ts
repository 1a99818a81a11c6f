/** A position that somebody sets up by hand. Whether it is possible the server says: it knows the rules. */
import {
  MARKERS,
  otherSeat,
  type BoardView,
  type ChipKind,
  type Colour,
  type LaidTile,
  type MarkerKind,
  type Rules,
  type Seat,
  type TileCode,
} from '../protocol/types'

export interface EditedRow {
  number: number
  /** From the bottom. */
  layers: LaidTile[][]
}

export interface EditedLine {
  die: number
  owner: Seat | null
  rows: EditedRow[]
}

export interface Edited {
  rules: Rules
  player: Seat
  phase: 'draw' | 'play'
  lines: Record<Colour, EditedLine>
  hands: Record<Seat, TileCode[]>
  markers: Record<Seat, MarkerKind[]>
  chips: Record<Seat, ChipKind[]>
  out: TileCode[]
}

/** Where a tile can be put. */
export type Spot =
  | { kind: 'hand'; seat: Seat }
  | { kind: 'row'; line: Colour; number: number; layer: number }
  | { kind: 'out' }
  | { kind: 'unseen' }

export const TILES: readonly TileCode[] = Array.from({ length: 49 }, (_, at) => [Math.floor(at / 7), at % 7] as const)
  .filter(([white, black]) => white + black >= 1 && white + black <= 6)
  .map(([white, black]) => `${white}${black}`)

/** Of a view that the server gave. Null for a position of the set-up, which is not analysed. */
export function editedOf(view: BoardView): Edited | null {
  const { text, lines, hands, markers, chips, out } = view.position
  const [rules, toAct] = (text ?? '').split(' ')
  const found = /^([AB])-(draw|play)$/.exec(toAct ?? '')
  if (!found || hands.A === null || hands.B === null) return null
  const line = (colour: Colour): EditedLine => ({
    die: lines[colour].die ?? 1,
    owner: lines[colour].owner,
    rows: lines[colour].rows.map(({ number, layers }) => ({ number, layers })),
  })
  return {
    rules: rules as Rules,
    player: found[1] as Seat,
    phase: found[2] as 'draw' | 'play',
    lines: { white: line('white'), black: line('black') },
    hands: { A: hands.A, B: hands.B },
    markers,
    chips,
    out,
  }
}

function writeLine(colour: Colour, { die, owner, rows }: EditedLine): string {
  const written = rows
    .filter(({ layers }) => layers.some((layer) => layer.length > 0))
    .sort((one, other) => one.number - other.number)
    .map(
      ({ number, layers }) =>
        `${number}=${layers
          .filter((layer) => layer.length > 0)
          .map(writeLayer)
          .join('^')}`,
    )
  return `${colour === 'white' ? 'w' : 'b'}${die}${owner ?? '-'}${written.length > 0 ? `:${written.join(',')}` : ''}`
}

function writeLayer(layer: readonly LaidTile[]): string {
  return [...layer]
    .sort((one, other) => one.tile.localeCompare(other.tile))
    .map(({ tile, chip }) => tile + (chip ?? ''))
    .join('+')
}

function writeSide(edited: Edited, seat: Seat): string {
  const markers = MARKERS.filter((marker) => edited.markers[seat].includes(marker)).join('')
  return `${seat}:${[...edited.hands[seat]].sort().join(',')}/${markers || '-'}/${edited.chips[seat].join('') || '-'}`
}

/** In the notation. It may be an impossible position. */
export function writeEdited(edited: Edited): string {
  const { rules, player, phase, lines, out } = edited
  return [
    rules,
    `${player}-${phase}`,
    writeLine('white', lines.white),
    writeLine('black', lines.black),
    writeSide(edited, 'A'),
    writeSide(edited, 'B'),
    `out:${[...out].sort().join(',') || '-'}`,
  ].join(' ')
}

/** Where a tile is. */
export function spotOf(edited: Edited, tile: TileCode): Spot {
  for (const seat of ['A', 'B'] as const) if (edited.hands[seat].includes(tile)) return { kind: 'hand', seat }
  if (edited.out.includes(tile)) return { kind: 'out' }
  for (const line of ['white', 'black'] as const)
    for (const { number, layers } of edited.lines[line].rows)
      for (const [layer, tiles] of layers.entries())
        if (tiles.some((laid) => laid.tile === tile)) return { kind: 'row', line, number, layer }
  return { kind: 'unseen' }
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  if (one.kind === 'hand' && other.kind === 'hand') return one.seat === other.seat
  if (one.kind === 'row' && other.kind === 'row')
    return one.line === other.line && one.number === other.number && one.layer === other.layer
  return one.kind === other.kind && one.kind !== 'hand' && one.kind !== 'row'
}

function without(edited: Edited, tile: TileCode): Edited {
  const line = (from: EditedLine): EditedLine => ({
    ...from,
    rows: from.rows
      .map(({ number, layers }) => ({
        number,
        layers: layers.map((layer) => layer.filter((laid) => laid.tile !== tile)),
      }))
      .filter(({ layers }) => layers.some((layer) => layer.length > 0)),
  })
  const rest = (tiles: readonly TileCode[]) => tiles.filter((one) => one !== tile)
  return {
    ...edited,
    lines: { white: line(edited.lines.white), black: line(edited.lines.black) },
    hands: { A: rest(edited.hands.A), B: rest(edited.hands.B) },
    out: rest(edited.out),
  }
}

/** The position with a tile at another place. */
export function put(edited: Edited, tile: TileCode, spot: Spot): Edited {
  const next = without(edited, tile)
  switch (spot.kind) {
    case 'unseen':
      return next
    case 'out':
      return { ...next, out: [...next.out, tile] }
    case 'hand':
      return { ...next, hands: { ...next.hands, [spot.seat]: [...next.hands[spot.seat], tile] } }
    case 'row': {
      const line = next.lines[spot.line]
      const row = line.rows.find(({ number }) => number === spot.number) ?? { number: spot.number, layers: [] }
      const layers = Array.from({ length: Math.max(row.layers.length, spot.layer + 1) }, (_, at) =>
        at === spot.layer ? [...(row.layers[at] ?? []), { tile, chip: null }] : (row.layers[at] ?? []),
      )
      const rows = [...line.rows.filter(({ number }) => number !== spot.number), { number: spot.number, layers }]
      return { ...next, lines: { ...next.lines, [spot.line]: { ...line, rows } } }
    }
  }
}

/** The position with the next chip on a tile that lies in a row: none, Doubler, Inverter, none. */
export function turnChip(edited: Edited, tile: TileCode): Edited {
  const NEXT = { none: 'd', d: 'i', i: null } as const
  const line = (from: EditedLine): EditedLine => ({
    ...from,
    rows: from.rows.map(({ number, layers }) => ({
      number,
      layers: layers.map((layer) =>
        layer.map((laid) => (laid.tile === tile ? { tile, chip: NEXT[laid.chip ?? 'none'] } : laid)),
      ),
    })),
  })
  return { ...edited, lines: { white: line(edited.lines.white), black: line(edited.lines.black) } }
}

/** The position under other rules: with owners of lines and kept chips where those have them. */
export function withRules(edited: Edited, rules: Rules): Edited {
  const { white, black } = edited.lines
  const isOwned = !rules.startsWith('novice')
  return {
    ...edited,
    rules,
    lines: { white: { ...white, owner: isOwned ? 'A' : null }, black: { ...black, owner: isOwned ? 'B' : null } },
    chips: rules.endsWith('+chips') ? { A: ['d'], B: ['i'] } : { A: [], B: [] },
  }
}

export function withDie(edited: Edited, line: Colour, die: number): Edited {
  return { ...edited, lines: { ...edited.lines, [line]: { ...edited.lines[line], die } } }
}

/** The position with the white line another's, and so the black one too. */
export function withOwner(edited: Edited, white: Seat): Edited {
  const { lines } = edited
  return {
    ...edited,
    lines: { white: { ...lines.white, owner: white }, black: { ...lines.black, owner: otherSeat(white) } },
  }
}

/** Takes a marker from a player, or gives it back. */
export function turnMarker(edited: Edited, seat: Seat, marker: MarkerKind): Edited {
  const own = edited.markers[seat]
  const next = own.includes(marker) ? own.filter((other) => other !== marker) : [...own, marker]
  return { ...edited, markers: { ...edited.markers, [seat]: next } }
}

/** Takes a kept chip from a player, or gives it in the place of the other: nobody keeps two. */
export function turnKeptChip(edited: Edited, seat: Seat, chip: ChipKind): Edited {
  return { ...edited, chips: { ...edited.chips, [seat]: edited.chips[seat].includes(chip) ? [] : [chip] } }
}
