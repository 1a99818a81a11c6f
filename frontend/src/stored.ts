/** Local storage. Where the browser forbids it, nothing is remembered and no error is thrown. */

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
    // Forbidden or full: the value lasts until the page is closed.
  }
}
