/** The language that an address asks for, such as `/rules?lang=de`: for this visit only. */

const NAME = 'lang'

export function askedLanguage(): string | null {
  return new URLSearchParams(location.search).get(NAME)
}

/** Another one was chosen: the page must not come back in the language of its address. */
export function forgetAskedLanguage(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(NAME)) return
  address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
}
