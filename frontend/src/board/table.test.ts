import { expect, test } from 'vitest'
import type { BoardView, Line, Outcome, Position } from '../protocol/types'
import type { People } from '../text/words'
import { axisFor, lastOn, linesFrom, lineTitle, ownerWords, wonHand, wonOn } from './table'

const LINE: Line = { die: 5, owner: 'A', rows: [], rows_to_win: 6, ends: [] }
const POSITION: Position = {
  text: null,
  lines: { white: LINE, black: { ...LINE, die: 2, owner: 'B' } },
  hands: { A: [], B: ['05'] },
  hand_sizes: { A: 0, B: 1 },
  markers: { A: [], B: [] },
  chips: { A: [], B: [] },
  out: [],
  pile: 9,
  unseen: [],
}
const VIEW: BoardView = {
  phase: 'play',
  position: POSITION,
  moves: [],
  steps: [{ kind: 'moved', player: 'B', move: 'w6:12+41', brought: null, turn: 1 }],
  last: 'w6:12+41',
  outcome: null,
  rolls: [],
  threat: null,
}
const people: People = { A: { who: 'you', name: 'Ada' }, B: { who: 'other', name: 'Bo' } }
const over = (ending: Outcome['ending'], winner: 'A' | 'B' | null): BoardView => ({
  ...VIEW,
  outcome: { ending, winner },
})

test('one’s own line is at the near edge', () => {
  expect(linesFrom(POSITION, 'A')).toEqual(['black', 'white'])
  expect(linesFrom(POSITION, 'B')).toEqual(['white', 'black'])
})

test('a novice line uses the whole axis', () => {
  expect(axisFor(POSITION).least).toBe(8)
  const novice = { ...POSITION, lines: { ...POSITION.lines, white: { ...LINE, rows_to_win: null } } }
  expect(axisFor(novice).least).toBe(12)
})

test('a line is called by whose it is, seen from the near seat', () => {
  const nobody: People = { A: { who: 'other', name: 'Ada' }, B: { who: 'other', name: 'Bo' } }
  const titles = [
    lineTitle('white', null, people, 'A'),
    lineTitle('white', 'A', people, 'A'),
    lineTitle('white', 'B', people, 'A'),
    lineTitle('white', 'B', nobody, 'A'),
  ]
  expect(new Set(titles).size).toBe(4)
  expect(titles[3]).toContain('Bo')
  expect(ownerWords(null, people)).toBe('')
  expect(ownerWords('B', people)).toContain('Bo')
})

test('the last move is on its line alone, with whose it was', () => {
  expect(lastOn(VIEW, 'white', 'A')).toEqual({ number: 6, by: 'far' })
  expect(lastOn(VIEW, 'white', 'B')).toEqual({ number: 6, by: 'near' })
  expect(lastOn(VIEW, 'black', 'A')).toBeNull()
  expect(lastOn({ ...VIEW, last: 'r12' }, 'white', 'A')).toBeNull()
  expect(lastOn({ ...VIEW, last: null }, 'white', 'A')).toBeNull()
})

test('only the sixth row on the winner’s own line lights up', () => {
  expect(wonOn(over('B', 'A'), 'white', 'A')).toBe(6)
  expect(wonOn(over('B', 'A'), 'black', 'A')).toBeNull()
  expect(wonOn(over('B', 'B'), 'white', 'A')).toBeNull()
  expect(wonOn(over('D', 'A'), 'white', 'A')).toBeNull()
})

test('a hand wins by being empty or smaller', () => {
  expect(wonHand(over('A', 'B'))).toBe('B')
  expect(wonHand(over('E', 'A'))).toBe('A')
  expect(wonHand(over('E', null))).toBeNull()
  expect(wonHand(over('B', 'A'))).toBeNull()
  expect(wonHand(VIEW)).toBeNull()
})
