/** The service worker: registered where browsers allow one, and its new versions, which wait until a person asks. */
import type { ToWorker } from '../worker/messages'
import { language } from '../text/texts.svelte'

const WORKER = '/sw.js'
/** An installed board may stay open for days: it looks for a new version when it comes into view, this often at most. */
const INTERVAL = 60 * 60_000
/** If the new version has not taken over after so many milliseconds, the page loads anyway: the server has it too. */
const PATIENCE = 3_000

const waiting = $state<{ worker: ServiceWorker | null }>({ worker: null })

/** A version that is newer than this page is ready. */
export function isUpdateReady(): boolean {
  return waiting.worker !== null
}

/** Only ever called from a button. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  setTimeout(() => location.reload(), PATIENCE)
  if (waiting.worker) tell(waiting.worker, { kind: 'activate' })
}

/** Called once, in the root component. Over plain http in a home network there is no service worker. */
export function useWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  // After everything that the page itself needs.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
  $effect(() => void keepLanguage(language()))
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER)
  } catch {
    return // Forbidden in this browser, or no connection: the board works without.
  }
  const registration = await navigator.serviceWorker.ready
  if (registration.waiting) void consider(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < INTERVAL) return
    askedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

function watch(found: ServiceWorker | null): void {
  found?.addEventListener('statechange', () => {
    if (found.state === 'installed') void consider(found)
  })
}

/** A page that was loaded after the server's update is of the new version already: nothing is offered. */
async function consider(worker: ServiceWorker): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const { port1, port2 } = new MessageChannel()
  const isSame = await new Promise<boolean>((resolve) => {
    port1.onmessage = (event: MessageEvent<boolean>) => resolve(event.data)
    tell(worker, { kind: 'has', script: new URL(script?.src ?? '', location.href).pathname }, port2)
  })
  if (!isSame) waiting.worker = worker
}

async function keepLanguage(language: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (active) tell(active, { kind: 'language', language })
}

function tell(worker: ServiceWorker, message: ToWorker, port?: MessagePort): void {
  worker.postMessage(message, port ? [port] : [])
}
