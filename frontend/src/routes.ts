/** The pages and their addresses. The server answers the same addresses (`PAGES` in `bossa.server.http.pages`). */

export const ROUTES = {
  home: '/',
  rules: '/rules',
  how: '/how',
  sheet: '/sheet',
  about: '/about',
  learn: '/learn',
  lesson: '/learn/{lesson}',
  games: '/games',
  record: '/record',
  join: '/join',
  continue: '/continue',
  game: '/game/{game}',
  review: '/review/{game}',
  reviewRecord: '/review',
  analysis: '/analysis',
} as const

export type Page =
  | { name: 'home' }
  /** All rules, and the one that the address names. */
  | { name: 'rules'; rule: string }
  | { name: 'sheet' }
  | { name: 'about' }
  | { name: 'learn' }
  | { name: 'lesson'; id: string }
  | { name: 'games' }
  | { name: 'record' }
  | { name: 'join'; token: string }
  | { name: 'continue'; token: string }
  | { name: 'game'; id: string }
  | { name: 'review'; id: string }
  | { name: 'reviewRecord' }
  | { name: 'analysis' }
  | { name: 'missing' }

/** What a template's `{…}` stands for in a path, '' where it has none; null when the path is another one. */
function match(template: string, path: string): string | null {
  const found = new RegExp(`^${template.replace(/\{\w+\}/, '([^/]+)')}$`).exec(path)
  if (found === null) return null
  try {
    return decodeURIComponent(found[1] ?? '')
  } catch {
    return null // A stray % in the address.
  }
}

/** The page at an address. Tokens are in the hash, which browsers never send, so no server logs them. */
export function pageAt({ pathname, hash }: { pathname: string; hash: string }): Page {
  const path = pathname.replace(/\/+$/, '') || '/'
  const token = hash.slice(1)
  for (const name of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    const id = match(ROUTES[name], path)
    if (id === null) continue
    if (name === 'game' || name === 'review' || name === 'lesson') return { name, id }
    // An address of earlier versions.
    if (name === 'rules' || name === 'how') return { name: 'rules', rule: token }
    if (name === 'join' || name === 'continue') return { name, token }
    return { name }
  }
  return { name: 'missing' }
}

export function lessonPath(id: string): string {
  return ROUTES.lesson.replace('{lesson}', encodeURIComponent(id))
}
