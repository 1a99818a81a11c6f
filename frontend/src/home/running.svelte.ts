/** The running games of this visitor, read again when the page is looked at again. How many there were is kept on the
    device, so that the page has room for them before they come. */
import { myGames } from '../protocol/requests'
import type { Summary } from '../protocol/types'
import { read, write } from '../stored'

const COUNT = 'running'

export function runningBefore(): number {
  return Number(read(COUNT)) || 0
}

export class Running {
  games = $state.raw<Summary[] | null>(null)
  problem = $state<string | null>(null)

  /** For an effect: reads now and whenever the page comes to the front. */
  watch(): () => void {
    const load = () => {
      if (!document.hidden) void this.load()
    }
    load()
    document.addEventListener('visibilitychange', load)
    return () => document.removeEventListener('visibilitychange', load)
  }

  async load(): Promise<void> {
    try {
      this.games = await myGames()
      this.problem = null
      write(COUNT, String(this.games.length))
    } catch (error) {
      this.problem = (error as Error).message
    }
  }
}
