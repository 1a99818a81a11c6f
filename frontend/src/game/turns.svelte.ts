/** Tells the feedback of a game what no step says: the dice of a new game, and one's own turn. */
import { isSetUp } from '../protocol/types'
import type { Game } from './game.svelte'

/** Call while a component is set up. */
export function followTurns(game: Game): void {
  const isReady = $derived(game.playback.isUpToDate && game.snapshot !== null)
  const isMine = $derived(isReady && game.myTurn && game.snapshot?.you !== 'both')
  const isNew = $derived(isReady && isSetUp(game.snapshot?.phase ?? null) && game.snapshot?.steps.length === 0)
  let wasReady = false

  $effect(() => {
    if (isNew) game.feedback.rolled()
  })

  // A page that is opened in one's own turn has nothing to tell.
  $effect(() => {
    if (isMine && wasReady) game.feedback.turn()
    if (isReady) wasReady = true
  })
}
