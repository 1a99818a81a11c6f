import { expect, it } from 'vitest'
import type { BoardView, PositionValues } from '../protocol/types'
import { Analysis, type AnalysisSource } from './analysis.svelte'
import { optionsAt } from './options'

/** A board whose text says how it was reached. */
const board = (text: string, phase: 'play' | 'draw' = 'play'): BoardView =>
  ({
    phase,
    position: { text, unseen: ['11', '22'] },
    moves: [{ text: 'w4:40' }, { text: 'r05' }],
  }) as unknown as BoardView
const worth = (position: string, value: number): PositionValues => ({ position, value, sure: 'exact', within: 0 })

function sourceWith(played: string[] = []): AnalysisSource {
  return {
    view: (position) => Promise.resolve(board(position)),
    play: ({ position, move, tiles }) => {
      if (move === 'bad') return Promise.reject(new Error('not legal'))
      played.push(move ?? `+${tiles![0]}`)
      const steps = move === 'r05' ? [{ kind: 'moved', player: 'A', move, brought: '22', turn: 1 }] : []
      return Promise.resolve({ steps, board: board(`${position}>${move ?? tiles![0]}`) } as never)
    },
    values: (position) => Promise.resolve(worth(position, 0.5)),
  }
}

it('plays on, goes back and another way, without asking again for what is there', async () => {
  const played: string[] = []
  const analysis = new Analysis(sourceWith(played))
  await analysis.open({ root: 'R', path: ['w4:40', '+11'], kept: [] })
  expect(analysis.view?.position.text).toBe('R>w4:40>11')
  await analysis.goTo(1)
  expect(analysis.path).toEqual(['w4:40'])
  await analysis.playAt(1, '+22')
  expect(analysis.path).toEqual(['w4:40', '+22'])
  expect(played).toEqual(['w4:40', '+11', '+22'])
})

it('writes a redraw with the tile that it brought', async () => {
  const analysis = new Analysis(sourceWith())
  await analysis.open({ root: 'R', path: [], kept: [] })
  await analysis.play('r05')
  expect(analysis.path).toEqual(['r05 +22'])
})

it('stops a branch where it cannot be played, and says why', async () => {
  const analysis = new Analysis(sourceWith())
  await analysis.open({ root: 'R', path: ['w4:40', 'bad', 'r05'], kept: [['r05']] })
  expect(analysis.path).toEqual(['w4:40'])
  expect(analysis.problem).toBe('not legal')
  expect(analysis.kept).toEqual([['r05']])
})

it('keeps the branch that is shown', async () => {
  const analysis = new Analysis(sourceWith())
  await analysis.open({ root: 'R', path: ['w4:40'], kept: [] })
  analysis.keepPath()
  analysis.keepPath()
  expect(analysis.kept).toEqual([['w4:40']])
  analysis.forget(analysis.kept[0]!)
  expect(analysis.kept).toEqual([])
})

it('orders options by what they are worth to who acts, and shows the chance of the near seat', () => {
  const view = board('regular A-play w5A')
  const values = { ...worth('', 0.7), moves: [{ move: 'r05', value: 0.7, sure: 'exact' as const, within: 0 }] }
  expect(optionsAt(view, values, 'B').map(({ item, chance }) => [item, chance && Math.round(chance * 10)])).toEqual([
    ['r05', 3],
    ['w4:40', null],
  ])
  const draw = board('regular B-draw w5A', 'draw')
  expect(optionsAt(draw, { ...worth('', 0.5), tiles: [{ tile: '22', value: 0.9 }] }, 'B')).toEqual([
    { item: '+11', chance: null, within: 0 },
    { item: '+22', chance: 0.9, within: 0 },
  ])
})
