/** What this browser remembers. A browser that forbids storing forgets, and nothing else happens. */

const PREFIX = 'bossa.'

export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // Forbidden or full: the choice holds until the page is left.
  }
}
