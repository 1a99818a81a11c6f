/** Which page is shown, and going to another without loading the app again. */
import { tick } from 'svelte'
import { pageAt, type Page } from '../routes'

const place = $state<{ page: Page }>({ page: pageAt(location) })

export function page(): Page {
  return place.page
}

async function arrive(): Promise<void> {
  place.page = pageAt(location)
  await tick()
  const anchor = location.hash.length > 1 && document.getElementById(location.hash.slice(1))
  if (anchor) return anchor.scrollIntoView()
  // A screen reader goes on where the page changed, as after a real navigation.
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

export function go(path: string): void {
  history.pushState(null, '', path)
  void arrive()
}

/** As `go`, for an address that must not stay in the history (one that holds a used token). */
export function goInstead(path: string): void {
  history.replaceState(null, '', path)
  void arrive()
}

/** Shows another address for the page that is shown already, to be shared or opened again. */
export function showAddress(path: string): void {
  history.replaceState(null, '', path)
}

export function watchPlace(): void {
  addEventListener('popstate', () => void arrive())
}

/** For links within the page: plain clicks stay here, all others are the browser's. */
export function inPage(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname + link.hash)
}
