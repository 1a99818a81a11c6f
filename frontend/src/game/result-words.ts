/** A result in words: who won, and by what. */
import { nearSeat, otherSeat, type Seat, type Snapshot } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { inARow, type People } from '../text/words'
import { explanationOf } from './explanation'

type Ended = Pick<Snapshot, 'outcome' | 'you'>

export function titleWords({ outcome, you }: Ended, people: People): string {
  if (outcome === null) return t('called-off')
  if (outcome.winner === null) return t('result-tie')
  if (outcome.winner === you) return t('result-won')
  return t('result-lost', {
    name: people[outcome.winner].name,
    who: you === otherSeat(outcome.winner) ? 'you' : 'other',
  })
}

/** Only the reason, with what explains it: the title has said who won. */
export function reasonWords(snapshot: Snapshot, people: People): string {
  return inARow(plainReason(snapshot, people), explanationWords(snapshot, people))
}

function plainReason({ outcome, you }: Snapshot, people: People): string {
  if (outcome === null) return ''
  if (outcome.winner === null) return t('result-why-tie')
  const loser = otherSeat(outcome.winner)
  return t('result-why', {
    who: you === outcome.winner ? 'you' : you === loser ? 'them' : 'other',
    winner: people[outcome.winner].name,
    loser: people[loser].name,
    ending: outcome.ending,
  })
}

/** Why nothing was possible, who laid the row that decided, or how many tiles each has left. */
export function explanationWords(snapshot: Snapshot, people: People): string {
  const because = explanationOf(snapshot)
  if (because === null) return ''
  if (because.kind === 'stuck')
    return t('stuck-why', { actions: because.actions.every(({ why }) => why === 'used') ? 'used' : 'left' })
  if (because.kind === 'row') {
    const { who, name } = people[because.step.player]
    if (!because.isSixth) return ''
    return inARow(t('result-sixth', { who, name }), snapshot.was_forced ? t('result-forced', { who, name }) : '')
  }
  const near = nearSeat(snapshot)
  return [near, otherSeat(near)].map((seat) => countWords(people, seat, because.sizes[seat])).join(' · ')
}

function countWords(people: People, seat: Seat, count: number): string {
  const { who, name } = people[seat]
  const tiles = t('tile-count', { count })
  return t('stands', { name: who === 'you' ? t('you') : name, tiles, rows: '', has: 'tiles' })
}
