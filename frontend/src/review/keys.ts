/** The keys of a review and of the analysis board. They work while no field is typed in and no sheet is open. */

export type KeyName = 'back' | 'on' | 'first' | 'last' | 'mistake' | 'keep' | 'values' | 'keys'

export interface Key {
  name: KeyName
  /** As the browser calls it. */
  key: string
  /** As the sheet shows it. */
  sign: string
}

const BACK: Key = { name: 'back', key: 'ArrowLeft', sign: '←' }
const VALUES: Key = { name: 'values', key: 'v', sign: 'v' }
const KEYS: Key = { name: 'keys', key: '?', sign: '?' }

export const REVIEW_KEYS: readonly Key[] = [
  BACK,
  { name: 'on', key: 'ArrowRight', sign: '→' },
  { name: 'first', key: 'Home', sign: 'Home' },
  { name: 'last', key: 'End', sign: 'End' },
  { name: 'mistake', key: 'm', sign: 'm' },
  KEYS,
]
export const ANALYSIS_KEYS: readonly Key[] = [BACK, { name: 'keep', key: 'k', sign: 'k' }, VALUES, KEYS]

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'> & { isTyping: boolean }

/** What a key does; null where it is somebody else's. Single letters can be switched off. */
export function keyFor(keys: readonly Key[], pressed: Pressed, hasLetters: boolean): KeyName | null {
  if (pressed.isTyping || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null
  if (pressed.key.length === 1 && !hasLetters) return null
  const name = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
  return keys.find(({ key }) => key === name)?.name ?? null
}
