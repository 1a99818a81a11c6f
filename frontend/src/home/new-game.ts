/** What the server is asked for, from the choices kept on this device. */
import type { ClockName, LastGame } from '../ui/settings.svelte'
import type { ClockOption, Opponent, NewGame } from '../protocol/types'

export const CLOCKS: Record<ClockName, ClockOption> = {
  none: null,
  five: { seconds: 300, increment: 5 },
  ten: { seconds: 600, increment: 5 },
  twenty: { seconds: 1200, increment: 10 },
  days: { days: 3 },
}

export function newGameOptions(opponent: Opponent, game: LastGame): NewGame {
  return {
    rules: game.chips ? `${game.base}+chips` : game.base,
    opponent,
    level: opponent === 'computer' ? game.level : null,
    seat: game.seat === 'random' ? null : game.seat,
    clock: CLOCKS[game.clock],
  }
}
