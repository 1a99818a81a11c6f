import { expect, it } from 'vitest'
import { effectOf, warningOf } from '../board/effect'
import type { BoardView, Position, RowMove } from '../protocol/types'
import { withoutWarnings } from './warnings'

const lay = {
  kind: 'lay',
  text: 'b2:12',
  line: 'black',
  number: 2,
  tiles: ['12'],
  left: 2,
  sum: '2',
} as unknown as RowMove
const line = { owner: 'A', rows: [], rows_to_win: 6 }
const position = { lines: { white: line, black: line } } as unknown as Position

it('a lesson warns of nothing, and still says what a move does', () => {
  const risky = { ...lay, outlook: { wins: 0, stuck: 6, unseen: 9 } }
  const winning = { ...lay, text: 'b2:01', ends: 'wins' as const }
  expect(warningOf(risky, 'A')).not.toBeNull()
  const { moves } = withoutWarnings({ moves: [risky, winning] } as unknown as BoardView)
  expect(warningOf(moves[0]!, 'A')).toBeNull()
  expect(effectOf(moves[0] as RowMove, position, 'A').tone).toBe('own')
  expect(effectOf(moves[1] as RowMove, position, 'A').ends).toBe('wins')
})
