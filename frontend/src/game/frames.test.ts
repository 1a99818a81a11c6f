import { describe, expect, test } from 'vitest'
import type { BoardView, Step } from '../protocol/types'
import { snapshotWith } from './fixture'
import { framesOf, goesOnFrom } from './frames'

const before: BoardView = snapshotWith({ steps: [] })
const drawn = (player: 'A' | 'B', tile: string): Step => ({ kind: 'drawn', player, tile, turn: 1 })
const moved = (player: 'A' | 'B', move: string, brought: string | null = null): Step => ({
  kind: 'moved',
  player,
  move,
  brought,
  turn: 1,
})
const only = (step: Step) => {
  const frames = framesOf(before, step, 'A')
  expect(frames).toHaveLength(1)
  return frames[0]!.view.position
}

test('a drawn tile comes from the pile into the hand', () => {
  const position = only(drawn('B', '22'))
  expect(position.hands.B).toEqual(['05', '20', '31', '22'])
  expect([position.hand_sizes.B, position.pile]).toEqual([4, 17])
})

test('a row leaves the hand and stands on its number', () => {
  const position = only(moved('A', 'w4:40'))
  expect(position.hands.A).toEqual(['12', '33', '41'])
  expect(position.lines.white.rows).toMatchObject([{ number: 4, size: 1, layers: [[{ tile: '40', chip: null }]] }])
})

test('rows stay in the order of their numbers', () => {
  const first = framesOf(before, moved('A', 'w6:33+41'), 'A')[0]!.view
  const second = framesOf(first, moved('A', 'w4:40'), 'A')[0]!.view
  expect(second.position.lines.white.rows.map(({ number }) => number)).toEqual([4, 6])
})

test('a stack is a layer more, and uses the marker; its chip is used up', () => {
  const laid = framesOf(before, moved('A', 'w4:40'), 'A')[0]!.view
  const held = { ...laid, position: { ...laid.position, chips: { A: ['d' as const], B: [] } } }
  const { position } = framesOf(held, moved('A', 'w4^12d'), 'A')[0]!.view
  expect(position.lines.white.rows[0]!.layers).toHaveLength(2)
  expect(position.markers.A).toEqual(['R', 'X'])
  expect(position.chips.A).toEqual([])
})

test('an exchange swaps two tiles', () => {
  const position = only(moved('B', 'x05-33'))
  expect(position.hands).toEqual({ A: ['05', '12', '40', '41'], B: ['20', '31', '33'] })
  expect(position.markers.B).toEqual(['R', 'S'])
})

test('a redraw discards, then draws', () => {
  const [less, more] = framesOf(before, moved('B', 'r05', '22'), 'A').map(({ view }) => view.position)
  expect([less!.hands.B, less!.out]).toEqual([['20', '31'], ['05']])
  expect([more!.hands.B, more!.pile]).toEqual([['20', '31', '22'], 17])
})

test('a hidden hand stays hidden, and changes its size', () => {
  const hidden = { ...before, position: { ...before.position, hands: { A: ['12', '33', '40', '41'], B: null } } }
  const { position } = framesOf(hidden, drawn('B', '22'), 'A')[0]!.view
  expect([position.hands.B, position.hand_sizes.B]).toEqual([null, 4])
})

describe('time', () => {
  test('the other’s tile can be seen before it is played; one’s own does not have to be waited for', () => {
    const [theirs] = framesOf(before, drawn('B', '22'), 'A')
    const [own] = framesOf(before, drawn('A', '22'), 'A')
    expect(theirs!.after).toBeGreaterThan(own!.after)
    expect(theirs!.acting).toBe('B')
  })

  test('one’s own move is shown at once', () => {
    expect(framesOf(before, moved('A', 'w4:40'), 'A')[0]!.before).toBe(0)
  })

  test('more tiles take longer', () => {
    const one = framesOf(before, moved('A', 'w4:40'), 'A')[0]!.after
    expect(framesOf(before, moved('A', 'w6:33+41'), 'A')[0]!.after).toBeGreaterThan(one)
  })
})

test('after a takeback a view does not go on from the one before', () => {
  const after = framesOf(before, drawn('B', '22'), 'A')[0]!.view
  expect(goesOnFrom(before, after)).toBe(true)
  expect(goesOnFrom(after, before)).toBe(false)
  expect(goesOnFrom(after, framesOf(before, drawn('B', '23'), 'A')[0]!.view)).toBe(false)
})
