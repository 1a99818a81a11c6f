import { describe, expect, it } from 'vitest'
import { snapshotWith } from './fixture'
import { pictureOptions } from './share'

const URL = 'https://bossa.example/game/k7m2'

describe('pictureOptions', () => {
  it('names both players, whoever shares it', () => {
    const snapshot = snapshotWith({ status: 'over', outcome: { ending: 'resign', winner: 'A' } })
    const { words } = pictureOptions(snapshot, URL)
    expect(words.title).toBe('Ada wins against Bo')
    expect(words.reason).toBe('Bo resigned.')
    expect(words.lines.white).toEqual({ name: 'White line', owner: 'Ada', side: 'near' })
    expect(words.lines.black.side).toBe('far')
    expect(words.address).toBe('bossa.example/game/k7m2')
  })

  it('names a draw as one', () => {
    const snapshot = snapshotWith({ status: 'over', outcome: { ending: 'E', winner: null } })
    expect(pictureOptions(snapshot, URL).words.title).toBe('Ada and Bo: a draw')
  })

  it('marks the sixth row only where that ended the game', () => {
    const ended = (ending: 'A' | 'B') =>
      pictureOptions(snapshotWith({ outcome: { ending, winner: 'A' }, last: 'w7:31+40' }), URL).won
    expect(ended('B')).toEqual({ line: 'white', number: 7 })
    expect(ended('A')).toBeNull()
  })
})
