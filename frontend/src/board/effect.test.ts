import { expect, test } from 'vitest'
import type { Line, Position, Row, RowMove } from '../protocol/types'
import type { People } from '../text/words'
import { effectOf, effectWords } from './effect'

const LINE: Line = { die: 5, owner: null, rows: [], rows_to_win: 6, ends: [] }
const POSITION: Position = {
  text: null,
  lines: { white: { ...LINE, owner: 'A' }, black: { ...LINE, die: 2, owner: 'B' } },
  hands: { A: ['12', '33', '40', '41'], B: ['05'] },
  hand_sizes: { A: 4, B: 1 },
  markers: { A: [], B: [] },
  chips: { A: [], B: [] },
  out: [],
  pile: 9,
  unseen: [],
}
const people: People = { A: { who: 'you', name: 'Ada' }, B: { who: 'other', name: 'Bo' } }

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 3, size: 1, layers: [], open: false }))
const withRows = (line: 'white' | 'black', count: number): Position => ({
  ...POSITION,
  lines: { ...POSITION.lines, [line]: { ...POSITION.lines[line], rows: rows(count) } },
})
const lay = (line: 'white' | 'black', more: { ends?: 'wins' | 'loses' | 'ties'; left?: number } = {}): RowMove => ({
  text: '',
  kind: 'lay',
  line,
  number: 4,
  tiles: ['40'],
  sum: '4',
  left: 3,
  ...more,
})

test('a row on one’s own line brings one nearer', () => {
  const effect = effectOf(lay('white'), withRows('white', 3), 'A')
  expect(effect.tone).toBe('own')
  expect(effectWords(effect, people)).toBe('your row 4 of 6')
})

test('a row on the other’s line is a gift, and a danger from five on', () => {
  expect(effectOf(lay('black'), withRows('black', 1), 'A').tone).toBe('gives')
  const fifth = effectOf(lay('black'), withRows('black', 4), 'A')
  expect(fifth.tone).toBe('danger')
  expect(effectWords(fifth, people)).toBe('gives Bo row 5 of 6')
})

test.each([
  ['wins', 'wins', 'This wins!'],
  ['loses', 'danger', 'This ends the game: you lose.'],
  ['ties', 'plain', 'This ends the game in a draw.'],
] as const)('a row that %s says so', (ends, tone, words) => {
  const effect = effectOf(lay('black', { ends }), withRows('black', 5), 'A')
  expect(effect.tone).toBe(tone)
  expect(effectWords(effect, people)).toBe(words)
})

test('a stack adds no row', () => {
  expect(effectOf({ ...lay('black'), kind: 'stack' }, withRows('black', 4), 'A').rows).toBeUndefined()
})

test('where nobody owns a line, what counts is what is left in hand', () => {
  const { lines } = POSITION
  const novice = {
    ...POSITION,
    lines: { ...lines, white: { ...lines.white, owner: null, rows_to_win: null } },
  }
  expect(effectWords(effectOf(lay('white', { left: 1 }), novice, 'A'), people)).toBe('you keep 1 tile')
})

test('for a spectator everybody has a name', () => {
  const watched: People = { ...people, A: { who: 'other', name: 'Ada' } }
  expect(effectWords(effectOf(lay('white'), withRows('white', 3), 'A'), watched)).toBe('Ada: row 4 of 6')
})

test('a warning comes before what a row brings', () => {
  const risky = { ...lay('white'), outlook: { wins: 3, stuck: 9, unseen: 12 } }
  const effect = effectOf(risky, withRows('white', 3), 'A')
  expect(effect.tone).toBe('danger')
  expect(effectWords(effect, people)).toBe('then Bo could win (3 of the 12 unseen tiles)')
  const stuck = { ...lay('white'), outlook: { wins: 0, stuck: 12, unseen: 12 } }
  expect(effectWords(effectOf(stuck, withRows('white', 3), 'A'), people)).toBe('you would have no move next time')
})
