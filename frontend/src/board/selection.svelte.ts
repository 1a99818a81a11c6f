/** What a person has picked so far, and which of the legal moves it can still become. */
import { writeRow } from '../protocol/notation'
import type { ChipKind, Colour, Move, RowMove, TileCode } from '../protocol/types'

export type Mode = 'lay' | 'stack' | 'exchange' | 'redraw'

export interface Place {
  line: Colour
  number: number
}

const isRowMove = (move: Move): move is RowMove => move.kind === 'lay' || move.kind === 'stack'

const samePlace = (one: Place | null, other: Place | null) =>
  one !== null && other !== null && one.line === other.line && one.number === other.number

export class Selection {
  mode = $state<Mode>('lay')
  tiles = $state<TileCode[]>([])
  chip = $state<ChipKind | null>(null)
  chipTile = $state<TileCode | null>(null)
  theirs = $state<TileCode | null>(null)
  place = $state<Place | null>(null)
  readonly #given: () => readonly Move[]

  constructor(moves: () => readonly Move[]) {
    this.#given = moves
  }

  #moves = $derived.by(() => this.#given())
  #rowMoves = $derived.by(() => this.#moves.filter(isRowMove).filter((move) => move.kind === this.mode))

  /** Rows that consist of exactly what is picked. */
  fits = $derived.by(() =>
    this.chip !== null && this.chipTile === null
      ? []
      : this.#rowMoves.filter((move) => move.tiles.length === this.tiles.length && this.#holds(move)),
  )

  /** Rows that contain what is picked. */
  growths = $derived.by(() =>
    this.tiles.length === 0 && this.chip === null ? [] : this.#rowMoves.filter((m) => this.#holds(m)),
  )

  /** The move that the button would play; null while something is missing. */
  chosen = $derived.by((): Move | null => {
    if (this.mode === 'lay' || this.mode === 'stack') {
      const there = this.fits.find((move) => samePlace(move, this.place))
      return there ?? (this.fits.length === 1 ? this.fits[0]! : null)
    }
    if (this.tiles.length !== 1) return null
    const own = this.tiles[0]
    return (
      this.#moves.find((move) => {
        if (move.kind === 'exchange')
          return this.mode === 'exchange' && move.tiles[0] === own && move.theirs === this.theirs
        return move.kind === 'redraw' && this.mode === 'redraw' && move.tiles[0] === own
      }) ?? null
    )
  })

  isEmpty = $derived(this.mode === 'lay' && this.tiles.length === 0 && this.chip === null && this.place === null)

  #holds(move: RowMove): boolean {
    if (!this.tiles.every((tile) => move.tiles.includes(tile))) return false
    if (this.chip === null) return move.chip === undefined
    return move.chip?.kind === this.chip && (this.chipTile === null || move.chip.tile === this.chipTile)
  }

  clear(): void {
    this.mode = 'lay'
    this.tiles = []
    this.chip = null
    this.chipTile = null
    this.theirs = null
    this.place = null
  }

  /** Whether there is any move of this kind now. */
  can(mode: Mode): boolean {
    return this.#moves.some((move) => move.kind === mode)
  }

  canChip(chip: ChipKind): boolean {
    return this.#moves.some((move) => isRowMove(move) && move.chip?.kind === chip)
  }

  pickMode(mode: Mode): void {
    const next = this.mode === mode ? 'lay' : mode
    const wasRow = this.mode === 'lay' || this.mode === 'stack'
    const isRow = next === 'lay' || next === 'stack'
    // From laying to stacking and back the picked tiles stay.
    if (!(wasRow && isRow)) this.clear()
    this.mode = next
    this.place = null
  }

  pickChip(chip: ChipKind): void {
    if (this.mode !== 'stack') this.mode = 'lay'
    this.chip = this.chip === chip ? null : chip
    // With one tile picked, the chip goes on that tile.
    this.chipTile = this.chip !== null && this.tiles.length === 1 ? this.tiles[0]! : null
    this.place = null
  }

  pickTile(tile: TileCode): void {
    if (this.mode === 'exchange' || this.mode === 'redraw') {
      this.tiles = this.tiles.includes(tile) ? [] : [tile]
    } else if (this.chip !== null && this.chipTile === null) {
      this.chipTile = tile
      if (!this.tiles.includes(tile)) this.tiles = [...this.tiles, tile]
    } else if (this.tiles.includes(tile)) {
      this.tiles = this.tiles.filter((picked) => picked !== tile)
      if (this.chipTile === tile) this.chipTile = null
    } else {
      this.tiles = [...this.tiles, tile]
    }
  }

  pickTheirs(tile: TileCode): void {
    this.theirs = this.theirs === tile ? null : tile
  }

  pickPlace(place: Place): void {
    this.place = place
  }

  /** Takes over a whole row, from the list of ways to fill a place. */
  fill(move: RowMove): void {
    this.mode = move.kind
    this.tiles = [...move.tiles]
    this.chip = move.chip?.kind ?? null
    this.chipTile = move.chip?.tile ?? null
    this.theirs = null
    this.place = { line: move.line, number: move.number }
  }

  /** Takes over any move. */
  show(move: Move): void {
    if (isRowMove(move)) return this.fill(move)
    this.clear()
    if (move.kind === 'choice') return
    this.mode = move.kind
    this.tiles = [...move.tiles]
    this.theirs = move.kind === 'exchange' ? move.theirs : null
  }

  fitAt(place: Place): RowMove | null {
    return this.fits.find((move) => samePlace(move, place)) ?? null
  }

  growsTo(place: Place): boolean {
    // Before a tile is picked a stack can go on any row that some tiles of the hand match.
    if (this.mode === 'stack' && this.tiles.length === 0 && this.chip === null)
      return this.waysAt(place, 'stack').length > 0
    return this.growths.some((move) => samePlace(move, place))
  }

  isChosen(place: Place): boolean {
    return this.chosen !== null && isRowMove(this.chosen) && samePlace(this.chosen, place)
  }

  /** All rows of a kind that can be made at a place, those with what is picked first. */
  waysAt(place: Place, kind: 'lay' | 'stack'): RowMove[] {
    const ways = this.#moves.filter(isRowMove).filter((move) => move.kind === kind && samePlace(move, place))
    const picked = (move: RowMove) => this.tiles.filter((tile) => move.tiles.includes(tile)).length
    return ways.sort((one, other) => picked(other) - picked(one) || one.tiles.length - other.tiles.length)
  }

  /** The picked tiles written as a row at a place, to ask why it is not legal. */
  writtenAt(place: Place, kind: 'lay' | 'stack'): string {
    const chip = this.chip !== null && this.chipTile !== null ? { tile: this.chipTile, kind: this.chip } : null
    return writeRow(kind, place.line, place.number, this.tiles, chip)
  }
}
