/** The pages and their addresses. The server answers the same addresses (`PAGES` in `bossa.server.app`). */

export const ROUTES = {
  home: '/',
  how: '/how',
  join: '/join',
  continue: '/continue',
  game: '/game/{game}',
} as const

export type Page =
  | { name: 'home' }
  | { name: 'how' }
  | { name: 'join'; token: string }
  | { name: 'continue'; token: string }
  | { name: 'game'; id: string }
  | { name: 'missing' }

/** The part of the path that a template's `{…}` stands for; an empty string when it has none; null when it does not match. */
function match(template: string, path: string): string | null {
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/, '([^/]+)')}$`)
  const found = pattern.exec(path)
  return found && decodeURIComponent(found[1] ?? '')
}

/** The page at an address. Tokens are in the hash, which browsers never send, so no server logs them. */
export function pageAt({ pathname, hash }: { pathname: string; hash: string }): Page {
  const path = pathname.replace(/\/+$/, '') || '/'
  const token = hash.slice(1)
  for (const name of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    const id = match(ROUTES[name], path)
    if (id === null) continue
    if (name === 'game') return { name, id }
    if (name === 'join' || name === 'continue') return { name, token }
    return { name }
  }
  return { name: 'missing' }
}
