/** All words on the page, from the Fluent catalogues that the Python side reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import { read, write } from '../stored'
import { askedLanguage, forgetAskedLanguage } from './asked'

export type Language = 'en' | 'ja' | 'de' | 'fr' | 'it'

/** Each language by its own name, so that its readers find it. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  ja: '日本語',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
}

/**
 * The catalogues. `web` is there from the beginning; a page that needs another one loads it (`withTexts`). `lessons`, `rules`
 * and `reasons` belong to data of the Python side, which names their messages.
 */
export type Part = 'web' | 'learn' | 'review' | 'lessons' | 'rules' | 'reasons'

const catalogues = import.meta.glob<string>(
  '../../../src/bossa/locales/*/{web,learn,review,lessons,rules,reasons}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)

const texts = $state<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: new FluentBundle('en') })
let loaded: readonly Part[] = ['web']

function isLanguage(tag: string | null): tag is Language {
  return tag !== null && tag in LANGUAGES
}

export function language(): Language {
  return texts.language
}

/** The language that the address asks for (`/rules?lang=de`), the one last chosen here, or the nearest to what the browser
    asks for. */
export function wantedLanguage(): Language {
  const asked = askedLanguage()
  if (isLanguage(asked)) return asked
  const stored = read('language')
  if (isLanguage(stored)) return stored
  const nearest = negotiateLanguages(navigator.languages, Object.keys(LANGUAGES), {
    defaultLocale: 'en',
    strategy: 'lookup',
  })[0]
  return isLanguage(nearest ?? null) ? (nearest as Language) : 'en'
}

export async function useLanguage(wanted: Language, parts = loaded): Promise<void> {
  // Without isolation marks, as on the Python side: none of our languages needs them.
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  const sources = await Promise.all(parts.map((part) => sourceOf(wanted, part)))
  for (const source of sources) bundle.addResource(new FluentResource(source))
  loaded = parts
  texts.bundle = bundle
  texts.language = wanted
  document.documentElement.lang = wanted
}

async function sourceOf(wanted: Language, part: Part): Promise<string> {
  const load = catalogues[`../../../src/bossa/locales/${wanted}/${part}.ftl`]
  if (!load) throw new Error(`no catalogue ${part} for ${wanted}`)
  return load()
}

/** A page, once it and the catalogues that it needs beside `web` are there. */
export async function withTexts<Loaded>(page: Promise<Loaded>, ...needed: Part[]): Promise<Loaded> {
  const missing = needed.filter((part) => !loaded.includes(part))
  if (missing.length > 0) await useLanguage(texts.language, [...loaded, ...missing])
  return page
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await useLanguage(wanted)
  write('language', wanted)
  forgetAskedLanguage()
}

/** The text of a message. `npm run texts` finds missing ones. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  return message(id, values)
}

/** The text of a message that data names: a step of a lesson, a rule, a reason. The tests of that data find missing ones. */
export function message(id: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = texts.bundle.getMessage(id)?.value
  return pattern ? texts.bundle.formatPattern(pattern, values) : id
}
