import { expect, it } from 'vitest'
import type { BoardView, Review, ReviewState } from '../protocol/types'
import fixture from './fixture.json'
import { Reviewed, type Source } from './reviewed.svelte'

const review = fixture as unknown as Review
const state = (changes: Partial<ReviewState>): ReviewState => ({
  key: 'k',
  status: 'running',
  progress: 0,
  entries: [],
  review: null,
  yours: true,
  ...changes,
})
const GAME = {
  record: '',
  last: { steps: [] } as unknown as BoardView,
  near: 'A' as const,
  people: {} as Reviewed['game']['people'],
}

function sourceWith(answers: ReviewState[]): Source & { seen: number[] } {
  const seen: number[] = []
  return {
    seen,
    ask: () => Promise.resolve(answers.shift()!),
    follow: (_, count) => {
      seen.push(count)
      return Promise.resolve(answers.shift()!)
    },
    cancel: () => Promise.resolve(state({ status: 'cancelled' })),
    view: () => Promise.reject(new Error('away')),
  }
}

it('follows a review from entry to entry until it is done', async () => {
  const source = sourceWith([
    state({ status: 'waiting' }),
    state({ entries: review.entries.slice(-2) }),
    state({ entries: review.entries.slice(-5) }),
    state({ status: 'done', review }),
  ])
  const reviewed = new Reviewed(GAME, source)
  await reviewed.load()
  expect(source.seen).toEqual([0, 2, 5])
  expect(reviewed.review).toBe(review)
  expect(reviewed.entries).toBe(review.entries)
  expect(reviewed.isUnderWay).toBe(false)
})

it('says why there is none', async () => {
  const source = { ...sourceWith([]), ask: () => Promise.reject(new Error('too many')) }
  const reviewed = new Reviewed(GAME, source)
  await reviewed.load()
  expect(reviewed.problem).toBe('too many')
})

it('asks for a board again after it could not be read', async () => {
  const reviewed = new Reviewed({ ...GAME, last: { steps: [{}, {}] } as unknown as BoardView }, sourceWith([]))
  const first = reviewed.view(1)
  await expect(first).rejects.toThrow('away')
  expect(reviewed.view(1)).not.toBe(first)
})
