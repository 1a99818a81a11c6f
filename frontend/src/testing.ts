/** What every unit test starts with: the English texts, and as much of a document as they need. */
import { vi } from 'vitest'
import { useLanguage } from './text/texts.svelte'

vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: '' } }))
await useLanguage('en')
