/** What somebody has learnt on this device: lessons with the step they are at, and tips that were read. It stays here. */
import { COURSE, GENTLER } from './lessons'
import { read, write } from './stored'

export interface LessonProgress {
  /** The step to go on with. */
  step: number
  isDone: boolean
}

interface Progress {
  lessons: Record<string, LessonProgress>
  /** Tips of the first games that were shown. */
  tips: string[]
}

const NAME = 'learnt'
const NEW: LessonProgress = { step: 0, isDone: false }

function stored(): Progress {
  try {
    const { lessons, tips } = JSON.parse(read(NAME) ?? '{}') as Partial<Progress>
    return { lessons: { ...lessons }, tips: Array.isArray(tips) ? tips : [] }
  } catch {
    return { lessons: {}, tips: [] }
  }
}

function change(by: (progress: Progress) => void): void {
  const progress = stored()
  by(progress)
  write(NAME, JSON.stringify(progress))
}

export function progressOf(lesson: string): LessonProgress {
  return { ...NEW, ...stored().lessons[lesson] }
}

export function keepStep(lesson: string, step: number): void {
  change(({ lessons }) => (lessons[lesson] = { ...NEW, ...lessons[lesson], step }))
}

export function keepDone(lesson: string): void {
  change(({ lessons }) => (lessons[lesson] = { step: 0, isDone: true }))
}

/** Whether anything has been learnt here. */
export function hasLearnt(): boolean {
  return Object.values(stored().lessons).some(({ isDone }) => isDone)
}

/** The first lesson of the course that is not done; null when all are. */
export function nextLesson(): string | null {
  return COURSE.find((lesson) => !progressOf(lesson).isDone) ?? null
}

/** What a lesson leads to. From the gentler game into the course, wherever somebody is in it. */
export function lessonAfter(lesson: string): string | null {
  return lesson === GENTLER ? nextLesson() : (COURSE[COURSE.indexOf(lesson) + 1] ?? null)
}

export function hasRead(tip: string): boolean {
  return stored().tips.includes(tip)
}

export function keepRead(tip: string): void {
  change(({ tips }) => {
    if (!tips.includes(tip)) tips.push(tip)
  })
}
