import { describe, expect, it, vi } from 'vitest'
import type { BoardView, LessonStep } from '../protocol/types'
import { LessonRun, type Why } from './lesson.svelte'

const board = (text: string, steps: unknown[] = []) =>
  ({ position: { text }, steps, moves: MOVES }) as unknown as BoardView

const REFUSED: Why = { text: 'The total is 3, not 4.', rule: 'L3' }

const MOVES = [
  { kind: 'lay', text: 'b4:24', tiles: ['24'] },
  { kind: 'lay', text: 'b5:03+22', tiles: ['03', '22'] },
]

function step(id: string, more: Partial<LessonStep> = {}): LessonStep {
  return {
    id,
    title: `lesson-${id}-title`,
    text: `lesson-${id}-text`,
    hint: null,
    summary: null,
    glow: [],
    glows: 'later',
    about: [],
    markers: null,
    shows_sum: false,
    board: board(id),
    tries: [],
    ways: [{ choice: 'b4:24', after: `lesson-${id}-after`, other: null, done: board(`${id} done`), step: null }],
    ...more,
  }
}

function runOf(steps: LessonStep[], start = 0) {
  const shown: string[] = []
  const options = {
    show: vi.fn((view: BoardView, how: string) => shown.push(`${view.position.text} ${how}`)),
    refusal: vi.fn(() => Promise.resolve<Why | null>(REFUSED)),
    putBack: vi.fn(),
    onstep: vi.fn(),
    onfinish: vi.fn(),
  }
  const run = new LessonRun({ id: 'first', title: '', lead: '', steps }, start, options)
  run.start()
  return { run, shown, options }
}

describe('a lesson', () => {
  it('knows the moves that are shown: the choice and its answer', () => {
    const moved = (player: string, move: string) => ({ kind: 'moved', player, move })
    const before = [moved('B', 'w6:60')]
    const done = board('f1 done', [...before, moved('A', 'b4:24'), { kind: 'drew', player: 'B' }, moved('B', 'r05')])
    const way = { choice: 'b4:24', after: '', other: null, done, step: null }
    const { run } = runOf([step('f1', { board: board('f1', before), ways: [way] }), step('f2')])
    expect(run.moves).toEqual([])
    run.choose('b4:24')
    expect(run.moves).toEqual(['b4:24', 'r05'])
    run.next()
    expect(run.moves).toEqual([])
  })

  it('counts a step with several ways as done when the own step of the way is done', () => {
    const way = { choice: 'b4:24', after: '', other: null, done: board('chosen'), step: step('s1w') }
    const { run } = runOf([step('s1', { ways: [way], summary: 'lesson-s1-after' })])
    run.choose('b4:24')
    expect(run.done).toBe(0)
    run.next()
    expect([run.step.id, run.done]).toEqual(['s1w', 0])
    run.choose('b4:24')
    expect(run.done).toBe(0)
    run.next()
    expect([run.phase, run.done, run.title]).toEqual(['summary', 1, 'lesson-s1-title'])
    run.next()
    expect([run.phase, run.done]).toEqual(['end', 1])
  })

  it('shows each step, goes on after what is wanted, and ends', () => {
    const { run, shown, options } = runOf([step('f1'), step('f2')])
    run.choose('b4:24')
    expect(run.phase).toBe('done')
    run.next()
    expect(run.step.id).toBe('f2')
    run.choose('b4:24')
    run.next()
    expect(run.phase).toBe('end')
    expect(options.onfinish).toHaveBeenCalledOnce()
    expect(shown).toEqual(['f1 at-once', 'f1 done play', 'f2 at-once', 'f2 done play'])
  })

  it('plays on where a step goes on from the one before', () => {
    const moved = [{ kind: 'moved' }]
    const first = step('f1', {
      ways: [{ choice: 'b4:24', after: '', other: null, done: board('f1 done', moved), step: null }],
    })
    const { run, shown } = runOf([first, step('f2', { board: board('f2', [...moved, { kind: 'drawn' }]) })])
    run.choose('b4:24')
    run.next()
    expect(shown.at(-1)).toBe('f2 play')
  })

  it('takes back a legal move that is not wanted, and says why', () => {
    const tries = [{ choice: 'b2:21', reply: 'lesson-reply', is_legal: true, played: null }]
    const { run, options } = runOf([step('f1', { tries })])
    run.choose('b2:21')
    expect(run.phase).toBe('ask')
    expect(run.reply).toEqual({ message: 'lesson-reply' })
    expect(options.putBack).toHaveBeenCalledOnce()
    run.choose('w6:60')
    expect(run.reply).toEqual({ message: 'lesson-allowed' })
    expect(run.misses).toBe(2)
  })

  it('plays out what loses, and starts again with the misses remembered', () => {
    const tries = [{ choice: 'w1:11', reply: 'lesson-lost-why', is_legal: true, played: board('lost') }]
    const { run, shown } = runOf([step('f6', { tries })])
    run.choose('w1:11')
    expect(run.phase).toBe('lost')
    run.next()
    expect(run.phase).toBe('ask')
    expect(run.misses).toBe(1)
    expect(shown).toEqual(['f6 at-once', 'lost play', 'f6 at-once'])
  })

  it('answers what the rules refuse: by the lesson, else by the rules', async () => {
    const tries = [{ choice: 'b4:13', reply: 'lesson-count', is_legal: false, played: null }]
    const { run, options } = runOf([step('f1', { tries })])
    await run.miss('b4:13', ['13'])
    expect(run.reply).toEqual({ message: 'lesson-count' })
    await run.miss('b4:31', ['31'])
    expect(run.reply).toEqual({ sentence: 'The total is 3, not 4.' })
    options.refusal.mockResolvedValueOnce(null)
    await run.miss('b4:30', ['30'])
    expect(run.reply).toEqual({ message: 'lesson-misfit' })
    await run.miss(null)
    expect(run.reply).toEqual({ message: 'lesson-pick-first' })
  })

  it('says by which rule a try was refused, to who asks, until the next try', async () => {
    const tries = [{ choice: 'b4:13', reply: 'lesson-count', is_legal: false, played: null }]
    const { run, options } = runOf([step('f1', { tries })])
    await run.explain()
    expect(options.refusal).not.toHaveBeenCalled()
    await run.miss('b4:13', ['13'])
    expect([run.refused, run.why]).toEqual(['b4:13', null])
    await run.explain()
    expect(run.why).toEqual(REFUSED)
    run.choose('w6:60')
    expect([run.refused, run.why]).toEqual([null, null])
    await run.miss('b4:13', ['13'])
    options.refusal.mockResolvedValueOnce(null)
    await run.explain()
    expect(run.why).toBe('unknown')
  })

  it('keeps tiles picked that are on the way, and puts others back', async () => {
    const ways = [{ choice: 'b5:03+22', after: '', other: null, done: board('done'), step: null }]
    const { run, options } = runOf([step('f5', { ways })])
    await run.miss('b5:22', ['22'])
    expect(options.putBack).not.toHaveBeenCalled()
    await run.miss('b5:05', ['05'])
    expect(options.putBack).toHaveBeenCalledOnce()
  })

  it('says no more of a try once another thing is picked', async () => {
    const { run } = runOf([step('f1')])
    await run.miss('b4:13', ['13'])
    run.picked([])
    run.picked(['13'])
    expect(run.reply).not.toBeNull()
    run.picked(['21'])
    expect([run.reply, run.refused]).toEqual([null, null])
    await run.miss('b2:24', ['24'])
    run.picked(['24'])
    expect(run.reply).not.toBeNull()
    await run.miss('b5:13+21', ['13', '21'])
    run.picked(['21', '13'])
    expect(run.reply).not.toBeNull()
  })

  it('says no more of a try once a marker is picked', async () => {
    const { run } = runOf([step('f6')])
    await run.miss('b6:05+11', ['05', '11'])
    run.picked([], false)
    expect(run.reply).not.toBeNull()
    run.picked([], true)
    expect(run.reply).toBeNull()
  })

  it('forgets an answer that comes after something else was picked', async () => {
    const { run, options } = runOf([step('f1')])
    let answer: (why: Why) => void = () => undefined
    options.refusal.mockReturnValueOnce(new Promise<Why>((resolve) => (answer = resolve)))
    const late = run.miss('b4:13', ['13'])
    run.picked(['21'])
    answer(REFUSED)
    await late
    expect(run.reply).toBeNull()
  })

  it('forgets an answer that comes after the next try', async () => {
    const { run, options } = runOf([step('f1')])
    let answer: (why: Why) => void = () => undefined
    options.refusal.mockReturnValueOnce(new Promise<Why>((resolve) => (answer = resolve)))
    const late = run.miss('b4:13', ['13'])
    run.choose('b4:24')
    answer(REFUSED)
    await late
    expect(run.reply).toBeNull()
  })

  it('stays finished for who goes back from its end', () => {
    const { run, options } = runOf([step('f1')])
    run.choose('b4:24')
    run.next()
    expect(run.back()).toBe(false)
    expect(run.phase).toBe('end')
    expect(options.onstep).toHaveBeenCalledOnce()
  })

  it('takes up where it was left, and goes back a step at a time', () => {
    const { run, options } = runOf([step('f1'), step('f2'), step('f3')], 1)
    expect(run.step.id).toBe('f2')
    run.choose('b4:24')
    expect(run.back()).toBe(true)
    expect([run.step.id, run.phase]).toEqual(['f2', 'ask'])
    expect(run.back()).toBe(true)
    expect(run.step.id).toBe('f1')
    expect(run.back()).toBe(false)
    expect(options.onstep.mock.calls).toEqual([[1], [1], [0]])
    expect(runOf([step('f1')], 99).run.step.id).toBe('f1')
  })

  it('has steps of their own for several ways, and offers another of them', () => {
    const own = (id: string) => step(id)
    const ways = [
      { choice: 'white', after: 'a', other: null, done: board('w'), step: own('s2w') },
      { choice: 'black', after: 'a', other: null, done: board('b'), step: own('s2b') },
    ]
    const { run } = runOf([step('s2', { ways, summary: 'lesson-s2-after' }), step('s3')])
    run.choose('black')
    run.next()
    expect(run.step.id).toBe('s2b')
    run.choose('b4:24')
    run.next()
    expect(run.phase).toBe('summary')
    run.again()
    expect([run.step.id, run.phase]).toEqual(['s2', 'ask'])
    run.choose('white')
    run.next()
    run.choose('b4:24')
    run.next()
    run.next()
    expect(run.step.id).toBe('s3')
  })

  it('goes on from a step that is only read', () => {
    const { run } = runOf([step('s1', { ways: [] }), step('s2')])
    run.next()
    expect(run.step.id).toBe('s2')
  })
})
