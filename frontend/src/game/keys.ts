/** The keys of a game. Single letters, which work while no field is being typed in. */

export type KeyName =
  'hand' | 'white' | 'black' | 'chart' | 'last' | 'summary' | 'type' | 'ask' | 'hint' | 'menu' | 'keys'

export const KEYS: readonly { name: KeyName; key: string }[] = [
  { name: 'hand', key: 'h' },
  { name: 'white', key: 'w' },
  { name: 'black', key: 'b' },
  { name: 'chart', key: 'c' },
  { name: 'last', key: 'l' },
  { name: 'summary', key: 's' },
  { name: 'type', key: 't' },
  { name: 'ask', key: 'a' },
  { name: 'hint', key: 'i' },
  { name: 'menu', key: 'm' },
  { name: 'keys', key: '?' },
]

export function keyFor(pressed: string): KeyName | null {
  return KEYS.find(({ key }) => key === pressed.toLowerCase())?.name ?? null
}
