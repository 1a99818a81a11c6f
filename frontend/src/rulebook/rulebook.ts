/** The rulebook as the page reads it: which messages say it, what a search finds, which rules a text names. */
import type { RuleExample, Rulebook, RuleStatement } from '../protocol/types'

export type Part = Rulebook['parts'][number]
export type Section = Part['sections'][number]

export const ruleMessage = (id: string) => `rule-${id}`
export const rulingMessage = (id: string) => `rule-${id}-ruling`
export const exampleMessage = (id: string, example: RuleExample) => `example-${id}-${example.name}`
export const sectionMessage = (letter: string) => `section-${letter}`
export const partMessage = (name: string) => `part-${name}`
export const leadMessage = (name: string) => `part-${name}-lead`

/** The address that the rulebooks print. */
export const addressIn = (language: string) =>
  `https://bananamoon-games.jp/game/${language === 'ja' ? 'bossa-yuki' : 'bossa-yuki-en'}/`

/** An example by its rule and its name. */
export function exampleAt(book: Rulebook, id: string, name: string): RuleExample {
  const found = statementsOf(book)
    .find((statement) => statement.id === id)
    ?.examples.find((example) => example.name === name)
  if (!found) throw new Error(`no example ${name} of ${id}`)
  return found
}

export function statementsOf(book: Rulebook): RuleStatement[] {
  return book.parts.flatMap((part) => part.sections.flatMap((section) => section.statements))
}

/** Every text of a statement: its own, what it decides, its captions. */
export function textsOf(statement: RuleStatement, say: (message: string) => string): string {
  const { id, ruling, examples } = statement
  const messages = [ruleMessage(id), ...examples.map((example) => exampleMessage(id, example))]
  if (ruling) messages.push(rulingMessage(id))
  return [id, ...messages.map(say)].join('\n')
}

/** For comparing: without case, accents and forms of width. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text has all words of a search, in any order. */
export function hasWords(text: string, search: string): boolean {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const where = folded(text)
  return words.every((word) => where.includes(word))
}

export interface Piece {
  text: string
  /** The id of the rule that it names. */
  rule: string | null
  /** A sum stays on one line. */
  isSum: boolean
}

const RULE = /^[TKSLUAXVEN][1-9]$/
const RULES_AND_SUMS = /(\b[TKSLUAXVEN][1-9]\b|\d(?: ?[+＋] ?\d)+(?: ?[=＝] ?\d+)?)/

/** A text with the rules that it names, to be linked, and with its sums. */
export function pieces(text: string): Piece[] {
  return text
    .split(RULES_AND_SUMS)
    .map((part, index) => {
      const isRule = RULE.test(part)
      return { text: part, rule: isRule ? part : null, isSum: index % 2 === 1 && !isRule }
    })
    .filter((piece) => piece.text !== '')
}
