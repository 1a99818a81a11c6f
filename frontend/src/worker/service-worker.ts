/// <reference lib="webworker" />
/**
 * The service worker: keeps the shell of the board and finished games, so that both open without a connection.
 *
 * It never takes over by itself. A new version waits until a person asks for it (`activate`) or no page of the old one is
 * open any more.
 */
import type { KeptHeader, ToWorker } from './messages'
import { isFinished, isFinishedRecord, kindOf, RULES } from './requests'

/** What a version consists of. The build puts it in (`scripts/shell.js`). */
declare const SHELL: { version: string; files: string[]; catalogues: Record<string, string[]> }

const worker = self as unknown as ServiceWorkerGlobalScope

const KEPT: KeptHeader = 'Bossa-Kept'
const PREFIX = 'shell-'
const SHELL_CACHE = PREFIX + SHELL.version
const GAMES_CACHE = 'games'
const LESSONS_CACHE = 'lessons'
const CHOICES_CACHE = 'choices'
const RULES_CACHE = 'rules'
/** Where the chosen language is kept among the choices; no such address is ever asked for. */
const LANGUAGE = '/language'
const MOST_GAMES = 50
/** After so many milliseconds without an answer the kept page is shown. */
const PATIENCE = 3_000

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => event.waitUntil(listen(event)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  switch (kindOf(request, worker.location.origin)) {
    case 'page':
      return event.respondWith(page(request))
    case 'asset':
      return event.respondWith(asset(request))
    case 'game':
      return event.respondWith(game(event))
    case 'record':
      return event.respondWith(record(event))
    case 'steps':
      return event.respondWith(steps(event))
    case 'lesson':
      return event.respondWith(lesson(event))
    case 'rules':
      return event.respondWith(rules(event))
    case 'identity':
      return event.respondWith(identity(request))
    case null:
  }
})

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  // The page itself has the same name in every version: it must not come from the browser's own cache.
  await cache.addAll([new Request('/', { cache: 'reload' }), ...SHELL.files])
  const choices = await caches.open(CHOICES_CACHE)
  const language = await (await choices.match(LANGUAGE))?.text()
  if (language) await keepCatalogues(language)
  await keepRules()
}

/** The rules can be read without a connection, also by who has not opened them before. */
async function keepRules(): Promise<void> {
  const cache = await caches.open(RULES_CACHE)
  // Not there now: they are kept when somebody opens them.
  await cache.add(RULES).catch(() => undefined)
}

async function keepCatalogues(language: string): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  const missing = []
  for (const file of SHELL.catalogues[language] ?? []) if (!(await cache.match(file))) missing.push(file)
  await cache.addAll(missing)
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELL_CACHE)
  // The version before is kept: a page of it may still be open, and load another file.
  for (const name of others.slice(0, -1)) await caches.delete(name)
  await worker.clients.claim()
}

async function listen(event: ExtendableMessageEvent): Promise<void> {
  const message = event.data as ToWorker
  switch (message.kind) {
    case 'activate':
      return worker.skipWaiting()
    case 'language': {
      const choices = await caches.open(CHOICES_CACHE)
      await choices.put(LANGUAGE, new Response(message.language))
      return keepCatalogues(message.language)
    }
    case 'has':
      event.ports[0]?.postMessage(SHELL.files.includes(message.script))
  }
}

/** The server's page: always the newest. Where there is no connection, or hardly one, the kept one. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match('/', { cacheName: SHELL_CACHE })
  if (!kept) return fetch(request)
  const tooLate = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE))
  try {
    const answer = await Promise.race([fetch(request), tooLate])
    return answer.status < 500 ? answer : kept
  } catch {
    return kept
  }
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function game(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  return fromServer(event, async (cache, answer) => {
    if (!isFinished(await answer.clone().json())) return
    await keep(cache, url, answer)
    await keepOther(cache, `${url}/record`)
    await keepOther(cache, `${url}/steps`)
  })
}

async function record(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  return fromServer(event, async (cache, answer) => {
    if (!isFinishedRecord(await answer.clone().text())) return
    await keep(cache, url, answer)
    await keepOther(cache, url.replace(/\/record$/, ''))
  })
}

/** The server has them of finished games only. */
async function steps(event: FetchEvent): Promise<Response> {
  return fromServer(event, (cache, answer) => keep(cache, event.request.url, answer))
}

/** Lessons are the same for everybody: each that was opened is kept. */
async function lesson(event: FetchEvent): Promise<Response> {
  return fromServer(event, (cache, answer) => cache.put(event.request.url, answer), LESSONS_CACHE)
}

/** The record of a snapshot that is kept, or the snapshot of a record. */
async function keepOther(cache: Cache, url: string): Promise<void> {
  if (await cache.match(url)) return
  const found = await fetch(url)
  if (found.ok) await keep(cache, url, found)
}

async function rules(event: FetchEvent): Promise<Response> {
  return fromServer(event, (cache, answer) => cache.put(RULES, answer), RULES_CACHE)
}

async function fromServer(
  event: FetchEvent,
  onAnswer: (cache: Cache, answer: Response) => Promise<void>,
  name = GAMES_CACHE,
): Promise<Response> {
  const { url } = event.request
  const cache = await caches.open(name)
  let answer: Response
  try {
    answer = await fetch(event.request)
  } catch (error) {
    const kept = await cache.match(url)
    if (!kept) throw error
    const headers = new Headers(kept.headers)
    headers.set(KEPT, 'yes')
    return new Response(kept.body, { headers })
  }
  if (answer.ok) event.waitUntil(onAnswer(cache, answer.clone()))
  // Nothing there, or nothing for this player any more.
  else if (answer.status < 500) event.waitUntil(cache.delete(url))
  return answer
}

async function keep(cache: Cache, url: string, answer: Response): Promise<void> {
  // The oldest come first, and what is put anew comes last.
  await cache.delete(url)
  await cache.put(url, answer)
  const keys = await cache.keys()
  // A snapshot, a record and its steps each.
  for (const key of keys.slice(0, Math.max(0, keys.length - 3 * MOST_GAMES))) await cache.delete(key)
}

async function identity(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await caches.delete(GAMES_CACHE)
  return answer
}
