/** From where an address can be opened, as far as its host tells. */

/** Addresses of a home or office network (RFC 1918, link-local), and names that only such a network knows. */
const NETWORK = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^\[f[cde]/,
  /\.local$/,
  /^[^.[]+$/,
]

export function reachOf(url: string): 'computer' | 'network' | 'everywhere' {
  const { hostname } = new URL(url)
  if (/^127\.|^localhost$|^\[::1\]$/.test(hostname)) return 'computer'
  return NETWORK.some((pattern) => pattern.test(hostname)) ? 'network' : 'everywhere'
}
