/** Calls a person back to the game: the tab's title, its icon and, where allowed, a notification. */
import { t } from '../text/texts.svelte'

const ICON = '/favicon.svg'
const CALLING_ICON = '/favicon-turn.svg'

export function showInTab(title: string, isCalling: boolean): void {
  document.title = isCalling ? `● ${t('your-turn')} – ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][sizes=any]')
  icon?.setAttribute('href', isCalling ? CALLING_ICON : ICON)
}

export function canAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default'
}

/** Only ever called from a button. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export function notifyTurn(game: string, about: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(t('your-turn'), { body: about, tag: `bossa-${game}`, icon: ICON })
    notification.onclick = () => {
      focus()
      notification.close()
    }
  } catch {
    // Some phones allow notifications from service workers only; the title still says it.
  }
}
