/** The parts of a record, as far as the browser reads them. The server reads the whole, and knows the rules. */

/** The values of each tag, in order: tags that do not describe the game itself may stand twice. */
export type Tags = ReadonlyMap<string, readonly string[]>

const TAG = /^\[([^\s"[\]]+) "((?:[^"\\]|\\["\\])*)"\]$/

/** The tags at the head of a record, and the choices and turns after the first empty line. */
export function partsOf(record: string): { tags: Tags; body: string } {
  // Some editors begin a UTF-8 file with a byte order mark.
  const lines = record.replace(/^\ufeff/, '').split(/\r?\n/)
  const empty = lines.findIndex((line) => line.trim() === '')
  const end = empty < 0 ? lines.length : empty
  const tags = new Map<string, string[]>()
  for (const line of lines.slice(0, end)) {
    const [, name, value] = TAG.exec(line.trimEnd()) ?? []
    if (name === undefined || value === undefined) continue
    tags.set(name, [...(tags.get(name) ?? []), value.replace(/\\(.)/g, '$1')])
  }
  return { tags, body: lines.slice(end).join('\n') }
}
