import { describe, expect, it } from 'vitest'
import {
  isSameSpot,
  put,
  spotOf,
  TILES,
  turnChip,
  turnKeptChip,
  turnMarker,
  withDie,
  withOwner,
  withRules,
  writeEdited,
  type Edited,
} from './set-up'

const EDITED: Edited = {
  rules: 'regular+chips',
  player: 'A',
  phase: 'play',
  lines: {
    white: {
      die: 5,
      owner: 'A',
      rows: [
        {
          number: 6,
          layers: [
            [
              { tile: '40', chip: null },
              { tile: '23', chip: null },
            ],
          ],
        },
      ],
    },
    black: { die: 2, owner: 'B', rows: [] },
  },
  hands: { A: ['33', '11'], B: ['05'] },
  markers: { A: ['S', 'R', 'X'], B: [] },
  chips: { A: ['d'], B: [] },
  out: [],
}

describe('a position set up by hand', () => {
  it('is written in the notation', () => {
    expect(writeEdited(EDITED)).toBe('regular+chips A-play w5A:6=23+40 b2B A:11,33/RXS/d B:05/-/- out:-')
  })

  it('has each of the 27 tiles in one place', () => {
    expect(TILES).toHaveLength(27)
    let edited = EDITED
    for (const spot of [
      { kind: 'hand', seat: 'B' },
      { kind: 'row', line: 'black', number: 3, layer: 0 },
      { kind: 'row', line: 'white', number: 6, layer: 1 },
      { kind: 'out' },
    ] as const) {
      edited = put(edited, '33', spot)
      expect(isSameSpot(spotOf(edited, '33'), spot)).toBe(true)
      expect(writeEdited(edited).match(/33/g)).toHaveLength(1)
    }
    expect(spotOf(put(edited, '33', { kind: 'unseen' }), '33')).toEqual({ kind: 'unseen' })
  })

  it('stacks layers, and leaves no empty row behind', () => {
    const stacked = put(EDITED, '15', { kind: 'row', line: 'white', number: 6, layer: 1 })
    expect(writeEdited(stacked)).toContain('w5A:6=23+40^15 ')
    const emptied = ['40', '23'].reduce((edited, tile) => put(edited, tile, { kind: 'unseen' }), EDITED)
    expect(emptied.lines.white.rows).toEqual([])
  })

  it('turns the chip on a laid tile', () => {
    const once = turnChip(EDITED, '23')
    expect(writeEdited(once)).toContain('6=23d+40')
    expect(writeEdited(turnChip(once, '23'))).toContain('6=23i+40')
    expect(writeEdited(turnChip(turnChip(once, '23'), '23'))).toBe(writeEdited(EDITED))
  })
})

describe('what belongs to the whole position', () => {
  it("follows the rules: novice lines are nobody's, and chips are kept where there are any", () => {
    const novice = withRules(EDITED, 'novice')
    expect([novice.lines.white.owner, novice.lines.black.owner, novice.chips]).toEqual([null, null, { A: [], B: [] }])
    const chips = withRules(novice, 'regular+chips')
    expect([chips.lines.white.owner, chips.lines.black.owner, chips.chips]).toEqual(['A', 'B', { A: ['d'], B: ['i'] }])
    expect(chips.lines.white.rows).toEqual(EDITED.lines.white.rows)
  })

  it('gives the lines to different players', () => {
    const { white, black } = withOwner(EDITED, 'B').lines
    expect([white.owner, black.owner]).toEqual(['B', 'A'])
  })

  it('changes one die, one marker and one chip', () => {
    expect(writeEdited(withDie(EDITED, 'black', 4))).toContain(' b4B ')
    expect(turnMarker(EDITED, 'A', 'R').markers).toEqual({ A: ['S', 'X'], B: [] })
    expect(turnMarker(EDITED, 'B', 'R').markers.B).toEqual(['R'])
    expect(turnKeptChip(EDITED, 'A', 'i').chips.A).toEqual(['i'])
    expect(turnKeptChip(EDITED, 'A', 'd').chips.A).toEqual([])
  })
})
