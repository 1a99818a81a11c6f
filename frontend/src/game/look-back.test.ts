import { beforeEach, expect, test, vi } from 'vitest'
import type { BoardView } from '../protocol/types'
import { snapshotWith } from './fixture'
import { LookBack } from './look-back.svelte'

const viewAt = (step: number): BoardView => ({ ...snapshotWith(), last: `step ${step}` })

const record = vi.fn(() => Promise.resolve('[Rules "regular"]'))
const view = vi.fn((_: string, step: number) => Promise.resolve(viewAt(step)))
let back: LookBack<string>

beforeEach(() => {
  vi.clearAllMocks()
  back = new LookBack({ read: record, view })
})

test('shows a step of the record, which is read once', async () => {
  await back.goTo(3, 10)
  await back.goTo(4, 10)
  expect(back.view?.last).toBe('step 4')
  expect(back.step).toBe(4)
  expect(record).toHaveBeenCalledOnce()
  expect(view.mock.calls.map(([text, step]) => [text, step])).toEqual([
    ['[Rules "regular"]', 3],
    ['[Rules "regular"]', 4],
  ])
})

test('a step that was seen is not asked for again', async () => {
  await back.goTo(3, 10)
  await back.goTo(4, 10)
  await back.goTo(3, 10)
  expect(back.view?.last).toBe('step 3')
  expect(view).toHaveBeenCalledTimes(2)
})

test('the last step is the end of the game, and needs nothing from the server', async () => {
  await back.goTo(3, 10)
  await back.goTo(99, 10)
  expect([back.view, back.step]).toEqual([null, null])
  expect(view).toHaveBeenCalledOnce()
})

test('before the first step there is nothing', async () => {
  await back.goTo(-5, 10)
  expect(back.step).toBe(0)
})

test('an answer that comes late does not replace the step asked for since', async () => {
  let answer: (found: BoardView) => void = () => undefined
  view.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const slow = back.goTo(3, 10)
  await back.goTo(4, 10)
  answer(viewAt(3))
  await slow
  expect(back.view?.last).toBe('step 4')
})

test('a failure is told, and the next step tries again', async () => {
  record.mockRejectedValueOnce(new Error('No connection.'))
  await back.goTo(3, 10)
  expect(back.problem).toBe('No connection.')
  await back.goTo(4, 10)
  expect(back.problem).toBeNull()
  expect(back.view?.last).toBe('step 4')
})
