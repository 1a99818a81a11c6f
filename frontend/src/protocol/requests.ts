/** Requests to the server. Whatever it refuses is thrown as a `Refused`, with the reason in words. */
import type {
  BoardView,
  CheckAnswer,
  FinishedQuery,
  GameList,
  GameMoment,
  Greeting,
  InvitationLook,
  Lesson,
  LessonEntry,
  Level,
  NewGame,
  OwnGames,
  Played,
  PositionValues,
  Refusal,
  ReviewState,
  Rulebook,
  Seat,
  Snapshot,
} from './types'
import { language, t } from '../text/texts.svelte'
import type { KeptHeader } from '../worker/messages'
import { connection } from './connection.svelte'

export class Refused extends Error {
  readonly refusal: Refusal
  readonly status: number

  constructor(refusal: Refusal, status: number) {
    super(refusal.text)
    this.refusal = refusal
    this.status = status
  }
}

/** The server did not answer, or could not. */
export class Unreachable extends Error {}

const ROOT = '/api/v1'
const TIMEOUT = 15_000
const KEPT: KeptHeader = 'Bossa-Kept'

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language() }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const timeout = AbortSignal.timeout(TIMEOUT)
  let response: Response
  try {
    response = await fetch(ROOT + path, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    connection.isUp = false
    throw new Unreachable(t('no-connection'), { cause })
  }
  // The service worker answers with what it has kept when the server does not answer.
  connection.isUp = !response.headers.has(KEPT)
  if (!response.ok) throw await refused(response)
  return response
}

async function refused(response: Response): Promise<Error> {
  // A proxy may answer with a page of its own instead of the server's JSON.
  const answer: unknown = await response.json().catch(() => null)
  const refusal = (answer as { error?: Refusal } | null)?.error
  // The server cannot reach its database: the same request can be sent again.
  if (response.status >= 500) return new Unreachable(refusal?.text ?? t('no-connection'))
  if (refusal?.text) return new Refused(refusal, response.status)
  const text = t('refused-unexplained', { status: String(response.status) })
  return new Refused({ code: 'unexplained', rule: null, values: {}, text }, response.status)
}

async function answer<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await ask(method, path, body, signal)).json()) as T
}

/** Milliseconds before each new attempt. */
const RETRIES = [800, 2_000, 4_000]

/** Sends until there is an answer, a few times at most. What is sent must be idempotent. */
export async function insist<T>(send: () => Promise<T>, lost: () => void = () => undefined): Promise<T> {
  for (const wait of RETRIES) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      lost()
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return send()
}

/** The id that makes a request idempotent: sent twice with the same id, it is done once. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const gamePath = (id: string) => `/games/${encodeURIComponent(id)}`

export const me = () => answer<{ name: string | null }>('GET', '/me')
export const setName = (name: string) => answer<{ name: string | null }>('PUT', '/me', { name })
export const makeLink = () => answer<{ url: string; seconds: number }>('POST', '/me/links', {})
/** Makes this device another player. Refused when it has games of its own and nothing is said about them. */
export const followLink = (token: string, ownGames: OwnGames | null) =>
  ask('POST', '/links', { token, own_games: ownGames })
export const signOutOthers = () => answer<{ devices: number }>('POST', '/me/sign-out-others')
export const removeMe = () => ask('DELETE', '/me')
/** Everything that the server keeps of this visitor, as a file. */
export const DATA_PATH = `${ROOT}/me/data`
/** The open games, those that wait for this visitor first. */
export const myGames = async () => (await answer<GameList>('GET', '/games')).games
/** A page of the finished games, the last ended first. */
export const finishedGames = (query: FinishedQuery = {}) => {
  const asked = new URLSearchParams({ finished: '1' })
  for (const [name, value] of Object.entries(query)) if (value) asked.set(name, value as string)
  return answer<GameList>('GET', `/games?${asked}`)
}
/** Gets a cookie first: a game made for nobody would be lost with the answer. */
const begin = (options: NewGame | { moment: GameMoment; level: Level }) => {
  const asked = { ...options, request: newRequestId() }
  return insist(async () => {
    await ask('POST', '/me')
    return answer<Snapshot>('POST', '/games', asked)
  })
}
export const newGame = (options: NewGame) => begin(options)
/** A practice game against the computer that goes on from a moment of another game. */
export const playOn = (moment: GameMoment, level: Level) => begin({ moment, level })
export const readGame = (id: string) => answer<Snapshot>('GET', gamePath(id))
/** What a board draws of a finished game before its first step and after each. */
export const readSteps = async (id: string) =>
  (await answer<{ views: BoardView[] }>('GET', `${gamePath(id)}/steps`)).views
export const readRecord = async (id: string) => (await ask('GET', `${gamePath(id)}/record`)).text()

/** A position in notation, or a record and how many of its steps are done. */
export type PositionSource = { position: string } | { record: string; step?: number }

/** What a board draws. `seat` says whose eyes see it, which matters in the set-up only. */
export const readPosition = (source: PositionSource & { seat?: Seat }, signal?: AbortSignal) =>
  answer<BoardView>('POST', '/positions', source, signal)
/** Why the rules refuse choices at a position in notation. */
export const checkChoices = async (position: string, choices: string[], signal?: AbortSignal) =>
  (await answer<{ answers: CheckAnswer[] }>('POST', '/positions/check', { position, choices }, signal)).answers
/** A move and the tiles that come after it; those not named are left to chance. */
export const playPosition = (
  body: { position: string; move?: string | null; tiles?: string[]; draw?: boolean },
  signal?: AbortSignal,
) => answer<Played>('POST', '/positions/play', body, signal)
/** What a position is worth, with every move or every tile that can come. The server may be long about it. */
export const valuePosition = (position: string, signal?: AbortSignal) =>
  insist(() => answer<PositionValues>('POST', '/positions/values', { position }, signal))

const reviewPath = (key: string) => `/reviews/${encodeURIComponent(key)}`
/** The review of a finished game or of a record, or how far it is. */
export const askForReview = (of: { game: string } | { record: string }, signal?: AbortSignal) =>
  answer<ReviewState>('POST', '/reviews', of, signal)
/** How far a review is, once there are more entries than those seen, or after some seconds. */
export const followReview = (key: string, seen: number, signal?: AbortSignal) =>
  answer<ReviewState>('GET', `${reviewPath(key)}?seen=${seen}`, undefined, signal)
export const cancelReview = (key: string) => answer<ReviewState>('DELETE', reviewPath(key))

export const readLessons = async () => (await answer<{ lessons: LessonEntry[] }>('GET', '/lessons')).lessons
export const readLesson = (id: string) => answer<Lesson>('GET', `/lessons/${encodeURIComponent(id)}`)
/** Tells the server that a step was begun, finished or left, and nothing about who it was. It may get lost. */
export const countStep = (lesson: string, step: string, kind: 'began' | 'finished' | 'left') =>
  void fetch(`${ROOT}/lessons/${encodeURIComponent(lesson)}/figures`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ step, kind }),
    credentials: 'omit',
    // Who leaves the page is still counted.
    keepalive: true,
  }).catch(() => undefined)
/** All rules; the same for everybody. */
export const readRules = () => answer<Rulebook>('GET', '/rules')
export const lookAtInvitation = (token: string) => answer<InvitationLook>('POST', '/invitations/look', { token })
/** Gets a cookie first: a seat taken by nobody would be lost with the answer. */
export const takeInvitation = async (token: string) => {
  await ask('POST', '/me')
  return answer<Snapshot>('POST', '/invitations', { token })
}
export const recordPath = (id: string) => `${ROOT}${gamePath(id)}/record`
export const eventsPath = (id: string, after: number) => `${ROOT}${gamePath(id)}/events?after=${after}`

/** What a player can do with a game. */
export type Action =
  'decisions' | 'resign' | 'call-off' | 'takeback' | 'takeback/answer' | 'rematch' | 'claim' | 'hints'

export const act = (id: string, action: Action, body: Record<string, unknown>) =>
  answer<Snapshot>('POST', `${gamePath(id)}/${action}`, body)
/** Says something to the other player. Refused with 429 when it is too soon after the last one. */
export const greet = (id: string, greeting: Greeting) =>
  answer<Snapshot>('POST', `${gamePath(id)}/greetings`, { greeting, request: newRequestId() })
