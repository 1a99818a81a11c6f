import { beforeEach, describe, expect, test } from 'vitest'
import type { Move, RowMove } from '../protocol/types'
import { Selection } from './selection.svelte'

function row(
  text: string,
  line: 'white' | 'black',
  number: number,
  tiles: string[],
  more: Partial<RowMove> = {},
): RowMove {
  return { text, kind: 'lay', line, number, tiles, sum: '', left: 3, ...more }
}

const MOVES: Move[] = [
  row('w4:41', 'white', 4, ['41']),
  row('w6:23+41', 'white', 6, ['23', '41']),
  row('b3:23', 'black', 3, ['23']),
  row('w6:23d+20', 'white', 6, ['20', '23'], { chip: { tile: '23', kind: 'd' } }),
  row('b3:20d+23', 'black', 3, ['20', '23'], { chip: { tile: '20', kind: 'd' } }),
  row('w4^20+23', 'white', 4, ['20', '23'], { kind: 'stack' }),
  { text: 'x20-05', kind: 'exchange', tiles: ['20'], theirs: '05' },
  { text: 'x20-11', kind: 'exchange', tiles: ['20'], theirs: '11' },
  { text: 'r41', kind: 'redraw', tiles: ['41'] },
]

let moves: Move[]
let selection: Selection

beforeEach(() => {
  moves = MOVES
  selection = new Selection(() => moves)
})

describe('tiles of a row', () => {
  test('make the move when they fit in one place', () => {
    selection.pickTile('41')
    expect(selection.chosen?.text).toBe('w4:41')
    expect(selection.isChosen({ line: 'white', number: 4 })).toBe(true)
  })

  test('grow to the rows that contain them', () => {
    selection.pickTile('23')
    expect(selection.growths.map(({ text }) => text)).toEqual(['w6:23+41', 'b3:23'])
    expect(selection.growsTo({ line: 'white', number: 6 })).toBe(true)
    expect(selection.growsTo({ line: 'white', number: 4 })).toBe(false)
  })

  test('are given back by a second tap', () => {
    selection.pickTile('41')
    selection.pickTile('23')
    selection.pickTile('41')
    expect(selection.tiles).toEqual(['23'])
    expect(selection.chosen?.text).toBe('b3:23')
  })

  test('fit in any order of picking', () => {
    selection.pickTile('41')
    selection.pickTile('23')
    expect(selection.chosen?.text).toBe('w6:23+41')
  })

  test('wait for a place when several fit', () => {
    moves = [row('w4:41', 'white', 4, ['41']), row('b1:41', 'black', 1, ['41'])]
    selection.pickTile('41')
    expect(selection.chosen).toBeNull()
    selection.pickPlace({ line: 'black', number: 1 })
    expect(selection.chosen?.text).toBe('b1:41')
    expect(selection.isChosen({ line: 'black', number: 1 })).toBe(true)
  })

  test('that are no row make no move and grow to none', () => {
    selection.pickTile('20')
    selection.pickTile('41')
    expect(selection.chosen).toBeNull()
    expect(selection.growths).toEqual([])
  })
})

describe('a chip', () => {
  test('goes to the next tile that is picked', () => {
    selection.pickChip('d')
    selection.pickTile('23')
    expect(selection.chipTile).toBe('23')
    selection.pickTile('20')
    expect(selection.chosen?.text).toBe('w6:23d+20')
  })

  test('goes to the one tile that is picked already', () => {
    selection.pickTile('20')
    selection.pickChip('d')
    selection.pickTile('23')
    expect(selection.chosen?.text).toBe('b3:20d+23')
  })

  test('makes no move before it has a tile', () => {
    selection.pickTile('23')
    selection.pickTile('20')
    selection.pickChip('d')
    expect(selection.chipTile).toBeNull()
    expect(selection.fits).toEqual([])
  })

  test('leaves with its tile', () => {
    selection.pickChip('d')
    selection.pickTile('23')
    selection.pickTile('23')
    expect(selection.chipTile).toBeNull()
    expect(selection.chip).toBe('d')
  })

  test('rows without it are not meant', () => {
    selection.pickChip('d')
    selection.pickTile('41')
    expect(selection.chosen).toBeNull()
  })
})

describe('actions', () => {
  test('an exchange needs a tile of each hand', () => {
    selection.pickMode('exchange')
    selection.pickTile('20')
    expect(selection.chosen).toBeNull()
    selection.pickTheirs('11')
    expect(selection.chosen?.text).toBe('x20-11')
  })

  test('a redraw takes one tile: another one takes its place', () => {
    selection.pickMode('redraw')
    selection.pickTile('20')
    selection.pickTile('41')
    expect(selection.tiles).toEqual(['41'])
    expect(selection.chosen?.text).toBe('r41')
  })

  test('a stack leads to every row that some tiles match, before any is picked', () => {
    expect(selection.growsTo({ line: 'white', number: 4 })).toBe(false)
    selection.pickMode('stack')
    expect(selection.growsTo({ line: 'white', number: 4 })).toBe(true)
    expect(selection.growsTo({ line: 'black', number: 4 })).toBe(false)
  })

  test('tiles picked for a row are kept for a stack, and given back for an exchange', () => {
    selection.pickTile('20')
    selection.pickTile('23')
    selection.pickMode('stack')
    expect(selection.chosen?.text).toBe('w4^20+23')
    selection.pickMode('exchange')
    expect(selection.tiles).toEqual([])
  })

  test('a second tap on an action leaves it', () => {
    selection.pickMode('redraw')
    selection.pickMode('redraw')
    expect(selection.mode).toBe('lay')
    expect(selection.isEmpty).toBe(true)
  })

  test('only what has a move can be used', () => {
    moves = MOVES.filter(({ kind }) => kind !== 'exchange')
    expect(selection.can('exchange')).toBe(false)
    expect(selection.can('redraw')).toBe(true)
    expect(selection.canChip('d')).toBe(true)
    expect(selection.canChip('i')).toBe(false)
  })
})

describe('the ways to fill a place', () => {
  test('are those of its kind, with what is picked first', () => {
    selection.pickTile('20')
    const place = { line: 'white', number: 6 } as const
    expect(selection.waysAt(place, 'lay').map(({ text }) => text)).toEqual(['w6:23d+20', 'w6:23+41'])
    expect(selection.waysAt(place, 'stack')).toEqual([])
  })

  test('are taken over whole', () => {
    selection.fill(MOVES[3] as RowMove)
    expect(selection.chosen?.text).toBe('w6:23d+20')
    expect(selection.isChosen({ line: 'white', number: 6 })).toBe(true)
  })
})

test('what is picked is written as the move that it would be', () => {
  selection.pickChip('d')
  selection.pickTile('41')
  selection.pickTile('20')
  expect(selection.writtenAt({ line: 'black', number: 3 }, 'lay')).toBe('b3:20+41d')
})

test('clear gives everything back', () => {
  selection.fill(MOVES[5] as RowMove)
  selection.clear()
  expect(selection.isEmpty).toBe(true)
  expect(selection.chosen).toBeNull()
})

test('any move can be shown as picked', () => {
  for (const move of MOVES) {
    selection.show(move)
    expect(selection.chosen?.text).toBe(move.text)
  }
})
