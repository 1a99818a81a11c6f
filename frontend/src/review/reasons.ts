/** Why a move was worse than another. The sentence names the player of the move, and the other one. */
import { otherSeat, type ReviewEntry, type Seat } from '../protocol/types'
import { message } from '../text/texts.svelte'
import { personValues, type People } from '../text/words'

type Reason = NonNullable<ReviewEntry['reasons']>[number]

export function reasonWords(people: People, player: Seat, { id, values }: Reason): string {
  const opponent = people[otherSeat(player)]
  return message(id, {
    ...values,
    ...personValues(people[player]),
    opponent: opponent.who,
    opponentName: opponent.name,
  })
}
