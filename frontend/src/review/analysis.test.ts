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
    view: (at) => Promise.resolve(board(typeof at === 'string' ? at : `moment ${at.step}`)),
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
  await analysis.open({ root: 'R', path: ['w4:40', '+11'], kept: [], origin: null })
  expect(analysis.view?.position.text).toBe('R>w4:40>11')
  await analysis.goTo(1)
  expect(analysis.path).toEqual(['w4:40'])
  await analysis.playAt(1, '+22')
  expect(analysis.path).toEqual(['w4:40', '+22'])
  expect(played).toEqual(['w4:40', '+11', '+22'])
})

it('writes a redraw with the tile that it brought', async () => {
  const analysis = new Analysis(sourceWith())
  await analysis.open({ root: 'R', path: [], kept: [], origin: null })
  await analysis.play('r05')
  expect(analysis.path).toEqual(['r05 +22'])
})

it('asks which tile a redraw brings, and takes one by chance where none is chosen', async () => {
  const played: string[] = []
  const analysis = new Analysis(sourceWith(played))
  await analysis.open({ root: 'R', path: ['w4:40'], kept: [], origin: null })
  await analysis.pick(0, 'r05')
  expect(analysis.redraw).toEqual({ depth: 0, move: 'r05' })
  expect(analysis.path).toEqual(['w4:40'])
  await analysis.bring('22')
  expect(analysis.path).toEqual(['r05 +22'])
  expect(analysis.redraw).toBeNull()
  await analysis.pick(1, 'r05')
  await analysis.bring(null)
  expect(analysis.path).toEqual(['r05 +22', 'r05 +22'])
  // Who goes another way instead is asked no more.
  await analysis.pick(0, 'r05')
  await analysis.pick(0, 'w4:40')
  expect(analysis.redraw).toBeNull()
  expect(played).toEqual(['w4:40', 'r05', 'r05', 'w4:40'])
})

it('begins at the moment of a game, whatever the link says of its position', async () => {
  const analysis = new Analysis(sourceWith())
  const origin = { record: '[Rules "regular"]', step: 7 }
  await analysis.open({ root: 'R', path: ['w4:40'], kept: [], origin })
  expect(analysis.branches).toEqual({ root: 'moment 7', path: ['w4:40'], kept: [], origin })
})

it('stops a branch where it cannot be played, and says why', async () => {
  const analysis = new Analysis(sourceWith())
  await analysis.open({ root: 'R', path: ['w4:40', 'bad', 'r05'], kept: [['r05']], origin: null })
  expect(analysis.path).toEqual(['w4:40'])
  expect(analysis.problem).toBe('not legal')
  expect(analysis.kept).toEqual([['r05']])
})

it('keeps the branch that is shown', async () => {
  const analysis = new Analysis(sourceWith())
  await analysis.open({ root: 'R', path: ['w4:40'], kept: [], origin: null })
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
