import { expect, test } from 'vitest'
import type { Level, Summary } from '../protocol/types'
import { fittingLevel } from './fitting-level'

type Played = Pick<Summary, 'level' | 'opponent' | 'outcome' | 'you'>

/** Games against the computer, the last ended first: w won, l lost, t tied, c called off, d on one device. */
function games(results: string, level: Level): Played[] {
  return [...results].map((result) => ({
    level: result === 'd' ? null : level,
    opponent: result === 'd' ? 'device' : 'computer',
    outcome: result === 'c' ? null : { ending: 'A', winner: result === 't' ? null : result === 'l' ? 'B' : 'A' },
    you: result === 'd' ? 'both' : 'A',
  }))
}

const CASES: [string, Played[], Level, ReturnType<typeof fittingLevel>][] = [
  ['a newcomer', [], 'seedling', null],
  ['one win', games('w', 'leaf'), 'leaf', null],
  ['two wins', games('ww', 'leaf'), 'leaf', { level: 'cup', after: 'wins' }],
  ['two wins before a loss', games('lww', 'leaf'), 'leaf', null],
  ['a tie between two wins', games('wtw', 'leaf'), 'leaf', null],
  ['two losses', games('llw', 'leaf'), 'leaf', null],
  ['three losses', games('lllww', 'leaf'), 'leaf', { level: 'seedling', after: 'losses' }],
  ['nothing above the highest', games('www', 'master'), 'master', null],
  ['nothing below the lowest', games('llll', 'seedling'), 'seedling', null],
  ['another level chosen since', games('ww', 'leaf'), 'cup', null],
  ['wins at two levels', [...games('w', 'cup'), ...games('w', 'leaf')], 'cup', null],
  ['games called off and on one device do not count', games('wcdw', 'cup'), 'cup', { level: 'kettle', after: 'wins' }],
]

test.each(CASES)('%s', (_, finished, chosen, offered) => {
  expect(fittingLevel(finished, chosen)).toEqual(offered)
})
