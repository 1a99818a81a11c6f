/** How tiles are drawn: a Svelte context for all tiles below a component. */
import { getContext, setContext } from 'svelte'

export interface Look {
  /** Numerals beside the dots. */
  readonly numerals: boolean
}

const KEY = Symbol('look')
const PLAIN: Look = { numerals: false }

export function setLook(look: Look): void {
  setContext(KEY, look)
}

export function getLook(): Look {
  return getContext<Look | undefined>(KEY) ?? PLAIN
}
