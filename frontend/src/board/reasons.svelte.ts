/** Why picked tiles are refused: asked for when the picking pauses. */
import { COLOURS, type CheckAnswer, type Position } from '../protocol/types'
import { nearestReason, type Reason } from './reason'
import type { Place, Selection } from './selection.svelte'

interface Options {
  selection: Selection
  explain: () => ((choices: string[], signal: AbortSignal) => Promise<CheckAnswer[]>) | undefined
  /** Somebody can pick. */
  isAsking: () => boolean
  position: () => Position
  /** The place that was tapped though the tiles do not fit there. */
  asked: () => { place: Place; kind: 'lay' | 'stack' } | null
  onfailed: (message: string) => void
}

/** Milliseconds: tiles are picked one after the other. */
const PAUSE = 150

export class Reasons {
  /** Why the tiles fit nowhere. */
  nowhere = $state.raw<Reason | null>(null)
  /** Why they do not fit at the place that was tapped. */
  there = $state.raw<Reason | null>(null)
  readonly #options: Options

  /** Made while a component is set up. */
  constructor(options: Options) {
    this.#options = options
    const { selection } = options

    $effect(() => {
      this.nowhere = null
      const { mode } = selection
      if (!this.#isWhole || (mode !== 'lay' && mode !== 'stack')) return
      if (selection.fits.length + selection.growths.length > 0) return
      const choices = this.#places(mode).map((place) => selection.writtenAt(place, mode))
      return this.#ask(choices, (found) => (this.nowhere = found))
    })

    $effect(() => {
      this.there = null
      const asked = options.asked()
      if (asked === null || !this.#isWhole) return
      return this.#ask([selection.writtenAt(asked.place, asked.kind)], (found) => (this.there = found))
    })
  }

  /** Something is picked that can be asked about. */
  get #isWhole(): boolean {
    const { tiles, chip, chipTile } = this.#options.selection
    return this.#options.isAsking() && tiles.length > 0 && (chip === null || chipTile !== null)
  }

  #places(mode: 'lay' | 'stack'): Place[] {
    const { lines } = this.#options.position()
    return COLOURS.flatMap((line) =>
      (mode === 'stack' ? lines[line].rows : lines[line].ends)
        .filter(({ open }) => open)
        .map(({ number }) => ({ line, number })),
    )
  }

  /** Asks why none of the choices is legal. Returns a function that cancels the request. */
  #ask(choices: string[], tell: (reason: Reason | null) => void): (() => void) | undefined {
    const explain = this.#options.explain()
    if (!explain || choices.length === 0) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      explain(choices, asking.signal).then(
        (answers) => tell(nearestReason(answers)),
        (error: Error) => {
          if (!asking.signal.aborted) this.#options.onfailed(error.message)
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }
}
