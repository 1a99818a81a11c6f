/** Which requests the service worker answers, and how. All others are the browser's. */

export type Kind =
  /** A page of the board: from the server, else from the shell that is kept. */
  | 'page'
  /** A file whose name changes with its content: what is kept is right for good. */
  | 'asset'
  /** A game's snapshot or its record: from the server, else as it was kept when the game was over. */
  | 'game'
  | 'record'
  /** All views of a finished game, to step through it. */
  | 'steps'
  /** A lesson: from the server, else as it was kept. */
  | 'lesson'
  /** All rules: from the server, else as they were kept. */
  | 'rules'
  /** This device becomes another player, or nobody: kept games are not theirs. */
  | 'identity'

interface Asked {
  method: string
  url: string
  mode: string
}

const API = '/api/v1'
const GAME = new RegExp(`^${API}/games/[^/]+$`)
const LESSON = new RegExp(`^${API}/lessons/[^/]+$`)
const STEPS = new RegExp(`^${API}/games/[^/]+/steps$`)
const RECORD = new RegExp(`^${API}/games/[^/]+/record$`)
export const RULES = `${API}/rules`
/** The last part of the path of a file has an ending; pages have none. */
const FILE = /\.\w+$/

export function kindOf({ method, url, mode }: Asked, origin: string): Kind | null {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin) return null
  if (method === 'DELETE' && pathname === `${API}/me`) return 'identity'
  if (method === 'POST' && pathname === `${API}/links`) return 'identity'
  if (method !== 'GET') return null
  // Before pages: a record that is saved as a file is a navigation too, and needs the server.
  if (pathname.startsWith('/api/')) {
    if (mode === 'navigate') return null
    if (pathname === RULES) return 'rules'
    if (GAME.test(pathname)) return 'game'
    if (LESSON.test(pathname)) return 'lesson'
    if (STEPS.test(pathname)) return 'steps'
    return RECORD.test(pathname) ? 'record' : null
  }
  if (pathname.startsWith('/assets/')) return 'asset'
  return mode === 'navigate' && !FILE.test(pathname) ? 'page' : null
}

/** Only a finished game is kept. Of a running one nothing is: what is kept would be wrong with the next move. */
export function isFinished(snapshot: unknown): boolean {
  const { status } = (snapshot ?? {}) as { status?: unknown }
  return status === 'over' || status === 'called-off'
}

/** A running game has a record too. Its deal is told when the game is over. */
export function isFinishedRecord(record: string): boolean {
  const head = record.split(/\r?\n\s*\r?\n/, 1)[0] ?? ''
  return /^\[Deal "/m.test(head)
}
