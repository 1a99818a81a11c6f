/** Opens a game of this server, or a record, for its review. */
import { OpenedRecord } from '../game/opened-record.svelte'
import { peopleOf } from '../game/people'
import { askForReview, cancelReview, followReview, readGame, readPosition, readRecord } from '../protocol/requests'
import { isOver, nearSeat } from '../protocol/types'
import { Reviewed, type Source } from './reviewed.svelte'

function sourceOf(record: string, of: { game: string } | { record: string }): Source {
  return {
    ask: (signal) => askForReview(of, signal),
    follow: followReview,
    cancel: cancelReview,
    view: (step) => readPosition({ record, step }),
  }
}

/** Null for a game that goes on. */
export async function openGame(id: string): Promise<Reviewed | null> {
  const snapshot = await readGame(id)
  if (!isOver(snapshot)) return null
  const record = await readRecord(id)
  const last = await readPosition({ record })
  const game = { record, last, near: nearSeat(snapshot), people: peopleOf(snapshot) }
  return new Reviewed(game, sourceOf(record, { game: id }))
}

/** Throws what the server says of a record that it cannot read. */
export async function openRecord(record: string): Promise<Reviewed> {
  const opened = await OpenedRecord.open(record, (text, step) =>
    readPosition({ record: text, ...(step === undefined ? {} : { step }) }),
  )
  const game = { record, last: opened.last, near: 'A' as const, people: opened.people }
  return new Reviewed(game, sourceOf(record, { record }))
}
