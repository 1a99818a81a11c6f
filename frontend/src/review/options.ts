/** What can happen at a place of a branch, and what it is worth. */
import type { BoardView, PositionValues, Seat } from '../protocol/types'

/** Who is to act at a position in notation. */
export function actorOf(view: BoardView): Seat {
  return view.position.text?.split(' ')[1]?.startsWith('B') ? 'B' : 'A'
}

/** The chance of the near seat at a position. */
export function chanceAt(view: BoardView, { value }: PositionValues, near: Seat): number {
  return actorOf(view) === near ? value : 1 - value
}

export interface Option {
  /** An item of a path. */
  item: string
  /** The chance of the near seat; null while it is not known. */
  chance: number | null
  within: number
}

/** What a redraw can bring. */
export function bringsAt(view: BoardView): Option[] {
  return view.position.unseen.map((tile) => ({ item: `+${tile}`, chance: null, within: 0 }))
}

/** What can happen at a place, the best for who is to act first. */
export function optionsAt(view: BoardView, values: PositionValues | null, near: Seat): Option[] {
  const actor = actorOf(view)
  const chance = (value: number) => (actor === near ? value : 1 - value)
  if (view.phase === 'play') {
    const known = new Map(values?.moves?.map((move, place) => [move.move, { ...move, place }]))
    return view.moves
      .map(({ text }) => ({ text, found: known.get(text) }))
      .sort((one, other) => (one.found?.place ?? 1e9) - (other.found?.place ?? 1e9))
      .map(({ text, found }) => ({
        item: text,
        chance: found ? chance(found.value) : null,
        within: found?.within ?? 0,
      }))
  }
  if (view.phase !== 'draw') return []
  const known = new Map(values?.tiles?.map(({ tile, value }) => [tile, value]))
  return view.position.unseen.map((tile) => {
    const value = known.get(tile)
    return { item: `+${tile}`, chance: value === undefined ? null : chance(value), within: 0 }
  })
}
