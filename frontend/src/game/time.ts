/** A time on a clock in figures. */
import { t } from '../text/texts.svelte'

export function timeWords(seconds: number): string {
  if (seconds >= 86_400)
    return t('clock-days', { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3_600) })
  const whole = Math.ceil(seconds)
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor((whole % 3_600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
