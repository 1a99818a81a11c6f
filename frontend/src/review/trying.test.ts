import { expect, it } from 'vitest'
import { tried } from './trying'

const value = (move: string, value: number) => ({ move, value, sure: 'estimated' as const, within: 0.01 })
const decision = { moves: [value('w4:40', 0.6), value('b1:01', 0.581), value('r12', 0.58), value('r01', 0.3)] }

it('accepts any move that loses under two points', () => {
  expect(tried(decision, 'w4:40')).toMatchObject({ loss: 0, isAccepted: true })
  expect(tried(decision, 'b1:01')).toMatchObject({ isAccepted: true })
  expect(tried(decision, 'r01')).toMatchObject({ isAccepted: false })
  expect(tried(decision, 'w9:99')).toBeNull()
})
