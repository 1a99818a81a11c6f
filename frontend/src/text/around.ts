/** A message around a name that is drawn otherwise than the rest, such as in its person's colour. */

/** No message has this character. */
const MARK = '\u0000'

/** What stands before and after the name; `say` puts its argument where the name is. */
export function aroundName(say: (name: string) => string): [string, string] {
  const [before = '', after = ''] = say(MARK).split(MARK)
  return [before, after]
}
