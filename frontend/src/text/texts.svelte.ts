/** All words on the page, from the Fluent catalogues that the Python side reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import { read, write } from '../stored'

export type Language = 'en' | 'ja' | 'de' | 'fr' | 'it'

/** Each language by its own name, so that its readers find it. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  ja: '日本語',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
}

const catalogues = import.meta.glob<string>('../../../src/bossa/locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
})

const texts = $state<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: new FluentBundle('en') })

function isLanguage(tag: string | null): tag is Language {
  return tag !== null && tag in LANGUAGES
}

export function language(): Language {
  return texts.language
}

/** The language last chosen here, else the nearest to what the browser asks for. */
export function wantedLanguage(): Language {
  const stored = read('language')
  if (isLanguage(stored)) return stored
  const nearest = negotiateLanguages(navigator.languages, Object.keys(LANGUAGES), {
    defaultLocale: 'en',
    strategy: 'lookup',
  })[0]
  return isLanguage(nearest ?? null) ? (nearest as Language) : 'en'
}

export async function useLanguage(wanted: Language): Promise<void> {
  const load = catalogues[`../../../src/bossa/locales/${wanted}/web.ftl`]
  if (!load) throw new Error(`no catalogue for ${wanted}`)
  // Without isolation marks, as on the Python side: none of our languages needs them.
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  bundle.addResource(new FluentResource(await load()))
  texts.bundle = bundle
  texts.language = wanted
  document.documentElement.lang = wanted
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await useLanguage(wanted)
  write('language', wanted)
}

/** The text of a message. `npm run texts` finds missing ones. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = texts.bundle.getMessage(id)?.value
  return pattern ? texts.bundle.formatPattern(pattern, values) : id
}
