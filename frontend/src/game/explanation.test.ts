import { describe, expect, it } from 'vitest'
import type { End, Snapshot, Step } from '../protocol/types'
import { explanationOf } from './explanation'
import { snapshotWith } from './fixture'

const last: Step = { kind: 'moved', player: 'B', move: 'w7:20+50', brought: null, turn: 9 }
const { position } = snapshotWith()

const ended = (outcome: Snapshot['outcome'], changes: Partial<Snapshot['position']> = {}) =>
  explanationOf({ outcome, position: { ...position, ...changes }, steps: [last] })

describe('explanationOf', () => {
  it('says what the ends take, which tiles count there and why no action was possible', () => {
    const end: End = { number: 7, side: 'above', sizes: [2], open: true }
    const lines = { ...position.lines, white: { ...position.lines.white, ends: [end] } }
    const found = ended(
      { ending: 'D', winner: 'B' },
      { lines, hands: { A: ['05', '12', '40'], B: [] }, markers: { A: ['R', 'S'], B: [] }, chips: { A: ['i'], B: [] } },
    )
    expect(found).toEqual({
      kind: 'stuck',
      player: 'A',
      lines: [
        { colour: 'white', tiles: ['12', '40'], ends: [end] },
        { colour: 'black', tiles: ['05', '12'], ends: [] },
      ],
      actions: [
        { kind: 'R', why: 'pile' },
        { kind: 'X', why: 'used' },
        { kind: 'S', why: 'row' },
      ],
      chip: 'i',
    })
  })

  it('names the row that won, and the counts', () => {
    expect(ended({ ending: 'B', winner: 'A' })).toEqual({ kind: 'row', step: last, isSixth: true })
    expect(ended({ ending: 'A', winner: 'B' })).toEqual({ kind: 'row', step: last, isSixth: false })
    expect(ended({ ending: 'E', winner: null })).toEqual({ kind: 'counts', sizes: { A: 4, B: 3 } })
  })

  it('has nothing to add when somebody left', () => {
    expect(ended({ ending: 'resign', winner: 'B' })).toBeNull()
    expect(ended(null)).toBeNull()
  })
})
