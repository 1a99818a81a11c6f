/** Chances as people read them: per cent with a tenth. */
import type { ReviewEntry } from '../protocol/types'
import { language, t } from '../text/texts.svelte'
import { tenths } from './shown'

const formats = new Map<string, Intl.NumberFormat>()

function format(value: number, sign: 'auto' | 'exceptZero'): string {
  const key = `${language()} ${sign}`
  let found = formats.get(key)
  if (!found) {
    const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    found = new Intl.NumberFormat(language(), { ...one, signDisplay: sign })
    formats.set(key, found)
  }
  return found.format(value).replace('-', '−')
}

/** A chance: `95.8`, and `100` where nothing is missing. */
export function percent(chance: number): string {
  return chance === 1 || chance === 0 ? String(chance * 100) : format(tenths(chance) / 10, 'auto')
}

/** A change of a chance, from tenths of a point: `+3.4`, `−20.2`, `0.0`. */
export function points(change: number): string {
  return format(change / 10, 'exceptZero')
}

/** How large a change is, without a sign: `3.4`. */
export function size(change: number): string {
  return format(Math.abs(change) / 10, 'auto')
}

/** A chance with how far off it may be: `62.0 ± 3.0`. */
export function percentWithin(chance: number, within: number): string {
  return within > 0 ? `${percent(chance)} ± ${format(within * 100, 'auto')}` : percent(chance)
}

/** How a value was found, and how far off it may be. */
export function sureWords({ sure, within }: Pick<ReviewEntry, 'sure' | 'within'>): string {
  return t('review-sure', { sure, within: format(within * 100, 'auto') })
}
