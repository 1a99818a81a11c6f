import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hint, Snapshot } from '../protocol/types'
import { snapshotWith } from './fixture'
import { Hints } from './hints.svelte'

const NUDGE: Hint = { decision: 4, nudge: { kind: 'lay', line: 'white', number: 4, size: 1 }, move: null, facts: null }
const MOVE: Hint = { ...NUDGE, move: 'w4:40', facts: { left: 3, ends: null, leaves: null } }

const at = (hint: Hint | null, changes: Partial<Snapshot> = {}) =>
  snapshotWith({ opponent: 'computer', can_hint: true, hint, ...changes })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first ask waits for a nudge, the second for the move, a third needs nobody', async () => {
  const hints = new Hints()
  hints.take(at(null))
  expect(hints.ask('late')).toBe(true)
  expect([hints.isOpen, hints.isWaiting]).toEqual([true, true])
  hints.take(at(NUDGE))
  expect(hints.isWaiting).toBe(false)
  await hints.show()
  expect(hints.moveIn(at(NUDGE))).toBeNull()
  expect(hints.ask('late')).toBe(true)
  expect(hints.isWaiting).toBe(false)
  hints.take(at(MOVE))
  await hints.show()
  expect(hints.moveIn(at(MOVE))?.text).toBe('w4:40')
  expect(hints.ask('late')).toBe(false)
})

test('a hint ends with its decision', async () => {
  const hints = new Hints()
  hints.take(at(MOVE))
  hints.ask('late')
  await hints.show()
  hints.take(at(null, { decisions: [{ player: 'A', number: 6 }] }))
  expect([hints.isOpen, hints.told, hints.moveIn(at(null))]).toEqual([false, null, null])
})

test('a nudge that does not come is told, and can be asked for again', () => {
  const hints = new Hints()
  hints.take(at(null))
  hints.ask('late')
  vi.advanceTimersByTime(30_000)
  expect([hints.problem, hints.isWaiting]).toEqual(['late', false])
  hints.ask('late')
  expect([hints.problem, hints.isWaiting]).toEqual([null, true])
})

test('by link, and when somebody else decides, there is nothing to ask for', () => {
  expect(Hints.decisionOf(at(null))).toBe(4)
  expect(Hints.decisionOf(at(null, { can_hint: false }))).toBeNull()
})
