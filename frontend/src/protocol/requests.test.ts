import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, finishedGames, insist, newGame, newRequestId, readGame, Refused, Unreachable } from './requests'

const REFUSAL = { code: 'stale', rule: null, values: {}, text: 'Another move was faster.' }
const answers = vi.fn<(path: string, options: RequestInit) => Promise<Response>>()

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  vi.useFakeTimers()
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
})

afterEach(() => {
  vi.useRealTimers()
})

test('a refusal is thrown with the words of the server', async () => {
  answers.mockReturnValue(json({ error: REFUSAL }, 409))
  const error: unknown = await act('k7m2', 'decisions', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({ message: REFUSAL.text, status: 409, refusal: REFUSAL })
})

test('an answer that is not the server’s, such as a proxy’s page, has words too', async () => {
  answers.mockResolvedValue(new Response('<h1>Forbidden</h1>', { status: 403 }))
  await expect(readGame('k7m2')).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('403') as string,
  })
})

test('a server without its database, and no server at all, can be tried again', async () => {
  answers.mockReturnValueOnce(json({ error: { ...REFUSAL, text: 'Later.' } }, 503))
  await expect(readGame('k7m2')).rejects.toMatchObject(new Unreachable('Later.'))
  answers.mockRejectedValueOnce(new TypeError('failed to fetch'))
  await expect(readGame('k7m2')).rejects.toBeInstanceOf(Unreachable)
})

test('an id in a path is escaped', async () => {
  answers.mockReturnValue(json({}))
  await readGame('a/b')
  expect(answers.mock.calls[0]![0]).toBe('/api/v1/games/a%2Fb')
})

test('finished games are asked for page by page, with what is wanted of them', async () => {
  answers.mockImplementation(() => json({ games: [], next: null }))
  await finishedGames()
  await finishedGames({ before: '1.5-ab', result: 'won', opponent: null })
  const paths = answers.mock.calls.map(([path]) => path)
  expect(paths).toEqual(['/api/v1/games?finished=1', '/api/v1/games?finished=1&before=1.5-ab&result=won'])
})

test('what got no answer is sent again, and given up after the fourth time', async () => {
  const send = vi.fn(() => Promise.reject(new Unreachable('away')))
  const lost = vi.fn()
  const sent = insist(send, lost).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await sent).toBeInstanceOf(Unreachable)
  expect(send).toHaveBeenCalledTimes(4)
  expect(lost).toHaveBeenCalledTimes(3)
})

test('what was refused is not sent again', async () => {
  const send = vi.fn(() => Promise.reject(new Refused(REFUSAL, 409)))
  await expect(insist(send)).rejects.toBeInstanceOf(Refused)
  expect(send).toHaveBeenCalledOnce()
})

test('a game that is asked for again has the same request id, and a player first', async () => {
  answers.mockReturnValueOnce(json({ name: null }))
  answers.mockRejectedValueOnce(new TypeError('the answer was lost'))
  answers.mockImplementation(() => json({ id: 'k7m2' }))
  const made = newGame({ rules: 'novice', opponent: 'device', level: null, seat: null, clock: null })
  await vi.advanceTimersByTimeAsync(5_000)
  await made
  const games = answers.mock.calls.filter(([path]) => path === '/api/v1/games')
  const ids = games.map(([, { body }]) => (JSON.parse(body as string) as { request: string }).request)
  expect(answers.mock.calls[0]![0]).toBe('/api/v1/me')
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('request ids differ and are at most 64 characters long', () => {
  const ids = Array.from({ length: 100 }, newRequestId)
  expect(new Set(ids).size).toBe(100)
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(64)
})
