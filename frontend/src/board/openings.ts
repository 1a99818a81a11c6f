/** What a hand could lay beside a die, counted from its dots: for the choice before anything is drawn. */
import { dotsOf } from '../protocol/notation'
import type { Colour, End, TileCode } from '../protocol/types'

/** Every group of the hand that makes an end's number with as many tiles as it takes, the smallest first. */
export function openingsAt(hand: readonly TileCode[], colour: Colour, end: End): TileCode[][] {
  return [...end.sizes].sort().flatMap((size) => groups(hand, colour, size, end.number))
}

function groups(hand: readonly TileCode[], colour: Colour, size: number, total: number): TileCode[][] {
  if (size === 0) return total === 0 ? [[]] : []
  return hand.flatMap((tile, index) => {
    const dots = dotsOf(tile)[colour]
    if (dots === 0 || dots > total) return []
    return groups(hand.slice(index + 1), colour, size - 1, total - dots).map((rest) => [tile, ...rest])
  })
}
