/** The sentence in the middle of a live game while nothing is picked: whose turn it is, and what just happened. */
import type { BoardState } from '../board/state'
import { COLOURS, decider, markersIn, otherSeat, type Seat, type Snapshot } from '../protocol/types'
import { language, t } from '../text/texts.svelte'
import { anyOf, inARow, type People, personValues, stepWords, tileWords } from '../text/words'

type Sentence = NonNullable<BoardState['sentence']>

const plain = (head: string, detail = ''): Sentence => ({ head, detail })

export function sentenceFor(snapshot: Snapshot, people: People): Sentence {
  const player = decider(snapshot)
  if (player === null) return waiting(snapshot, people)
  const head = snapshot.you === 'both' ? t('turn-of', { name: people[player].name }) : t('your-turn')
  if (snapshot.phase !== 'play') return plain(head, t('asked-for', { phase: snapshot.phase ?? 'play' }))
  const { threat } = snapshot
  if (threat === null) return plain(head, opening(snapshot, people))
  const warning = t('threat-wins', {
    name: people[otherSeat(player)].name,
    chance: threat.wins === threat.unseen ? 'sure' : 'some',
    count: threat.wins,
    unseen: threat.unseen,
  })
  return { head, detail: inARow(warning, opening(snapshot, people)), isWarning: true }
}

function waiting(snapshot: Snapshot, people: People): Sentence {
  const open = snapshot.decisions[0]
  if (!open) return plain(t('moment'))
  const person = personValues(people[open.player])
  const doing = t('waiting-for', { ...person, phase: snapshot.phase ?? 'play' })
  if (snapshot.seats[open.player].kind === 'computer') {
    if (snapshot.phase === 'play') return plain(snapshot.thinking ? t('thinking', person) : t('turn-of', person))
    return plain(t('turn-of', person), doing)
  }
  const isAway = snapshot.you !== null && !snapshot.seats[open.player].here
  return plain(t('turn-of', person), isAway ? t('is-away', person) : doing)
}

function opening(snapshot: Snapshot, people: People): string {
  const drawn = snapshot.steps.findLast((step) => step.kind === 'drawn')
  const player = decider(snapshot)
  const fresh =
    drawn?.player === player
      ? t('you-drew', { tile: tileWords(drawn.tile), you: snapshot.you === 'both' ? 'other' : 'you' })
      : ''
  if (!snapshot.moves.some((move) => move.kind === 'lay'))
    return inARow(t('pick-action', { markers: markersNow(snapshot) }), fresh, lastOfOther(snapshot, people))
  const isFirst = !snapshot.steps.some((step) => step.kind === 'moved' && step.player === player)
  // In the first turn how a move is made, later what the other has done: both would be too long.
  return isFirst ? inARow(fresh, t('pick-tiles')) : inARow(lastOfOther(snapshot, people), fresh)
}

/** The markers that can be used now: none is named that is used up. */
const markersNow = ({ moves }: Snapshot) => anyOf(markersIn(moves).map((marker) => t('marker-name', { marker })))

/** What the other player has just done. */
function lastOfOther(snapshot: Snapshot, people: People): string {
  const last = snapshot.steps.findLast((step) => step.kind === 'moved')
  return last && last.player !== decider(snapshot) ? stepWords(people, last) : ''
}

/** How the game stands, for the ear: whose turn it is, how near both are to winning, and the pile. */
export function standingWords(snapshot: Snapshot, people: People, near: Seat, far: Seat): string {
  const of = (seat: Seat) => {
    const { who, name } = people[seat]
    const owned = COLOURS.find((colour) => snapshot.position.lines[colour].owner === seat)
    const line = owned ? snapshot.position.lines[owned] : null
    const tiles = t('tile-count', { count: snapshot.position.hand_sizes[seat] })
    const rows =
      line?.rows_to_win && owned ? t('track', { count: line.rows.length, most: line.rows_to_win, colour: owned }) : ''
    return t('stands', { name: who === 'you' ? t('you') : name, tiles, rows, has: rows ? 'rows' : 'tiles' })
  }
  const { head } = sentenceFor(snapshot, people)
  const parts = [head, of(near), of(far), t('pile-left', { count: snapshot.position.pile })].filter(Boolean)
  return new Intl.ListFormat(language(), { type: 'unit' }).format(parts)
}
