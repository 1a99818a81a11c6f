/** The pages and their addresses. The server answers the same addresses (`PAGES` in `bossa.server.http.pages`). */

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
    if (name === 'game') return { name, id }
    if (name === 'join' || name === 'continue') return { name, token }
    return { name }
  }
  return { name: 'missing' }
}
