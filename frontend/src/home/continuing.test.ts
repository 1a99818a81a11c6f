import { beforeEach, expect, test, vi } from 'vitest'
import { continueHere } from './continuing'

const answers = vi.fn<(path: string, options: RequestInit) => Promise<Response>>()
const refusal = (code: string, values = {}) => ({ error: { code, rule: null, values, text: code } })
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
})

test('a device with games asks what becomes of them, and says it with the same link', async () => {
  answers.mockReturnValueOnce(json(refusal('device-has-games', { count: 3 }), 409))
  expect(await continueHere('link', null)).toBe(3)
  answers.mockReturnValueOnce(json({ name: 'Ada' }))
  expect(await continueHere('link', 'merge')).toBe(0)
  const sent = answers.mock.calls.map(([, options]) => JSON.parse(options.body as string) as unknown)
  expect(sent).toEqual([
    { token: 'link', own_games: null },
    { token: 'link', own_games: 'merge' },
  ])
})

test('any other refusal is told', async () => {
  answers.mockReturnValueOnce(json(refusal('no-such-link'), 404))
  await expect(continueHere('link', null)).rejects.toThrow('no-such-link')
})
