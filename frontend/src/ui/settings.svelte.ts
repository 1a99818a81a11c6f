/** A person's choices on this device: the look, how moves are made, and the game last asked for. */
import type { Pace } from '../pace'
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
  /** Numerals on the tiles; null: for the first games only. */
  numerals: null as boolean | null,
  /** How quickly the other's turn is shown. */
  pace: 'normal' as Pace,
  /** Games that were played to their end on this device. */
  gamesPlayed: 0,
  /** Single keys do something in a game. */
  keys: true,
  sound: false,
  vibration: false,
  /** A move waits for its button. If false, a tap on a place that fits plays it. */
  confirm: true,
  game: { base: 'regular', chips: false, level: 'seedling', seat: 'random', clock: 'none' } as LastGame,
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

/** So many games of one's own have numerals on their tiles, unless somebody has chosen. */
const GAMES_WITH_NUMERALS = 3

export function showsNumerals(): boolean {
  return settings.numerals ?? settings.gamesPlayed < GAMES_WITH_NUMERALS
}

const WINDOW_COLOURS = { light: '#fbf8f1', dark: '#191715' }

/** The frame that a phone or an installed board draws round the page. index.html has one colour for each of the system's themes. */
function colourWindow(theme: Theme): void {
  for (const system of ['light', 'dark'] as const) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${system}]`)
    if (meta) meta.content = WINDOW_COLOURS[theme === 'system' ? system : theme]
  }
}

/** Stores the settings and sets the page's theme. Called once, in the root component. */
export function keepSettings(): void {
  $effect(() => write('settings', JSON.stringify(settings)))
  $effect(() => {
    if (settings.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = settings.theme
    colourWindow(settings.theme)
  })
}
