/** Which level of the computer fits: one up after two wins in a row at a level, one down after three losses. */
import { LEVELS, type Level, type Summary } from '../protocol/types'

const WINS = 2
const LOSSES = 3

export interface LevelOffer {
  level: Level
  after: 'wins' | 'losses'
}

type Played = Pick<Summary, 'level' | 'opponent' | 'outcome' | 'you'>

/** What is offered to somebody who has chosen a level. `finished` has the last ended game first. Nothing is offered for
    another level than the one last played: who has just changed it is not asked again. */
export function fittingLevel(finished: readonly Played[], chosen: Level): LevelOffer | null {
  const decided = finished.filter((game) => game.opponent === 'computer' && game.outcome !== null)
  if (isStreak(decided, chosen, WINS, true)) return offer(LEVELS.indexOf(chosen) + 1, 'wins')
  if (isStreak(decided, chosen, LOSSES, false)) return offer(LEVELS.indexOf(chosen) - 1, 'losses')
  return null
}

function isStreak(games: readonly Played[], level: Level, length: number, isWon: boolean): boolean {
  const last = games.slice(0, length)
  return (
    last.length === length &&
    last.every(
      ({ level: at, outcome, you }) => at === level && outcome!.winner !== null && (outcome!.winner === you) === isWon,
    )
  )
}

function offer(index: number, after: LevelOffer['after']): LevelOffer | null {
  const level = LEVELS[index]
  return level ? { level, after } : null
}
