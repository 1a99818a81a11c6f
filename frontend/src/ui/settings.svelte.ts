/** A person's choices on this device: the look, how moves are made, and the game last asked for. */
import { read, write } from '../stored'
import { LEVELS, type Level, type Seat } from '../protocol/types'

export type Theme = 'system' | 'light' | 'dark'
export type ClockName = 'none' | 'five' | 'ten' | 'twenty' | 'days'

export interface LastGame {
  base: 'regular' | 'novice'
  chips: boolean
  level: Level
  seat: Seat | 'random'
  clock: ClockName
}

const DEFAULTS = {
  theme: 'system' as Theme,
  numerals: false,
  /** A move waits for its button. If false, a tap on a place that fits plays it. */
  confirm: true,
  game: { base: 'regular', chips: false, level: 'cup', seat: 'random', clock: 'none' } as LastGame,
}

function stored(): typeof DEFAULTS {
  try {
    const found = JSON.parse(read('settings') ?? '{}') as Partial<typeof DEFAULTS>
    const game = { ...DEFAULTS.game, ...found.game }
    if (!LEVELS.includes(game.level)) game.level = DEFAULTS.game.level
    return { ...DEFAULTS, ...found, game }
  } catch {
    return structuredClone(DEFAULTS)
  }
}

export const settings = $state(stored())

/** Stores the settings and sets the page's theme. Called once, in the root component. */
export function keepSettings(): void {
  $effect(() => write('settings', JSON.stringify(settings)))
  $effect(() => {
    if (settings.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = settings.theme
  })
}
