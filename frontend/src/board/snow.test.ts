import { describe, expect, it } from 'vitest'
import type { Line, Position, SmallBoard } from '../protocol/types'
import { heightsOf, smallHeightsOf, snowOf } from './snow'

const branches = (path: string) => path.split('M').length - 2
/** The farthest point of a path from the middle. */
const reach = (path: string) =>
  Math.max(...[...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y))))

describe('snowOf', () => {
  it('has a pair of branches for each row, on long arms for white and on short ones for black', () => {
    const { long, short } = snowOf({ white: [1, 2, 3], black: [2] })
    expect(branches(long)).toBe(3)
    expect(branches(short)).toBe(1)
    expect(reach(short)).toBeLessThan(reach(long))
  })

  it('tells games apart by the order and the height of their rows', () => {
    const all = [
      { white: [1, 2], black: [1] },
      { white: [2, 1], black: [1] },
      { white: [1, 3], black: [1] },
      { white: [1], black: [1, 2] },
    ].map((heights) => JSON.stringify(snowOf(heights)))
    expect(new Set(all).size).toBe(4)
  })

  it('stays within its circle, however many rows there are', () => {
    const most = Array.from({ length: 11 }, () => 7)
    const { long, short } = snowOf({ white: most, black: most })
    expect(reach(long)).toBeLessThan(50)
    expect(reach(short)).toBeLessThan(50)
  })

  it('is the same from the board and from the list of games', () => {
    const row = (number: number, size: number, layers: number) =>
      ({ number, size, layers: Array.from({ length: layers }, () => []) }) as unknown as Line['rows'][number]
    const line = (die: number, rows: Line['rows']): Line => ({ die, owner: null, rows, rows_to_win: 6, ends: [] })
    const lines: Position['lines'] = { white: line(5, [row(4, 2, 2), row(3, 1, 1)]), black: line(2, []) }
    const small: SmallBoard = {
      white: { die: 5, owner: 'A', rows: [[3, 1, 1], [4, 2, 2]] }, // prettier-ignore
      black: { die: 2, owner: 'B', rows: [] },
      hand_sizes: { A: 1, B: 2 },
      pile: 3,
      turns: 9,
    }
    expect(heightsOf({ lines })).toEqual({ white: [1, 3], black: [] })
    expect(smallHeightsOf(small)).toEqual(heightsOf({ lines }))
  })
})
