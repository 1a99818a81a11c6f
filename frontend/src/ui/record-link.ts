/** The review of a record, which is in the link. What only proves the deal is left out: it is long. */
import { pack } from './packed'

export async function recordReviewLink(record: string): Promise<string> {
  const short = record.replace(/^\[(?:Hash|Salt|Deal) ".*"\]\r?\n/gm, '')
  return `/review#${await pack(short)}`
}
