import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LastGreeting } from '../protocol/types'
import { Greetings } from './greetings.svelte'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})

const hello: LastGreeting = { by: 'B', greeting: 'hello', number: 3 }
const thanks: LastGreeting = { by: 'B', greeting: 'thanks', number: 5 }

describe('Greetings', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    kept.clear()
  })

  it('shows a new greeting for four seconds', () => {
    const greetings = new Greetings('k7m2')
    greetings.take({ greeting: null, you: 'A' })
    greetings.take({ greeting: hello, you: 'A' })
    expect(greetings.current).toEqual(hello)
    vi.advanceTimersByTime(3_999)
    expect(greetings.current).toEqual(hello)
    vi.advanceTimersByTime(1)
    expect(greetings.current).toBeNull()
  })

  it('does not show what was said before the page was opened, nor the same again', () => {
    const greetings = new Greetings('k7m2')
    greetings.take({ greeting: hello, you: 'A' })
    greetings.take({ greeting: hello, you: 'A' })
    expect(greetings.current).toBeNull()
    greetings.take({ greeting: thanks, you: 'A' })
    expect(greetings.current).toEqual(thanks)
  })

  it('can be muted with one tap, which is remembered for that game alone', () => {
    const greetings = new Greetings('k7m2')
    greetings.take({ greeting: null, you: 'A' })
    greetings.take({ greeting: hello, you: 'A' })
    greetings.mute(true)
    expect(greetings.current).toBeNull()
    greetings.take({ greeting: thanks, you: 'A' })
    expect(greetings.current).toBeNull()
    expect(new Greetings('k7m2').isMuted).toBe(true)
    expect(new Greetings('other').isMuted).toBe(false)
  })

  it('shows one’s own greeting though those of the other are muted', () => {
    const greetings = new Greetings('k7m2')
    greetings.mute(true)
    greetings.take({ greeting: null, you: 'B' })
    greetings.take({ greeting: hello, you: 'B' })
    expect(greetings.current).toEqual(hello)
  })
})
