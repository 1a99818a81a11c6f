/** The players of a live game, as the board and its sentences name them. */
import type { Player } from '../board/state'
import { isOver, type Seat, type Snapshot } from '../protocol/types'
import { t } from '../text/texts.svelte'

/** What a seat is called, whoever looks. */
function nameOf(snapshot: Snapshot, seat: Seat): string {
  const { kind, name } = snapshot.seats[seat]
  if (kind === 'computer') return t('level-name', { level: snapshot.level ?? 'cup' })
  if (name) return name
  if (kind === 'empty') return t('nobody-yet')
  return snapshot.opponent === 'device' ? t('seat-name', { seat }) : t('guest')
}

function playerAt(snapshot: Snapshot, seat: Seat): Player {
  const { kind, here } = snapshot.seats[seat]
  const isYou = snapshot.you === seat
  return {
    who: isYou ? 'you' : 'other',
    name: nameOf(snapshot, seat),
    level: kind === 'computer' ? (snapshot.level ?? 'cup') : null,
    // Nobody waits for anybody once a game is over.
    isAway: kind === 'guest' && !here && snapshot.opponent === 'link' && !isYou && !isOver(snapshot),
  }
}

export function peopleOf(snapshot: Snapshot): Record<Seat, Player> {
  return { A: playerAt(snapshot, 'A'), B: playerAt(snapshot, 'B') }
}
