import { beforeEach, describe, expect, test } from 'vitest'
import type { Move, RowMove } from '../protocol/types'
import { Selection } from './selection.svelte'
import { ownership, selectionDetail } from './sentence'

const LAY: RowMove = {
  text: 'w6:23+40',
  kind: 'lay',
  line: 'white',
  number: 6,
  tiles: ['23', '40'],
  sum: '2 + 4 = 6',
  left: 2,
}
const MOVES: Move[] = [
  LAY,
  { ...LAY, text: 'b3:23', line: 'black', number: 3, tiles: ['23'], sum: '3 = 3', left: 3 },
  { ...LAY, text: 'w6:15d+40', tiles: ['15', '40'], chip: { tile: '15', kind: 'd' } },
  { text: 'x05-41', kind: 'exchange', tiles: ['05'], theirs: '41' },
  { text: 'r05', kind: 'redraw', tiles: ['05'] },
]

let moves: Move[]
let selection: Selection

const said = (reason: Parameters<typeof selectionDetail>[2] = null) =>
  selectionDetail(selection, (line) => (line === 'white' ? 'own' : 'theirs'), reason)

beforeEach(() => {
  moves = MOVES
  selection = new Selection(() => moves)
})

test('nothing is said of an empty selection', () => {
  expect(said()).toBeNull()
})

describe('a row that is chosen', () => {
  test('is told with its place, its arithmetic and what it leaves', () => {
    selection.fill(LAY)
    expect(said()).toEqual({ text: expect.stringMatching(/White 6.*2 \+ 4 = 6.*2 tiles/) as string, isReason: false })
  })

  test.each([
    ['wins', /win/],
    ['loses', /lose/],
  ] as const)('that %s says so instead of what it leaves', (ends, words) => {
    moves = [{ ...LAY, ends }]
    selection.fill(LAY)
    expect(said()?.text).toMatch(words)
    expect(said()?.text).not.toMatch(/2 tiles/)
  })

  test('on the line of the opponent is told apart from one on the own line', () => {
    selection.fill(LAY)
    const own = said()?.text
    expect(selectionDetail(selection, () => 'theirs', null)?.text).not.toBe(own)
  })
})

describe('tiles that are not a row yet', () => {
  test('that fit in several places ask for one', () => {
    moves = [LAY, { ...LAY, text: 'b7:23+40', line: 'black', number: 7 }]
    selection.pickTile('23')
    selection.pickTile('40')
    expect(said()?.text).toMatch(/White 6 or Black 7/)
  })

  test('that can grow name the places they can grow to', () => {
    selection.pickTile('40')
    expect(said()).toEqual({ text: expect.stringMatching(/more tiles.*White 6/) as string, isReason: false })
  })

  test('that fit nowhere give the reason, with the place it is about', () => {
    selection.pickTile('05')
    const refusal = { code: 'wrong-total', rule: 'L3', values: {}, text: 'The total is 5, not 3.' }
    expect(said({ choice: 'b3:05', refusal })).toEqual({ text: 'Black 3: The total is 5, not 3.', isReason: true })
  })

  test('do not name a place twice', () => {
    selection.pickTile('05')
    const refusal = { code: 'closed', rule: null, values: {}, text: 'Black 3 cannot be filled.' }
    expect(said({ choice: 'b3:05', refusal })?.text).toBe('Black 3 cannot be filled.')
  })

  test('say nothing wrong while the reason is not known yet', () => {
    selection.pickTile('05')
    expect(said()).toEqual({ text: '', isReason: false })
  })
})

describe('actions and chips ask for what is missing', () => {
  test('an exchange first for the own tile, then for theirs, then tells both', () => {
    selection.pickMode('exchange')
    const first = said()?.text
    selection.pickTile('05')
    const second = said()?.text
    selection.pickTheirs('41')
    expect(new Set([first, second, said()?.text]).size).toBe(3)
    expect(said()?.text).toMatch(/black 5.*white 4\/black 1/)
  })

  test('a redraw for its tile', () => {
    selection.pickMode('redraw')
    const asks = said()?.text
    selection.pickTile('05')
    expect(said()?.text).not.toBe(asks)
    expect(said()?.text).toMatch(/black 5/)
  })

  test('a chip for the tile it goes on', () => {
    selection.pickChip('d')
    expect(said()?.text).toMatch(/Doubler/)
  })

  test('a stack for its tiles', () => {
    selection.pickMode('stack')
    expect(said()?.text).not.toBe('')
  })
})

describe('ownership', () => {
  const person = (who: 'you' | 'other') => ({ who, name: 'Ada' })

  test('is seen from the player who is you', () => {
    const people = { A: person('other'), B: person('you') }
    expect(ownership('B', people)).toBe('own')
    expect(ownership('A', people)).toBe('theirs')
    expect(ownership(null, people)).toBe('none')
  })

  test('is nobody’s where no player is you: on one device, and for a spectator', () => {
    expect(ownership('A', { A: person('other'), B: person('other') })).toBe('none')
  })
})
