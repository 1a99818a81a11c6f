import { describe, expect, test } from 'vitest'
import type { BoardView, Line, Move, Position, RowMove } from '../protocol/types'
import { answerTo, countsOf, groupsOf, readThing, ruleOf, type Fact, type Situation } from './ask'

function row(text: string, line: 'white' | 'black', number: number, tiles: string[], kind: 'lay' | 'stack' = 'lay') {
  return { text, kind, line, number, tiles, sum: '', left: 3 } as RowMove
}

const WHITE: Line = {
  die: 5,
  owner: 'A',
  rows_to_win: 6,
  rows: [
    { number: 4, size: 1, layers: [[{ tile: '41', chip: null }]], open: false },
    {
      number: 6,
      size: 2,
      layers: [
        [
          { tile: '14', chip: 'i' },
          { tile: '20', chip: null },
        ],
      ],
      open: true,
    },
  ],
  ends: [
    { number: 3, side: 'below', sizes: [2], open: true },
    { number: 7, side: 'above', sizes: [1, 3], open: true },
  ],
}
const BLACK: Line = {
  die: 2,
  owner: 'B',
  rows_to_win: 6,
  rows: [],
  ends: [
    { number: 1, side: 'below', sizes: [1, 2], open: false },
    { number: 3, side: 'above', sizes: [1, 2], open: true },
  ],
}

const MOVES: Move[] = [
  row('b3:23', 'black', 3, ['23']),
  row('b3:12+31', 'black', 3, ['12', '31']),
  row('w6^10+50', 'white', 6, ['10', '50'], 'stack'),
  { text: 'x12-60', kind: 'exchange', tiles: ['12'], theirs: '60' },
  { text: 'r12', kind: 'redraw', tiles: ['12'] },
]

function situation(changes: Partial<Position> = {}, more: Partial<Situation> & { moves?: Move[] } = {}): Situation {
  const position: Position = {
    text: '',
    lines: { white: WHITE, black: BLACK },
    hands: { A: ['12', '23', '10', '50', '31', '40'], B: ['60', '05'] },
    hand_sizes: { A: 6, B: 2 },
    markers: { A: ['R', 'X', 'S'], B: ['R'] },
    chips: { A: [], B: ['d'] },
    out: ['33'],
    pile: 9,
    unseen: ['01', '02'],
    ...changes,
  }
  const view: BoardView = {
    phase: 'play',
    rolls: [[5, 2]],
    position,
    moves: more.moves ?? MOVES,
    steps: [],
    last: null,
    outcome: null,
    threat: null,
  }
  return { view, picker: 'A', acting: ['A'], ...more }
}

const names = (facts: Fact[]) => facts.map(({ fact }) => fact)
const ask = (words: string, at = situation()) => answerTo(readThing(words)!, at)

describe('a tile', () => {
  test('in the own hand: what it counts, and all that can be done with it', () => {
    const { facts, questions } = ask('tile 12')
    expect(facts).toEqual([
      { fact: 'tile-counts', white: 1, black: 2 },
      { fact: 'tile-grows', places: [{ line: 'black', number: 3 }] },
      { fact: 'tile-acts', can: 'both' },
    ])
    expect(questions).toEqual([])
  })

  test('that can be laid alone or stacked', () => {
    expect(names(ask('tile 23').facts)).toEqual(['tile-counts', 'tile-lays'])
    expect(names(ask('tile 50').facts)).toEqual(['tile-counts', 'tile-stacks'])
  })

  test('that fits nowhere is asked about at each open end', () => {
    expect(ask('tile 40').questions).toEqual(['w3:40', 'w7:40', 'b3:40'])
  })

  test('of the other hand can be taken by an exchange, or not', () => {
    expect(ask('tile 60').facts[1]).toEqual({ fact: 'tile-theirs', seat: 'B', canTake: true })
    expect(ask('tile 05').facts[1]).toEqual({ fact: 'tile-theirs', seat: 'B', canTake: false })
  })

  test('on a line counts as the chip on it says, and its row is told', () => {
    expect(names(ask('tile 14').facts)).toEqual(['tile-counts', 'tile-laid', 'row', 'row-now'])
    expect(ask('tile 14').facts[1]).toMatchObject({ counts: 4, place: { line: 'white', number: 6 } })
    expect(countsOf({ tile: '14', chip: 'd' }, 'black')).toBe(8)
    expect(names(ask('tile 33').facts)).toEqual(['tile-counts', 'tile-out'])
  })
})

describe('a place', () => {
  test('beside the die, with the ways to fill it', () => {
    const { facts, ways } = ask('place black 3')
    expect(names(facts)).toEqual(['end-total', 'end-beside-die', 'end-now'])
    expect(ways.map(({ text }) => text)).toEqual(['b3:23', 'b3:12+31'])
  })

  test('beside a row takes sizes that depend on it, and all groups of these are asked about', () => {
    const { facts, questions } = ask('place white 7')
    expect(facts[1]).toEqual({
      fact: 'end-beside-row',
      neighbour: { line: 'white', number: 6 },
      size: 2,
      sizes: [1, 3],
      isNovice: false,
    })
    expect(names(facts)).toContain('end-not-now')
    expect(questions).toHaveLength(6 + 20)
    expect(questions).toContain('w7:10+12+40')
  })

  test('that nothing can fill any more is closed', () => {
    expect(names(ask('place black 1').facts)).toEqual(['end-total', 'end-beside-die', 'end-closed'])
  })

  test('of the sixth row warns, and names the owner', () => {
    const rows = [1, 2, 3, 4, 5].map((number) => ({ number: number + 5, size: 1, layers: [], open: false }))
    const at = situation({ lines: { white: WHITE, black: { ...BLACK, rows } } })
    expect(ask('place black 3', at).facts).toContainEqual({ fact: 'sixth', owner: 'B' })
  })

  test('with a row: stacking, or why there is none', () => {
    expect(ask('place white 6').ways.map(({ text }) => text)).toEqual(['w6^10+50'])
    expect(names(ask('place white 4').facts)).toEqual(['row', 'row-closed'])
    const used = situation({ markers: { A: [], B: [] } })
    expect(names(ask('place white 6', used).facts)).toEqual(['row', 'row-used'])
    const none = situation({}, { moves: [] })
    expect(ask('place white 6', none).questions).toContain('w6^12+50')
  })

  test('with the die', () => {
    expect(names(ask('place white 5').facts)).toEqual(['die'])
  })
})

describe('markers, chips, the pile and the track', () => {
  test('a marker can be used now, is the other’s, is used up, or has nothing to do', () => {
    expect(names(ask('marker X A').facts)).toEqual(['marker', 'now'])
    expect(names(ask('marker R B').facts)).toEqual(['marker', 'belongs'])
    expect(names(ask('marker S B').facts)).toEqual(['marker', 'marker-used'])
    expect(names(ask('marker S A', situation({}, { moves: [] })).facts)).toEqual(['marker', 'marker-none'])
  })

  test('a chip', () => {
    expect(names(ask('chip d B').facts)).toEqual(['chip', 'chip-once', 'belongs'])
    expect(names(ask('chip i A').facts)).toEqual(['chip', 'chip-once', 'chip-used'])
    expect(names(ask('chip d A', situation({ chips: { A: ['d'], B: [] } })).facts)).toContain('chip-none')
  })

  test('the pile tells of the removed tile', () => {
    expect(ask('pile').facts).toEqual([{ fact: 'pile', count: 9 }, { fact: 'pile-end' }, { fact: 'removed', count: 2 }])
  })

  test('how near somebody is to winning: by rows where lines are owned, else by the hand alone', () => {
    expect(names(ask('track A').facts)).toEqual(['track', 'hand-wins'])
    const unowned = { ...WHITE, owner: null, rows_to_win: null }
    const novice = situation({ lines: { white: unowned, black: unowned } })
    expect(names(ask('track A', novice).facts)).toEqual(['hand-wins'])
  })
})

test('who does not decide is told whose turn it is, and at the end that it is over', () => {
  const watching = situation({}, { picker: null, acting: ['B'] })
  for (const words of ['tile 12', 'place black 3', 'place white 6', 'marker X A'])
    expect(ask(words, watching).facts.at(-1)).toEqual({ fact: 'turn', seat: 'B' })
  const over = situation()
  over.view.outcome = { ending: 'A', winner: 'A' }
  expect(ask('tile 12', over).facts.at(-1)).toEqual({ fact: 'over' })
})

test('facts name their rules', () => {
  const rules = (words: string) => ask(words).facts.map(ruleOf)
  expect(rules('tile 40')).toEqual(['T4'])
  expect(rules('place white 7')).toEqual(['L3', 'L5', null])
  expect(rules('marker X A')).toEqual(['A2', null])
  expect(rules('pile')).toEqual(['U1', 'X4', 'V1'])
})

test('words that mean nothing are no thing', () => {
  expect(readThing('teapot')).toBeNull()
  expect(groupsOf(['01', '02', '03'], 2)).toEqual([
    ['01', '02'],
    ['01', '03'],
    ['02', '03'],
  ])
})
