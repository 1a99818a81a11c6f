/** Continuing on this device as the player of a link. */
import { followLink, Refused } from '../protocol/requests'
import type { OwnGames } from '../protocol/types'

/** Follows a link. Gives 0 when that is done, else how many games of this device's own have to be decided about. */
export async function continueHere(token: string, ownGames: OwnGames | null): Promise<number> {
  try {
    await followLink(token, ownGames)
    return 0
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'device-has-games') return Number(error.refusal.values.count)
    throw error
  }
}
