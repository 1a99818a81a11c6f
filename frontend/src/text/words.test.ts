import { expect, it } from 'vitest'
import type { Step } from '../protocol/types'
import { stepWords, type People } from './words'

it('a redraw is told without the tile where none came, as in a better move', () => {
  const people: People = { A: { who: 'you', name: 'Ada' }, B: { who: 'other', name: 'Bo' } }
  const redraw: Step = { kind: 'moved', player: 'B', move: 'r40', brought: null, turn: 3 }
  expect(stepWords(people, redraw)).toBe('Bo discards white 4 and draws another tile.')
  expect(stepWords(people, { ...redraw, brought: '05' })).toBe('Bo discards white 4 and draws black 5.')
})
