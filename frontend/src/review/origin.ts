/** The moment of a game at which branches begin: whoever plays on from there needs the game that led to it. */
import { partsOf } from '../protocol/record'
import { LEVELS, type Level } from '../protocol/types'
import type { Origin } from './branches'

/** What replays the game. */
const NEEDED: readonly string[] = ['Rules', 'Edition', 'Rolls', 'Hands', 'Result', 'Ending']
const isLevel = (name: string | undefined): name is Level => LEVELS.includes(name as Level)

/** It goes into links: without names, and without the tiles that never came. */
export function originOf(record: string, step: number): Origin {
  const { tags, body } = partsOf(record)
  const lines: string[] = []
  for (const [name, [value = '']] of tags)
    if (NEEDED.includes(name) || isLevel(value)) lines.push(`[${name} "${value}"]`)
  return { record: `${lines.join('\n')}\n${body}`, step }
}

/** The level of the computer that played in the game; null where there was none. */
export function levelOf({ record }: Origin): Level | null {
  const { tags } = partsOf(record)
  return (['A', 'B'] as const).map((seat) => tags.get(seat)?.[0]).find(isLevel) ?? null
}
