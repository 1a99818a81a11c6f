import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canInstall, install, watchInstall } from './install.svelte'

/** The browser's window, as far as it offers to install. */
const browser = new EventTarget()

function offer(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const prompt = vi.fn(() => Promise.resolve({ outcome }))
  browser.dispatchEvent(Object.assign(event, { prompt }))
  return { event, prompt }
}

describe('installing', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    watchInstall()
  })
  afterEach(() => {
    browser.dispatchEvent(new Event('appinstalled'))
    vi.unstubAllGlobals()
  })

  it('is not possible unless the browser offers it', async () => {
    expect(canInstall()).toBe(false)
    expect(await install()).toBe(false)
  })

  it('waits for the button: the browser shows no bar of its own', () => {
    const { event, prompt } = offer('accepted')
    expect(event.defaultPrevented).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
    expect(canInstall()).toBe(true)
  })

  it.each(['accepted', 'dismissed'] as const)('asks once: %s', async (outcome) => {
    const { prompt } = offer(outcome)
    expect(await install()).toBe(outcome === 'accepted')
    expect(prompt).toHaveBeenCalledOnce()
    expect(canInstall()).toBe(false)
  })

  it('is over when it was installed otherwise', () => {
    offer('accepted')
    browser.dispatchEvent(new Event('appinstalled'))
    expect(canInstall()).toBe(false)
  })
})
