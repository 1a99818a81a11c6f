/** Installing the board as an app, where the browser offers it. Over plain http none does. */

/** Chromium's event: it may be kept, and its prompt shown later, once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const offer = $state<{ prompt: InstallPrompt | null }>({ prompt: null })

/** Called once, before the first component is drawn: browsers offer it early. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without this the browser shows a bar of its own.
    event.preventDefault()
    offer.prompt = event as InstallPrompt
  })
  addEventListener('appinstalled', () => (offer.prompt = null))
}

export function canInstall(): boolean {
  return offer.prompt !== null
}

/** Only ever called from a button. Returns whether it was installed. */
export async function install(): Promise<boolean> {
  const { prompt } = offer
  if (!prompt) return false
  offer.prompt = null
  return (await prompt.prompt()).outcome === 'accepted'
}
