/** The games that lessons lead to, against the weakest level. */
import type { NewGame } from '../protocol/types'

/** The first real game: shorter than a whole one. */
export function practice(): NewGame {
  return { ...wholeGame('regular'), practice: true }
}

/** The game that a lesson prepares for: the practice game after the first, then whole ones. */
export function gameAfter(lesson: string): NewGame {
  if (lesson === 'first') return practice()
  return wholeGame(lesson === 'novice' ? 'novice' : lesson === 'chips' ? 'regular+chips' : 'regular')
}

function wholeGame(rules: NewGame['rules']): NewGame {
  return { rules, opponent: 'computer', level: 'seedling', seat: 'A', clock: null }
}
