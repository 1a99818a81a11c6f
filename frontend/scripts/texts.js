// Checks the texts. Fails on a message that the code uses and a catalogue lacks, on a message that nothing uses, on
// variables that differ between languages, and on words written into a component.
import { parse } from 'svelte/compiler'
import { FluentParser, Visitor } from '@fluent/syntax'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const LANGUAGES = ['en', 'ja', 'de', 'fr', 'it']
/** The catalogues whose messages are named in the code. Those that data names are checked by the tests of that data. */
const PARTS = ['web', 'learn', 'review']
/** Attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label'])
/** The name of the game is the same everywhere. */
const NAMES = new Set(['坊茶', 'Bossa', '坊茶 Bossa'])

const here = dirname(fileURLToPath(import.meta.url))
const source = join(here, '..', 'src')
const locales = join(here, '..', '..', 'src', 'bossa', 'locales')
const problems = []

function filesUnder(folder) {
  return (
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(svelte|ts)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // The gallery is for developers: its own words are English only.
      .filter((path) => !path.includes(join('src', 'gallery')))
  )
}

class Variables extends Visitor {
  found = new Set()

  visitVariableReference(node) {
    this.found.add(node.id.name)
  }
}

/** The messages of a language, each with its variables. */
function catalogue(language) {
  const messages = new Map()
  const sources = PARTS.map((part) => readFileSync(join(locales, language, `${part}.ftl`), 'utf-8'))
  for (const entry of sources.flatMap((source) => new FluentParser().parse(source).body)) {
    if (entry.type === 'Junk') problems.push(`${language}: unreadable: ${entry.content.split('\n')[0]}`)
    if (entry.type !== 'Message') continue
    if (messages.has(entry.id.name)) problems.push(`${language}: ${entry.id.name} stands twice`)
    const variables = new Variables()
    variables.visit(entry)
    messages.set(entry.id.name, [...variables.found].sort().join(' '))
  }
  return messages
}

/** Words between the tags of a component, and in attributes that are read out. */
function wordsIn(path, code) {
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(walk)
    if (node.type === 'Text' && !NAMES.has(node.data.trim()) && /\p{L}{2,}/u.test(node.data)) {
      problems.push(`${path}: words in the page: ${node.data.trim()}`)
    }
    if (node.type === 'Attribute' || node.type === 'StyleDirective') {
      if (SPOKEN.has(node.name)) walk(node.value)
      else if (Array.isArray(node.value)) node.value.filter((part) => part.type !== 'Text').forEach(walk)
      return
    }
    Object.values(node).forEach(walk)
  }
  walk(parse(code, { modern: true }).fragment)
}

const used = new Map()
for (const file of filesUnder(source)) {
  const path = relative(source, file)
  const code = readFileSync(file, 'utf-8')
  for (const [, id] of code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) used.set(id, path)
  // An id that is put together at run time cannot be checked: use a variable of the message instead.
  for (const [call] of code.matchAll(/(?<!function )\bt\((?!\s*')[^)]*\)/g))
    problems.push(`${path}: id not written out: ${call}`)
  if (file.endsWith('.svelte')) wordsIn(path, code)
}

const catalogues = new Map(LANGUAGES.map((language) => [language, catalogue(language)]))
const english = catalogues.get('en')
for (const [language, messages] of catalogues) {
  for (const [id, path] of used) if (!messages.has(id)) problems.push(`${language}: no ${id} (used in ${path})`)
  for (const id of messages.keys()) if (!used.has(id)) problems.push(`${language}: ${id} is not used`)
  for (const [id, variables] of messages) {
    if (english.has(id) && english.get(id) !== variables) {
      problems.push(`${language}: ${id} has the variables “${variables}”, in English “${english.get(id)}”`)
    }
  }
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${used.size} messages in ${LANGUAGES.length} languages`)
