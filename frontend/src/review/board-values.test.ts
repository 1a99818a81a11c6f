import { expect, it } from 'vitest'
import { boardValues } from './board-values'

const option = (item: string, chance: number | null) => ({ item, chance, within: 0 })

it('has the best few at their places, and moves without a place beside them', () => {
  const found = boardValues([
    option('w7:33+42', 0.9),
    option('x33-01', 0.8),
    option('w6^12', 0.7),
    option('b2:20', 0.6),
  ])
  expect(found.map(({ place, isStack, isBest }) => [place, isStack, isBest])).toEqual([
    [{ line: 'white', number: 7 }, false, true],
    [null, false, false],
    [{ line: 'white', number: 6 }, true, false],
  ])
})

it('writes a place once, with its best move', () => {
  const found = boardValues([
    option('w7:33+42', 0.9),
    option('w7:25+50', 0.8),
    option('b7:33', 0.7),
    option('r33', 0.6),
  ])
  expect(found.map(({ option: { item } }) => item)).toEqual(['w7:33+42', 'b7:33', 'r33'])
})

it('waits for values', () => {
  expect(boardValues([option('w7:33+42', null)])).toEqual([])
})
