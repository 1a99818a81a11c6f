/** A record that somebody has opened: the server reads it, then it can be stepped through. */
import type { Player } from '../board/state'
import { partsOf, type Tags } from '../protocol/record'
import { LEVELS, type BoardView, type Level, type Seat } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { LookBack } from './look-back.svelte'

/** What a board draws of a record after so many steps, or after the last. */
export type ReadStep = (record: string, step?: number, signal?: AbortSignal) => Promise<BoardView>

export class OpenedRecord {
  readonly text: string
  /** The game after its last step. */
  readonly last: BoardView
  readonly lookBack: LookBack<string>
  readonly #tags: Tags

  private constructor(text: string, last: BoardView, read: ReadStep) {
    this.text = text
    this.last = last
    this.lookBack = new LookBack({ read: () => Promise.resolve(text), view: read })
    this.#tags = partsOf(text).tags
  }

  /** Throws what the server says of a record that it cannot read, or whose game breaks a rule. */
  static async open(text: string, read: ReadStep): Promise<OpenedRecord> {
    return new OpenedRecord(text, await read(text), read)
  }

  get view(): BoardView {
    return this.lookBack.view ?? this.last
  }

  /** How many steps are shown as done. */
  get step(): number {
    return this.lookBack.step ?? this.last.steps.length
  }

  goTo(step: number): void {
    void this.lookBack.goTo(step, this.last.steps.length)
  }

  get people(): Record<Seat, Player> {
    return { A: this.#player('A'), B: this.#player('B') }
  }

  /** Servers write a computer's level in the place of a name, and `?` for nobody. */
  #player(seat: Seat): Player {
    const name = this.#tags.get(seat)?.[0] ?? '?'
    const level = LEVELS.includes(name as Level) ? (name as Level) : null
    const shown = level ? t('level-name', { level }) : name === '?' || name === '' ? t('seat-name', { seat }) : name
    return { who: 'other', name: shown, level, isAway: false }
  }
}
