/** The rulebook is read once for as long as the app is open. */
import { readRules } from '../protocol/requests'
import type { Rulebook } from '../protocol/types'

let reading: Promise<Rulebook> | null = null

export function rulebook(): Promise<Rulebook> {
  reading ??= readRules().catch((error: unknown) => {
    // The next page asks again.
    reading = null
    throw error
  })
  return reading
}
