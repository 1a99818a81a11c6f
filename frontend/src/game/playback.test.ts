import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TIMES } from '../board/motion'
import type { Pace } from '../pace'
import type { BoardView, Step } from '../protocol/types'
import { snapshotWith } from './fixture'
import { Playback } from './playback.svelte'

const OWN: Step = { kind: 'moved', player: 'A', move: 'w4:40', brought: null, turn: 1 }
const DRAWN: Step = { kind: 'drawn', player: 'B', tile: '22', turn: 2 }
const THEIRS: Step = { kind: 'moved', player: 'B', move: 'x05-33', brought: null, turn: 2 }
const NEXT: Step = { kind: 'drawn', player: 'A', tile: '11', turn: 3 }

const viewAfter = (...steps: Step[]): BoardView => snapshotWith({ steps })

let pace: Pace
let told: Step[]
let playback: Playback

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  pace = 'normal'
  told = []
  playback = new Playback({ pace: () => pace, viewer: () => 'A', onstep: (step) => told.push(step) })
  playback.take(viewAfter())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shownSteps = () => playback.shown!.steps.length

test('the first view is shown at once, and tells nothing', () => {
  expect(shownSteps()).toBe(0)
  expect(playback.isUpToDate).toBe(true)
  expect(told).toEqual([])
})

test('a whole turn is shown step by step, with pauses', async () => {
  playback.take(viewAfter(OWN, DRAWN))
  playback.take(viewAfter(OWN, DRAWN, THEIRS, NEXT))
  await vi.advanceTimersByTimeAsync(0)
  expect([shownSteps(), told.length]).toEqual([1, 1])
  expect(playback.isUpToDate).toBe(false)
  await vi.advanceTimersByTimeAsync(TIMES.lay + TIMES.arm)
  expect(shownSteps()).toBe(1)
  await vi.advanceTimersByTimeAsync(TIMES.lamp)
  expect([shownSteps(), playback.acting]).toEqual([2, 'B'])
  await vi.advanceTimersByTimeAsync(TIMES.draw + TIMES.rest - 1)
  expect(shownSteps()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(shownSteps()).toBe(3)
  await vi.advanceTimersByTimeAsync(TIMES.lay + TIMES.arm + TIMES.lamp)
  expect([shownSteps(), playback.isUpToDate]).toEqual([4, true])
  expect(told).toEqual([OWN, DRAWN, THEIRS, NEXT])
})

test('the last frame is the snapshot itself, with its moves', async () => {
  const last = viewAfter(OWN, DRAWN)
  playback.take(last)
  await vi.runAllTimersAsync()
  expect(playback.shown).toBe(last)
  expect(playback.isPlaying).toBe(false)
})

test('skipping shows everything at once, and tells all of it in order', async () => {
  const last = viewAfter(OWN, DRAWN, THEIRS, NEXT)
  playback.take(last)
  await vi.advanceTimersByTimeAsync(10)
  playback.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect([playback.shown, playback.isPlaying]).toEqual([last, false])
  expect(told).toEqual([OWN, DRAWN, THEIRS, NEXT])
})

test('a board that is far behind catches up by itself', async () => {
  const last = viewAfter(
    OWN,
    DRAWN,
    THEIRS,
    NEXT,
    { ...OWN, turn: 3, move: 'w6:12' },
    { ...DRAWN, turn: 4, tile: '02' },
  )
  playback.take(last)
  await vi.advanceTimersByTimeAsync(0)
  expect(playback.shown).toBe(last)
})

test('without a pace there is nothing to wait for', async () => {
  pace = 'none'
  const last = viewAfter(OWN, DRAWN, THEIRS, NEXT)
  playback.take(last)
  await vi.advanceTimersByTimeAsync(0)
  expect(playback.shown).toBe(last)
  expect(told).toHaveLength(4)
})

test('a takeback is shown at once', async () => {
  playback.take(viewAfter(OWN, DRAWN))
  await vi.runAllTimersAsync()
  const back = viewAfter()
  playback.take(back)
  expect([playback.shown, playback.isUpToDate]).toEqual([back, true])
})

test('what changes without a step does not stop the turn that is shown', async () => {
  playback.take(viewAfter(OWN, DRAWN))
  const newer = viewAfter(OWN, DRAWN)
  playback.take(newer)
  await vi.advanceTimersByTimeAsync(0)
  expect(shownSteps()).toBe(1)
  await vi.runAllTimersAsync()
  expect(playback.shown).toBe(newer)
})
