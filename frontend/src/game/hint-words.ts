/** Hints in words. The texts come with the catalogue `learn`, on the first hint. */
import type { Hint, HintFacts } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { inARow, placeWords } from '../text/words'

export function nudgeWords({ kind, line, number, size, chip }: Hint['nudge']): string {
  if (kind === 'exchange') return t('hint-exchange')
  if (kind === 'redraw') return t('hint-redraw')
  const place = placeWords(line!, number!)
  const row = kind === 'lay' ? t('hint-lay', { place, size: size! }) : t('hint-stack', { place, size: size! })
  return inARow(row, chip ? t('hint-chip', { chip }) : '')
}

/** What follows from the move; `name` is the other player's. */
export function factWords({ left, ends, leaves }: HintFacts, name: string): string[] {
  if (ends !== null) return [t('hint-ends', { ends })]
  const words = [t('hint-left', { left })]
  if (leaves === null) return words
  const { unseen, wins, stuck, tiles, rows } = leaves
  words.push(t('hint-wins', { name, wins, unseen }))
  if (stuck > 0) words.push(t('hint-stuck', { name, stuck, unseen }))
  words.push(rows === null ? t('hint-needs-tiles', { name, tiles }) : t('hint-needs', { name, tiles, rows }))
  return words
}
