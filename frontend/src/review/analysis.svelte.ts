/** An analysis board: a position, the way from it that is shown, branches that were kept, and values as they come. */
import { readMove } from '../protocol/notation'
import type { BoardView, Played, PositionValues, TileCode } from '../protocol/types'
import { keep, type Branches, type Origin, type Path } from './branches'

export interface AnalysisSource {
  view: (at: string | Origin) => Promise<BoardView>
  play: (body: { position: string; move?: string; tiles?: string[]; draw: boolean }) => Promise<Played>
  values: (position: string, signal: AbortSignal) => Promise<PositionValues>
}

/** What an item of a path asks the server for. */
function asked(position: string, item: string): { position: string; move?: string; tiles?: string[]; draw: boolean } {
  if (item.startsWith('+')) return { position, tiles: [item.slice(1)], draw: true }
  const [move = '', brought] = item.split(' +')
  return { position, move, draw: false, ...(brought ? { tiles: [brought] } : {}) }
}

export class Analysis {
  root = $state.raw('')
  path = $state.raw<Path>([])
  kept = $state.raw<readonly Path[]>([])
  origin = $state.raw<Origin | null>(null)
  /** The board at the root and after each item of the path. */
  views = $state.raw<readonly BoardView[]>([])
  /** By position in notation; a sentence where there is none. */
  values = $state.raw<Readonly<Record<string, PositionValues | { problem: string }>>>({})
  problem = $state<string | null>(null)
  /** A redraw after so many items whose tile is yet to be chosen. */
  redraw = $state.raw<{ depth: number; move: string } | null>(null)
  readonly #source: AnalysisSource
  #asking: AbortController | null = null
  /** How often another way was taken: an answer for an earlier one is not shown. */
  #turns = 0

  constructor(source: AnalysisSource) {
    this.#source = source
  }

  get view(): BoardView | null {
    return this.views.at(-1) ?? null
  }

  /** What a place of the path is worth; null until that is known. */
  valuesOf(view: BoardView | null): PositionValues | null {
    const found = this.#valuesAt(view)
    return found && !('problem' in found) ? found : null
  }

  /** Why what is shown has no value. */
  get valueProblem(): string | null {
    const found = this.#valuesAt(this.view)
    return found && 'problem' in found ? found.problem : null
  }

  #valuesAt(view: BoardView | null): PositionValues | { problem: string } | undefined {
    return this.values[view?.position.text ?? '']
  }

  get branches(): Branches {
    return { root: this.root, path: this.path, kept: this.kept, origin: this.origin }
  }

  /** Shows a position with its branches. Throws what the server says of an impossible one. */
  async open({ root, path, kept, origin }: Branches): Promise<void> {
    const view = await this.#source.view(origin ?? root)
    // The server writes it in its usual order.
    this.root = view.position.text ?? root
    this.kept = kept
    this.origin = origin
    this.views = [view]
    this.path = []
    await this.show(path)
  }

  /** Follows a path from the root, as far as it can be played. */
  async show(path: Path): Promise<void> {
    const turn = ++this.#turns
    this.redraw = null
    const shared = path.findIndex((item, at) => item !== this.path[at])
    const same = shared === -1 ? Math.min(path.length, this.path.length) : shared
    let views = this.views.slice(0, same + 1)
    let done = path.slice(0, same)
    this.problem = null
    try {
      for (const item of path.slice(same)) {
        const position = views.at(-1)!.position.text ?? ''
        const { steps, board } = await this.#source.play(asked(position, item))
        if (turn !== this.#turns) return
        views = [...views, board]
        done = [...done, itemOf(steps, item)]
      }
    } catch (error) {
      if (turn === this.#turns) this.problem = (error as Error).message
    }
    if (turn !== this.#turns) return
    this.views = views
    this.path = done
    void this.#value()
  }

  /** Goes on from the shown place: with a move, or with a tile. */
  play(item: string): Promise<void> {
    return this.show([...this.path, item])
  }

  /** Lets a tile come. */
  draw(): Promise<void> {
    const unseen = this.view?.position.unseen ?? []
    const tile = unseen[Math.floor(Math.random() * unseen.length)]
    return tile === undefined ? Promise.resolve() : this.play(`+${tile}`)
  }

  /** Picks what happens after so many items. Of a redraw the tile is asked for first. */
  async pick(depth: number, item: string): Promise<void> {
    if (readMove(item)?.kind === 'redraw') this.redraw = { depth, move: item }
    else await this.playAt(depth, item)
  }

  /** The tile that the picked redraw brings; one by chance where none is named. */
  async bring(tile: TileCode | null): Promise<void> {
    if (!this.redraw) return
    const { depth, move } = this.redraw
    await this.playAt(depth, tile === null ? move : `${move} +${tile}`)
  }

  /** Goes another way after so many items. */
  playAt(depth: number, item: string): Promise<void> {
    return this.show([...this.path.slice(0, depth), item])
  }

  goTo(depth: number): Promise<void> {
    return this.show(this.path.slice(0, depth))
  }

  keepPath(): void {
    this.kept = keep(this.kept, this.path)
  }

  forget(path: Path): void {
    this.kept = this.kept.filter((one) => one !== path)
  }

  stop(): void {
    this.#asking?.abort()
  }

  /** Asks for the values on the path that are not there yet, the shown place first. */
  async #value(): Promise<void> {
    this.stop()
    const asking = new AbortController()
    this.#asking = asking
    for (const view of [...this.views].reverse()) {
      const text = view.position.text
      if (!text || view.phase === null || this.values[text]) continue
      try {
        const found = await this.#source.values(text, asking.signal)
        if (asking.signal.aborted) return
        this.values = { ...this.values, [text]: found }
      } catch (error) {
        if (asking.signal.aborted) return
        this.values = { ...this.values, [text]: { problem: (error as Error).message } }
        return
      }
    }
  }
}

/** An item as it was played: with the tile that a redraw brought. */
function itemOf(steps: Played['steps'], item: string): string {
  const moved = steps.findLast((step) => step.kind === 'moved')
  return moved?.brought && !item.startsWith('+') ? `${moved.move} +${moved.brought}` : item
}
