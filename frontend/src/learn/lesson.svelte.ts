/** A lesson that somebody goes through: which card is shown, which board, and what a choice leads to. */
import type { BoardView, Lesson, LessonStep, LessonTry, LessonWay } from '../protocol/types'

export type Phase =
  /** Something is to be done. */
  | 'ask'
  /** It was done: what follows is shown. */
  | 'done'
  /** A losing try was played out. */
  | 'lost'
  /** One of several ways was done. */
  | 'summary'
  /** The lesson is over. */
  | 'end'

/** What the card says beside its text: a message by its id, or a sentence of the server. */
export type Said = { message: string } | { sentence: string }

/** Why the rules refuse a choice: a sentence, and the rule's id. */
export interface Why {
  text: string
  rule: string | null
}

export interface LessonOptions {
  /** Shows a board: played from the one before, or at once. */
  show: (board: BoardView, how: 'play' | 'at-once') => void
  /** Why the rules refuse a choice. Null where nobody can say. */
  refusal: (position: string, choice: string) => Promise<Why | null>
  /** What was picked is put back. */
  putBack: () => void
  /** A step was reached. */
  onstep?: (step: number) => void
  onfinish?: () => void
}

const ALLOWED = { message: 'lesson-allowed' }
const MISFIT = { message: 'lesson-misfit' }
const PICK_FIRST = { message: 'lesson-pick-first' }
const LOST = { message: 'lesson-lost' }

export class LessonRun {
  readonly lesson: Lesson
  readonly #options: LessonOptions
  index = $state(0)
  phase = $state.raw<Phase>('ask')
  /** What is said to the last try. */
  reply = $state.raw<Said | null>(null)
  /** The choice that the rules have just refused: why can be asked. */
  refused = $state.raw<string | null>(null)
  /** What was answered to that; unknown without a connection. */
  why = $state.raw<Why | 'unknown' | null>(null)
  misses = $state(0)
  /** The way that was taken. */
  way = $state.raw<LessonWay | null>(null)
  /** What has been played since the step was asked: the choice, and the answer to it. */
  moves = $state.raw<readonly string[]>([])
  /** The way whose own step is shown. */
  branch = $state.raw<LessonWay | null>(null)
  #asked = 0
  /** The tiles of the last try. */
  #tried: readonly string[] = []

  constructor(lesson: Lesson, start: number, options: LessonOptions) {
    this.lesson = lesson
    this.#options = options
    this.index = start >= 0 && start < lesson.steps.length ? start : 0
  }

  get #parent(): LessonStep {
    return this.lesson.steps[this.index]!
  }

  /** The step whose card is shown. */
  get step(): LessonStep {
    return this.branch?.step ?? this.#parent
  }

  /** The title of the card. A word to all ways is not about the last one. */
  get title(): string {
    return this.phase === 'summary' ? this.#parent.title : this.step.title
  }

  /** How many steps are done. One with several ways is done when the way's own step is. */
  get done(): number {
    switch (this.phase) {
      case 'ask':
      case 'lost':
        return this.index
      case 'done':
        return this.way?.step || (this.branch !== null && this.#parent.summary !== null) ? this.index : this.index + 1
      case 'summary':
        return this.index + 1
      case 'end':
        return this.lesson.steps.length
    }
  }

  get isFirst(): boolean {
    return this.index === 0 && this.branch === null
  }

  start(): void {
    this.#ask('at-once')
  }

  #ask(how: 'play' | 'at-once'): void {
    this.#asked++
    this.phase = 'ask'
    this.reply = null
    this.#forget()
    this.way = null
    this.moves = []
    this.misses = 0
    this.#options.show(this.step.board, how)
    if (this.branch === null) this.#options.onstep?.(this.index)
  }

  /** The last try is over. */
  #forget(): void {
    this.refused = null
    this.why = null
  }

  /** A legal choice. */
  choose(choice: string): void {
    if (this.phase !== 'ask') return
    this.#asked++
    this.#forget()
    const way = this.step.ways.find((one) => one.choice === choice)
    if (way) {
      this.reply = null
      this.way = way
      this.phase = 'done'
      this.#play(way.done)
      return
    }
    const tried = this.#tryOf(choice)
    this.misses++
    this.reply = tried?.reply ? { message: tried.reply } : ALLOWED
    if (tried?.played) {
      this.phase = 'lost'
      if (!tried.reply) this.reply = LOST
      this.#play(tried.played)
    } else {
      this.#options.putBack()
    }
  }

  #play(board: BoardView): void {
    const played = board.steps.slice(this.step.board.steps.length)
    this.moves = played.flatMap((step) => (step.kind === 'moved' ? [step.move] : []))
    this.#options.show(board, 'play')
  }

  /** Something was picked: what was said to the last try is over once it is another thing. */
  picked(tiles: readonly string[], hasMarker = false): void {
    if (this.phase !== 'ask') return
    if (tiles.length === 0 ? !hasMarker : areSame(tiles, this.#tried)) return
    this.#asked++
    this.reply = null
    this.#forget()
  }

  /** A choice that the rules refuse; null: a place was tapped with nothing picked. */
  async miss(choice: string | null, tiles: readonly string[] = []): Promise<void> {
    if (this.phase !== 'ask') return
    const asked = ++this.#asked
    this.#forget()
    this.#tried = tiles
    if (choice === null) {
      this.reply = PICK_FIRST
      return
    }
    this.misses++
    if (!this.#isPartOfAWay(tiles)) this.#options.putBack()
    const reply = this.#tryOf(choice)?.reply
    if (reply) {
      this.reply = { message: reply }
      this.refused = choice
      return
    }
    const why = await this.#refusal(choice)
    // Something else was tried meanwhile.
    if (asked !== this.#asked) return
    this.reply = why === null ? MISFIT : { sentence: why.text }
  }

  /** Asks the rules why they refused the last try. */
  async explain(): Promise<void> {
    const { refused } = this
    if (refused === null) return
    const why = await this.#refusal(refused)
    if (refused === this.refused) this.why = why ?? 'unknown'
  }

  #refusal(choice: string): Promise<Why | null> {
    return this.#options.refusal(this.step.board.position.text ?? '', choice)
  }

  #tryOf(choice: string): LessonTry | undefined {
    return this.step.tries.find((one) => one.choice === choice)
  }

  /** Tiles that are on the way stay picked. */
  #isPartOfAWay(tiles: readonly string[]): boolean {
    const { board, ways } = this.step
    return ways.some(({ choice }) => {
      const move = board.moves.find(({ text }) => text === choice)
      const wanted: readonly string[] = move && 'tiles' in move ? move.tiles : []
      return tiles.every((tile) => wanted.includes(tile))
    })
  }

  /** After a card that waits to be read. */
  next(): void {
    switch (this.phase) {
      case 'ask':
        // A step that is only to be read.
        if (this.step.ways.length === 0) this.#advance()
        return
      case 'lost': {
        const { misses } = this
        this.#ask('at-once')
        this.misses = misses
        return
      }
      case 'done':
        if (this.way?.step) {
          this.branch = this.way
          this.#ask('play')
        } else if (this.branch !== null && this.#parent.summary !== null) {
          this.phase = 'summary'
        } else {
          this.#advance()
        }
        return
      case 'summary':
        return this.#advance()
      case 'end':
    }
  }

  /** Another of several ways. */
  again(): void {
    this.branch = null
    this.#ask('at-once')
  }

  #advance(): void {
    const before = this.#parent
    this.branch = null
    if (this.index === this.lesson.steps.length - 1) {
      this.phase = 'end'
      this.#options.onfinish?.()
      return
    }
    this.index++
    this.#ask(goesOn(before, this.#parent) ? 'play' : 'at-once')
  }

  /** The step before; false where there is none, or where all is done. */
  back(): boolean {
    if (this.phase === 'end') return false
    if (this.branch !== null) {
      this.again()
      return true
    }
    if (this.phase !== 'ask') {
      this.#ask('at-once')
      return true
    }
    if (this.index === 0) return false
    this.index--
    this.#ask('at-once')
    return true
  }
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((tile) => other.includes(tile))

/** Whether a step goes on from the one before: else another position is put on the board. */
function goesOn(before: LessonStep, after: LessonStep): boolean {
  const done = before.ways[0]?.done ?? before.board
  const { length } = done.steps
  return (
    after.board.steps.length >= length &&
    length > 0 &&
    JSON.stringify(after.board.steps.slice(0, length)) === JSON.stringify(done.steps)
  )
}
