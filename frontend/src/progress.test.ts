import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
vi.mock('./stored', () => ({
  read: (name: string) => kept.get(name) ?? null,
  write: (name: string, value: string) => kept.set(name, value),
}))
const { hasLearnt, hasRead, keepDone, keepRead, keepStep, lessonAfter, nextLesson, progressOf } =
  await import('./progress')

describe('what was learnt on this device', () => {
  beforeEach(() => kept.clear())

  it('remembers the step of a lesson, and that it was done', () => {
    expect(progressOf('first')).toEqual({ step: 0, isDone: false })
    keepStep('first', 3)
    expect(progressOf('first')).toEqual({ step: 3, isDone: false })
    expect(hasLearnt()).toBe(false)
    keepDone('first')
    keepStep('first', 2)
    expect(progressOf('first')).toEqual({ step: 2, isDone: true })
    expect(hasLearnt()).toBe(true)
  })

  it('knows the lesson to go on with, which is never the gentler game', () => {
    expect(nextLesson()).toBe('first')
    keepDone('first')
    expect(nextLesson()).toBe('markers')
    expect(lessonAfter('start')).toBe('chips')
    expect(lessonAfter('novice')).toBe('markers')
    for (const lesson of ['markers', 'start', 'chips', 'endings']) keepDone(lesson)
    expect(nextLesson()).toBeNull()
    expect(lessonAfter('endings')).toBeNull()
    expect(lessonAfter('novice')).toBeNull()
  })

  it('remembers tips that were read, each once', () => {
    expect(hasRead('h1')).toBe(false)
    keepRead('h1')
    keepRead('h1')
    expect(hasRead('h1')).toBe(true)
    expect(JSON.parse(kept.get('learnt')!)).toEqual({ lessons: {}, tips: ['h1'] })
  })

  it('takes anything unreadable for nothing', () => {
    kept.set('learnt', 'nonsense')
    expect(progressOf('first').step).toBe(0)
    kept.set('learnt', '{"tips": 7}')
    expect(hasRead('h1')).toBe(false)
  })
})
