import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Stream } from './stream'
import type { Snapshot } from './types'

/** A connection that does what a test says. */
class FakeSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = FakeSource.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((message: MessageEvent<string>) => void) | null = null
  onerror: (() => void) | null = null

  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }

  static get last(): FakeSource {
    return FakeSource.all.at(-1)!
  }

  open(): void {
    this.readyState = FakeSource.OPEN
    this.onopen?.()
  }

  send(data: unknown, kind = 'message'): void {
    const message = new MessageEvent(kind, { data: JSON.stringify(data) })
    if (kind === 'message') this.onmessage?.(message)
    else this.dispatchEvent(message)
  }

  /** An answer such as 503: the browser does not try again. */
  refuse(): void {
    this.readyState = FakeSource.CLOSED
    this.onerror?.()
  }

  /** A lost connection: the browser tries again by itself. */
  lose(): void {
    this.readyState = FakeSource.CONNECTING
    this.onerror?.()
  }

  close(): void {
    this.readyState = FakeSource.CLOSED
  }
}

const listener = {
  after: () => 17,
  take: vi.fn(),
  here: vi.fn(),
  connected: vi.fn(),
  catchUp: vi.fn<() => Promise<void>>(),
}

let stream: Stream

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)
const opened = () => FakeSource.all.length
const isOpen = () => FakeSource.last.readyState !== FakeSource.CLOSED

async function start(): Promise<void> {
  stream = new Stream('k7m2', listener)
  await seconds(0)
}

async function show(yes: boolean): Promise<void> {
  Object.assign(document, { hidden: !yes })
  document.dispatchEvent(new Event('visibilitychange'))
  await seconds(0)
}

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  FakeSource.all = []
  Object.assign(document, { hidden: false })
  vi.clearAllMocks()
  listener.catchUp.mockResolvedValue()
})

afterEach(() => {
  stream.stop()
  vi.useRealTimers()
})

describe('a healthy stream', () => {
  test('reads the game once and goes on after its last event', async () => {
    await start()
    expect(listener.catchUp).toHaveBeenCalledOnce()
    expect(FakeSource.last.url).toBe('/api/v1/games/k7m2/events?after=17')
  })

  test('is neither reopened nor read again while heartbeats come', async () => {
    await start()
    FakeSource.last.open()
    for (let beat = 0; beat < 40; beat++) {
      await seconds(15)
      FakeSource.last.send({}, 'heartbeat')
    }
    expect(opened()).toBe(1)
    expect(listener.catchUp).toHaveBeenCalledOnce()
  })

  test('hands on snapshots and presence, and skips events without a snapshot', async () => {
    await start()
    FakeSource.last.open()
    const snapshot = { number: 18 } as Snapshot
    FakeSource.last.send({ number: 17, snapshot: null })
    FakeSource.last.send({ number: 18, snapshot })
    FakeSource.last.send({ A: true, B: false, thinking: false }, 'here')
    expect(listener.take.mock.calls).toEqual([[snapshot]])
    expect(listener.here).toHaveBeenCalledWith({ A: true, B: false, thinking: false })
  })
})

describe('a connection that dies', () => {
  test('without a sign is opened anew after two missed heartbeats', async () => {
    await start()
    FakeSource.last.open()
    await seconds(39)
    expect(opened()).toBe(1)
    await seconds(2)
    expect(opened()).toBe(2)
    expect(FakeSource.all[0]!.readyState).toBe(FakeSource.CLOSED)
    expect(listener.catchUp).toHaveBeenCalledTimes(2)
  })

  test('is left to the browser at first, and the page says that it is lost', async () => {
    await start()
    FakeSource.last.open()
    FakeSource.last.lose()
    expect(listener.connected).toHaveBeenLastCalledWith(false)
    await seconds(10)
    FakeSource.last.open()
    expect(listener.connected).toHaveBeenLastCalledWith(true)
    expect(opened()).toBe(1)
  })

  test('by a 503 is tried again after 1, 2, 4 … seconds, at most 30', async () => {
    await start()
    const waits: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      const before = opened()
      FakeSource.last.refuse()
      let waited = 0
      while (opened() === before) {
        await seconds(1)
        waited += 1
      }
      waits.push(waited)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  test('waits short again after it was open', async () => {
    await start()
    for (let attempt = 0; attempt < 3; attempt++) {
      FakeSource.last.refuse()
      await seconds(30)
    }
    FakeSource.last.open()
    const before = opened()
    FakeSource.last.refuse()
    await seconds(1)
    expect(opened()).toBe(before + 1)
  })

  test('is tried again when the game could not be read', async () => {
    listener.catchUp.mockRejectedValueOnce(new Error('unreachable'))
    await start()
    expect(opened()).toBe(0)
    expect(listener.connected).toHaveBeenLastCalledWith(false)
    await seconds(1)
    expect(opened()).toBe(1)
  })
})

describe('a hidden tab', () => {
  test('gives its connection back and reads the game every 20 seconds', async () => {
    await start()
    FakeSource.last.open()
    await show(false)
    expect(isOpen()).toBe(false)
    listener.catchUp.mockClear()
    await seconds(61)
    expect(listener.catchUp).toHaveBeenCalledTimes(3)
    expect(opened()).toBe(1)
  })

  test('catches up and streams again when it is shown', async () => {
    await start()
    await show(false)
    listener.catchUp.mockClear()
    await show(true)
    expect(listener.catchUp).toHaveBeenCalledOnce()
    expect(opened()).toBe(2)
    expect(isOpen()).toBe(true)
  })

  test('still reads the game after the network was away', async () => {
    await start()
    await show(false)
    page.dispatchEvent(new Event('offline'))
    page.dispatchEvent(new Event('online'))
    listener.catchUp.mockClear()
    await seconds(21)
    expect(listener.catchUp).toHaveBeenCalledOnce()
    expect(opened()).toBe(1)
  })

  test('opens no stream when it was hidden while the game was read', async () => {
    let answer = () => {}
    listener.catchUp.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await start()
    await show(false)
    answer()
    await seconds(0)
    expect(opened()).toBe(0)
  })
})

test('without a network nothing is tried; with one it goes on at once', async () => {
  await start()
  FakeSource.last.open()
  page.dispatchEvent(new Event('offline'))
  expect(listener.connected).toHaveBeenLastCalledWith(false)
  await seconds(300)
  expect(opened()).toBe(1)
  page.dispatchEvent(new Event('online'))
  await seconds(0)
  expect(opened()).toBe(2)
})

test('when it is stopped nothing goes on', async () => {
  await start()
  FakeSource.last.open()
  stream.stop()
  await show(false)
  await show(true)
  await seconds(300)
  expect(opened()).toBe(1)
  expect(isOpen()).toBe(false)
  expect(listener.catchUp).toHaveBeenCalledOnce()
})
