/** Requests to the server. Whatever it refuses is thrown as a `Refused`, with the reason in words. */
import type {
  BoardView,
  CheckAnswer,
  InvitationLook,
  NewGame,
  OwnGames,
  Refusal,
  Seat,
  Snapshot,
  Summary,
} from './types'
import { language, t } from '../text/texts.svelte'

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
    throw new Unreachable(t('no-connection'), { cause })
  }
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
export const myGames = async () => (await answer<{ games: Summary[] }>('GET', '/games')).games
/** Gets a cookie first: a game made for nobody would be lost with the answer. */
export const newGame = (options: NewGame) => {
  const asked = { ...options, request: newRequestId() }
  return insist(async () => {
    await ask('POST', '/me')
    return answer<Snapshot>('POST', '/games', asked)
  })
}
export const readGame = (id: string) => answer<Snapshot>('GET', gamePath(id))
export const readRecord = async (id: string) => (await ask('GET', `${gamePath(id)}/record`)).text()

/** A position in notation, or a record and how many of its steps are done. */
export type PositionSource = { position: string } | { record: string; step?: number }

/** What a board draws. `seat` says whose eyes see it, which matters in the set-up only. */
export const readPosition = (source: PositionSource & { seat?: Seat }, signal?: AbortSignal) =>
  answer<BoardView>('POST', '/positions', source, signal)
/** Why the rules refuse choices at a position in notation. */
export const checkChoices = async (position: string, choices: string[], signal?: AbortSignal) =>
  (await answer<{ answers: CheckAnswer[] }>('POST', '/positions/check', { position, choices }, signal)).answers
export const lookAtInvitation = (token: string) => answer<InvitationLook>('POST', '/invitations/look', { token })
/** Gets a cookie first: a seat taken by nobody would be lost with the answer. */
export const takeInvitation = async (token: string) => {
  await ask('POST', '/me')
  return answer<Snapshot>('POST', '/invitations', { token })
}
export const recordPath = (id: string) => `${ROOT}${gamePath(id)}/record`
export const eventsPath = (id: string, after: number) => `${ROOT}${gamePath(id)}/events?after=${after}`

/** What a player can do with a game. */
export type Action = 'decisions' | 'resign' | 'call-off' | 'takeback' | 'takeback/answer' | 'rematch' | 'claim'

export const act = (id: string, action: Action, body: Record<string, unknown>) =>
  answer<Snapshot>('POST', `${gamePath(id)}/${action}`, body)
