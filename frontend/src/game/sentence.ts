/** The sentence in the middle of a live game while nothing is picked: whose turn it is, and what just happened. */
import type { BoardState } from '../board/state'
import { decider, type Snapshot } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { inARow, type People, personValues, stepWords, tileWords } from '../text/words'

type Sentence = NonNullable<BoardState['sentence']>

const plain = (head: string, detail = ''): Sentence => ({ head, detail })

export function sentenceFor(snapshot: Snapshot, people: People): Sentence {
  const player = decider(snapshot)
  if (player === null) return waiting(snapshot, people)
  const head = snapshot.you === 'both' ? t('turn-of', { name: people[player].name }) : t('your-turn')
  if (snapshot.phase !== 'play') return plain(head, t('asked-for', { phase: snapshot.phase ?? 'play' }))
  return plain(head, opening(snapshot, people))
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
    return inARow(lastOfOther(snapshot, people), fresh, t('pick-action'))
  const isFirst = !snapshot.steps.some((step) => step.kind === 'moved' && step.player === player)
  // In the first turn how a move is made, later what the other has done: both would be too long.
  return isFirst ? inARow(fresh, t('pick-tiles')) : inARow(lastOfOther(snapshot, people), fresh)
}

/** What the other player has just done. */
function lastOfOther(snapshot: Snapshot, people: People): string {
  const last = snapshot.steps.findLast((step) => step.kind === 'moved')
  return last && last.player !== decider(snapshot) ? stepWords(people, last) : ''
}
