/** The game that is asked for, from the choices kept on this device. */
import type { ClockName, LastGame } from '../ui/settings.svelte'
import type { ClockWish, Opponent, Wish } from '../protocol/types'

export const CLOCKS: Record<ClockName, ClockWish> = {
  none: null,
  five: { seconds: 300, increment: 5 },
  ten: { seconds: 600, increment: 5 },
  twenty: { seconds: 1200, increment: 10 },
  days: { days: 3 },
}

export function wishFor(opponent: Opponent, game: LastGame): Wish {
  return {
    rules: game.chips ? `${game.base}+chips` : game.base,
    opponent,
    level: opponent === 'computer' ? game.level : null,
    seat: game.seat === 'random' ? null : game.seat,
    clock: CLOCKS[game.clock],
  }
}
