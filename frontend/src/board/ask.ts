/**
 * What can be asked on a table, and which facts answer it: what a thing is, what can be done with it now, and where nothing
 * can, what the server is to be asked why. Each fact names its rule.
 */
import { dotsOf, writeRow } from '../protocol/notation'
import {
  COLOURS,
  type BoardView,
  type ChipKind,
  type Colour,
  type End,
  type LaidTile,
  type MarkerKind,
  type Move,
  type Position,
  type Row,
  type RowMove,
  type Seat,
  type TileCode,
} from '../protocol/types'
import type { Place } from './selection.svelte'

export type Thing =
  | { kind: 'tile'; tile: TileCode }
  | { kind: 'hidden'; seat: Seat }
  | { kind: 'place'; place: Place }
  | { kind: 'marker'; marker: MarkerKind; seat: Seat }
  | { kind: 'chip'; chip: ChipKind; seat: Seat }
  | { kind: 'pile' }
  | { kind: 'track'; seat: Seat }

/** Things are marked on the table by an attribute with these words: `place white 6`. */
export function readThing(words: string): Thing | null {
  const [kind = '', first, second] = words.split(' ')
  switch (kind) {
    case 'tile':
      return { kind, tile: first! }
    case 'hidden':
    case 'track':
      return { kind, seat: first as Seat }
    case 'place':
      return { kind, place: { line: first as Colour, number: Number(second) } }
    case 'marker':
      return { kind, marker: first as MarkerKind, seat: second as Seat }
    case 'chip':
      return { kind, chip: first as ChipKind, seat: second as Seat }
    case 'pile':
      return { kind }
    default:
      return null
  }
}

export type Fact =
  | { fact: 'tile-counts'; white: number; black: number }
  | { fact: 'tile-lays' | 'tile-grows' | 'tile-stacks'; places: Place[] }
  | { fact: 'tile-acts'; can: 'both' | 'exchange' | 'redraw' }
  | { fact: 'tile-theirs'; seat: Seat; canTake: boolean }
  | { fact: 'tile-laid'; place: Place; counts: number }
  | { fact: 'tile-out' | 'hidden' }
  | { fact: 'end-total'; place: Place }
  | { fact: 'end-beside-die' | 'end-closed' | 'end-now' | 'end-not-now' }
  | { fact: 'end-beside-row'; neighbour: Place; size: number; sizes: number[]; isNovice: boolean }
  | { fact: 'sixth'; owner: Seat }
  | { fact: 'row'; place: Place; size: number }
  | { fact: 'row-layers'; layers: number }
  | { fact: 'row-now' | 'row-closed' | 'row-not-now' | 'row-used' }
  | { fact: 'die'; place: Place }
  | { fact: 'marker'; marker: MarkerKind }
  | { fact: 'marker-none'; marker: MarkerKind }
  | { fact: 'chip'; chip: ChipKind }
  | { fact: 'chip-once' | 'chip-none' | 'now' | 'marker-used' | 'chip-used' }
  | { fact: 'belongs'; seat: Seat }
  | { fact: 'pile'; count: number }
  | { fact: 'pile-end' }
  | { fact: 'removed'; count: number }
  | { fact: 'track'; seat: Seat; count: number; most: number }
  | { fact: 'hand-wins'; seat: Seat; count: number }
  | { fact: 'turn'; seat: Seat }
  | { fact: 'over' }

export interface Answer {
  facts: Fact[]
  /** Rows that can be made here now. */
  ways: RowMove[]
  /** Choices to ask about: the nearest to a legal one tells why there is none. */
  questions: string[]
}

export interface Situation {
  view: BoardView
  /** The seat that picks here; null where the board is only looked at. */
  picker: Seat | null
  /** Who is to decide. */
  acting: readonly Seat[]
}

/** The server answers so many questions at once. */
const MOST_QUESTIONS = 40

const isRow = (move: Move): move is RowMove => move.kind === 'lay' || move.kind === 'stack'

const isAt = (move: RowMove, place: Place) => move.line === place.line && move.number === place.number

function placesOf(moves: readonly RowMove[]): Place[] {
  const keys = new Map(moves.map(({ line, number }) => [`${line}${number}`, { line, number }]))
  return [...keys.values()]
}

export function answerTo(thing: Thing, situation: Situation): Answer {
  switch (thing.kind) {
    case 'tile':
      return aboutTile(thing.tile, situation)
    case 'hidden':
      return plain([{ fact: 'hidden' }])
    case 'place':
      return aboutPlace(thing.place, situation)
    case 'marker':
      return plain(aboutMarker(thing.marker, thing.seat, situation))
    case 'chip':
      return plain(aboutChip(thing.chip, thing.seat, situation))
    case 'pile':
      return plain(aboutPile(situation.view.position))
    case 'track':
      return plain(aboutTrack(thing.seat, situation.view.position))
  }
}

const plain = (facts: Fact[]): Answer => ({ facts, ways: [], questions: [] })

/** Why nothing can be done by anybody here now; nothing where somebody can. */
function notNow({ view, picker, acting }: Situation): Fact[] {
  if (view.outcome !== null || view.phase === null) return [{ fact: 'over' }]
  if (picker !== null && view.phase === 'play') return []
  return acting.length === 1 ? [{ fact: 'turn', seat: acting[0]! }] : []
}

const canPlay = ({ view, picker }: Situation) => picker !== null && view.phase === 'play' && view.outcome === null

// Tiles

function aboutTile(tile: TileCode, situation: Situation): Answer {
  const { view, picker } = situation
  const facts: Fact[] = [{ fact: 'tile-counts', ...dotsOf(tile) }]
  const holder = (['A', 'B'] as const).find((seat) => view.position.hands[seat]?.includes(tile))
  if (holder === undefined) return aboutTileOnTable(tile, facts, situation)
  if (!canPlay(situation)) return plain([...facts, ...notNow(situation)])
  if (holder !== picker) {
    const canTake = view.moves.some((move) => move.kind === 'exchange' && move.theirs === tile)
    return plain([...facts, { fact: 'tile-theirs', seat: holder, canTake }])
  }
  const mine = view.moves.filter(isRow).filter((move) => move.tiles.includes(tile))
  const alone = mine.filter((move) => move.kind === 'lay' && move.tiles.length === 1)
  const together = mine.filter((move) => move.kind === 'lay' && move.tiles.length > 1)
  const stacked = mine.filter((move) => move.kind === 'stack')
  if (alone.length > 0) facts.push({ fact: 'tile-lays', places: placesOf(alone) })
  if (together.length > 0) facts.push({ fact: 'tile-grows', places: placesOf(together) })
  if (stacked.length > 0) facts.push({ fact: 'tile-stacks', places: placesOf(stacked) })
  const canExchange = view.moves.some((move) => move.kind === 'exchange' && move.tiles[0] === tile)
  const canRedraw = view.moves.some((move) => move.kind === 'redraw' && move.tiles[0] === tile)
  if (canExchange || canRedraw)
    facts.push({ fact: 'tile-acts', can: canExchange && canRedraw ? 'both' : canExchange ? 'exchange' : 'redraw' })
  const isLaid = alone.length + together.length > 0
  return { facts, ways: [], questions: isLaid ? [] : endsOf(view.position).map((place) => written(place, [tile])) }
}

function aboutTileOnTable(tile: TileCode, facts: Fact[], situation: Situation): Answer {
  const { position } = situation.view
  if (position.out.includes(tile)) return plain([...facts, { fact: 'tile-out' }])
  for (const line of COLOURS) {
    for (const row of position.lines[line].rows) {
      const laid = row.layers.flat().find((one) => one.tile === tile)
      if (!laid) continue
      const place = { line, number: row.number }
      const there = aboutRow(row, place, situation)
      return { ...there, facts: [...facts, { fact: 'tile-laid', place, counts: countsOf(laid, line) }, ...there.facts] }
    }
  }
  return plain(facts)
}

/** What a tile counts in a row: a Doubler counts it twice, an Inverter counts the other colour. */
export function countsOf({ tile, chip }: LaidTile, line: Colour): number {
  const dots = dotsOf(tile)
  const colour = chip === 'i' ? (line === 'white' ? 'black' : 'white') : line
  return dots[colour] * (chip === 'd' ? 2 : 1)
}

// Places

function aboutPlace(place: Place, situation: Situation): Answer {
  const line = situation.view.position.lines[place.line]
  if (place.number === line.die) return plain([{ fact: 'die', place }])
  const row = line.rows.find(({ number }) => number === place.number)
  if (row) return aboutRow(row, place, situation)
  const end = line.ends.find(({ number }) => number === place.number)
  return end ? aboutEnd(end, place, situation) : plain(notNow(situation))
}

function aboutEnd(end: End, place: Place, situation: Situation): Answer {
  const { position } = situation.view
  const line = position.lines[place.line]
  const facts: Fact[] = [{ fact: 'end-total', place }]
  const towards = end.side === 'above' ? place.number - 1 : place.number + 1
  const neighbour = line.rows.find(({ number }) => number === towards)
  if (neighbour)
    facts.push({
      fact: 'end-beside-row',
      neighbour: { line: place.line, number: towards },
      size: neighbour.size,
      sizes: end.sizes,
      isNovice: line.rows_to_win === null,
    })
  else facts.push({ fact: 'end-beside-die' })
  if (line.owner !== null && line.rows_to_win !== null && line.rows.length === line.rows_to_win - 1)
    facts.push({ fact: 'sixth', owner: line.owner })
  if (!end.open) return plain([...facts, { fact: 'end-closed' }])
  if (!canPlay(situation)) return plain([...facts, ...notNow(situation)])
  return withWays(facts, 'lay', place, end.sizes, situation)
}

function aboutRow(row: Row, place: Place, situation: Situation): Answer {
  const { view, picker } = situation
  const facts: Fact[] = [{ fact: 'row', place, size: row.size }]
  if (row.layers.length > 1) facts.push({ fact: 'row-layers', layers: row.layers.length })
  if (!canPlay(situation)) return plain([...facts, ...notNow(situation)])
  if (!row.open) return plain([...facts, { fact: 'row-closed' }])
  if (!view.position.markers[picker!].includes('S')) return plain([...facts, { fact: 'row-used' }])
  return withWays(facts, 'stack', place, [row.size], situation)
}

/** The ways to fill a place; where there is none, all groups of the right size are asked about. */
function withWays(
  facts: Fact[],
  kind: 'lay' | 'stack',
  place: Place,
  sizes: readonly number[],
  { view, picker }: Situation,
): Answer {
  const ways = view.moves.filter(isRow).filter((move) => move.kind === kind && isAt(move, place))
  if (ways.length > 0)
    return { facts: [...facts, { fact: kind === 'lay' ? 'end-now' : 'row-now' }], ways, questions: [] }
  const hand = view.position.hands[picker!] ?? []
  const questions = sizes
    .flatMap((size) => groupsOf(hand, size))
    .map((tiles) => writeRow(kind, place.line, place.number, tiles, null))
  return {
    facts: [...facts, { fact: kind === 'lay' ? 'end-not-now' : 'row-not-now' }],
    ways,
    questions: questions.slice(0, MOST_QUESTIONS),
  }
}

/** All groups of so many tiles. */
export function groupsOf(tiles: readonly TileCode[], size: number): TileCode[][] {
  if (size === 0) return [[]]
  return tiles.flatMap((tile, index) => groupsOf(tiles.slice(index + 1), size - 1).map((rest) => [tile, ...rest]))
}

const endsOf = (position: Position): Place[] =>
  COLOURS.flatMap((line) =>
    position.lines[line].ends.filter(({ open }) => open).map(({ number }) => ({ line, number })),
  )

const written = (place: Place, tiles: TileCode[]) => writeRow('lay', place.line, place.number, tiles, null)

// Markers, chips, the pile, how near somebody is to winning

function aboutMarker(marker: MarkerKind, seat: Seat, situation: Situation): Fact[] {
  const { view, picker } = situation
  const facts: Fact[] = [{ fact: 'marker', marker }]
  if (!view.position.markers[seat].includes(marker)) return [...facts, { fact: 'marker-used' }]
  if (!canPlay(situation)) return [...facts, ...notNow(situation)]
  if (seat !== picker) return [...facts, { fact: 'belongs', seat }]
  const kind = ({ R: 'redraw', X: 'exchange', S: 'stack' } as const)[marker]
  const can = view.moves.some((move) => move.kind === kind)
  return [...facts, can ? { fact: 'now' } : { fact: 'marker-none', marker }]
}

function aboutChip(chip: ChipKind, seat: Seat, situation: Situation): Fact[] {
  const { view, picker } = situation
  const facts: Fact[] = [{ fact: 'chip', chip }, { fact: 'chip-once' }]
  if (!view.position.chips[seat].includes(chip)) return [...facts, { fact: 'chip-used' }]
  if (!canPlay(situation)) return [...facts, ...notNow(situation)]
  if (seat !== picker) return [...facts, { fact: 'belongs', seat }]
  const can = view.moves.some((move) => isRow(move) && move.chip?.kind === chip)
  return [...facts, { fact: can ? 'now' : 'chip-none' }]
}

function aboutPile(position: Position): Fact[] {
  return [
    { fact: 'pile', count: position.pile },
    { fact: 'pile-end' },
    { fact: 'removed', count: position.unseen.length },
  ]
}

function aboutTrack(seat: Seat, position: Position): Fact[] {
  const facts: Fact[] = []
  for (const colour of COLOURS) {
    const { owner, rows, rows_to_win: most } = position.lines[colour]
    if (owner === seat && most !== null) facts.push({ fact: 'track', seat, count: rows.length, most })
  }
  return [...facts, { fact: 'hand-wins', seat, count: position.hand_sizes[seat] }]
}

/** The rule that a fact rests on; null where it rests on none. */
export function ruleOf(fact: Fact): string | null {
  if (fact.fact === 'tile-counts') return fact.white > 0 && fact.black > 0 ? 'T2' : 'T4'
  if (fact.fact === 'end-beside-row') return fact.isNovice ? 'N2' : 'L5'
  if (fact.fact === 'marker' || fact.fact === 'marker-none') return RULE_OF_MARKER[fact.marker]
  if (fact.fact === 'tile-acts') return fact.can === 'redraw' ? 'A1' : 'A2'
  if (fact.fact === 'chip') return fact.chip === 'd' ? 'E3' : 'E4'
  return RULES[fact.fact]
}

const RULE_OF_MARKER: Record<MarkerKind, string> = { R: 'A1', X: 'A2', S: 'A3' }

const RULES: Record<
  Exclude<Fact['fact'], 'tile-counts' | 'end-beside-row' | 'marker' | 'marker-none' | 'tile-acts' | 'chip'>,
  string | null
> = {
  'tile-lays': 'L3',
  'tile-grows': 'T3',
  'tile-stacks': 'A3',
  'tile-theirs': 'A2',
  'tile-laid': 'L3',
  'tile-out': 'A1',
  hidden: 'S6',
  'end-total': 'L3',
  'end-beside-die': 'L4',
  'end-closed': 'L3',
  'end-now': null,
  'end-not-now': null,
  sixth: 'X3',
  row: 'L3',
  'row-layers': 'A3',
  'row-now': 'A3',
  'row-closed': 'A3',
  'row-not-now': 'A3',
  'row-used': 'A4',
  die: 'L1',
  'chip-once': 'E2',
  'chip-none': null,
  now: null,
  'marker-used': 'A4',
  'chip-used': 'E2',
  belongs: null,
  pile: 'U1',
  'pile-end': 'X4',
  removed: 'V1',
  track: 'X3',
  'hand-wins': 'X2',
  turn: 'U4',
  over: null,
}
