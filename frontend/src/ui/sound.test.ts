import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from './settings.svelte'

/** Counts what is made and started; every node is the same. */
function fakeAudio() {
  const started: number[] = []
  const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  const node = () => ({
    frequency: parameter(),
    gain: parameter(),
    Q: parameter(),
    connect: (next: unknown) => next,
    start: (at: number) => started.push(at),
    stop: vi.fn(),
  })
  const made = vi.fn()
  class Context {
    currentTime = 10
    sampleRate = 100
    state = 'running'
    destination = node()
    createOscillator = node
    createGain = node
    createBiquadFilter = node
    createBufferSource = node
    createBuffer = () => ({ sampleRate: 100, getChannelData: () => new Float32Array(50) })
    constructor() {
      made()
    }
  }
  return { Context, made, started }
}

describe('play', () => {
  const activation = { hasBeenActive: false }
  let audio: ReturnType<typeof fakeAudio>

  beforeEach(() => {
    audio = fakeAudio()
    activation.hasBeenActive = true
    settings.sound = true
    vi.resetModules()
    vi.stubGlobal('AudioContext', audio.Context)
    vi.stubGlobal('navigator', { userActivation: activation })
  })

  afterEach(() => {
    settings.sound = false
  })

  /** A fresh module: it keeps its audio context. Its settings are fresh as well. */
  async function load(isWanted = true) {
    const fresh = await import('./settings.svelte')
    fresh.settings.sound = isWanted
    return (await import('./sound')).play
  }

  it('makes no audio before somebody has touched the page', async () => {
    const play = await load()
    activation.hasBeenActive = false
    play({ name: 'bell' })
    expect(audio.made).not.toHaveBeenCalled()
    activation.hasBeenActive = true
    play({ name: 'bell' })
    expect(audio.made).toHaveBeenCalledOnce()
  })

  it('is silent unless sounds are wanted', async () => {
    const play = await load(false)
    play({ name: 'tea' })
    expect(audio.made).not.toHaveBeenCalled()
  })

  it.each(['draw', 'dice', 'bell', 'tea'] as const)(
    'starts %s after the delay, with one audio context',
    async (name) => {
      const play = await load()
      play({ name }, 500)
      play({ name }, 500)
      expect(audio.started.length).toBeGreaterThan(0)
      expect(Math.min(...audio.started)).toBeCloseTo(10.5)
      expect(audio.made).toHaveBeenCalledOnce()
    },
  )

  it('starts a laid tile at once', async () => {
    const play = await load()
    play({ name: 'lay', size: 2 })
    expect(Math.min(...audio.started)).toBe(10)
  })
})
