/** Where the focus goes when what had it is gone: it stays where the player works. */

const NEXT = '.hand button:not(.theirs), .setup ul button'

export class WorkingFocus {
  #isOurs = false

  /** A decision was taken on the table: its button cannot keep the focus. The near dock has it meanwhile. */
  leave(table: HTMLElement): void {
    this.#isOurs = table.contains(document.activeElement)
    if (this.#isOurs) dockOf(table)?.focus({ preventScroll: true })
  }

  /** Something can be decided again: the focus goes to it, unless the player has gone elsewhere meanwhile. */
  resume(table: HTMLElement): void {
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body || activeElement === dockOf(table)
    const next = table.querySelector<HTMLElement>(NEXT)
    if (!this.#isOurs || !isFree || next === null) return
    this.#isOurs = false
    next.focus({ preventScroll: true })
  }
}

function dockOf(table: HTMLElement): HTMLElement | null {
  return table.querySelector<HTMLElement>('.dock.near')
}
