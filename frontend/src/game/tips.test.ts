import { describe, expect, it } from 'vitest'
import type { BoardView, Move } from '../protocol/types'
import { markersFor, theirMarker, tipsNow, Tips, type Tip } from './tips'

const row = (line: string, number: number, tiles: string[], left = 2, kind = 'lay', chip?: string) =>
  ({
    kind,
    text: `${line[0]}${number}`,
    line,
    number,
    tiles,
    left,
    sum: '',
    ...(chip && { chip: { kind: chip, tile: tiles[0] } }),
  }) as unknown as Move
const marker = (kind: 'redraw' | 'exchange') => ({ kind, text: kind, tiles: ['50'] }) as unknown as Move
const NOTHING = { tiles: [], chosen: null }

function view(
  changes: {
    moves?: Move[]
    white?: number
    black?: number
    pile?: number
    steps?: unknown[]
    isClosed?: boolean
    markers?: string[]
  } = {},
) {
  const line = (owner: string, rows: number, isOpen = true) => ({
    owner,
    rows: Array.from({ length: rows }, (_, index) => ({ number: index })),
    rows_to_win: 6,
    ends: [{ number: 9, open: isOpen }],
  })
  return {
    phase: 'play',
    moves: changes.moves ?? [row('black', 6, ['13', '23'])],
    steps: changes.steps ?? [],
    position: {
      pile: changes.pile ?? 9,
      markers: { A: changes.markers ?? ['S'], B: [] },
      lines: { white: line('B', changes.white ?? 4), black: line('A', changes.black ?? 3, !changes.isClosed) },
    },
  } as unknown as BoardView
}

describe('tips of the first games', () => {
  it('say nothing when there is nothing to decide', () => {
    expect(tipsNow(view({ moves: [] }), 'A', NOTHING)).toEqual([])
  })

  it('begin with how to move', () => {
    expect(tipsNow(view(), 'A', NOTHING)).toEqual(['first-turn'])
  })

  it.each<[Tip, BoardView, Parameters<typeof tipsNow>[2]]>([
    ['last-tiles', view({ moves: [row('black', 6, ['13'], 0)] }), NOTHING],
    ['their-fifth', view({ white: 5 }), NOTHING],
    ['own-fifth', view({ black: 5 }), NOTHING],
    ['no-row', view({ moves: [row('black', 6, ['13'], 2, 'stack')] }), NOTHING],
    ['low-pile', view({ pile: 3 }), NOTHING],
    ['last-turn', view({ pile: 0 }), NOTHING],
    ['no-markers', view({ markers: [] }), NOTHING],
    ['stackable', view({ moves: [row('black', 6, ['50'], 2, 'stack')] }), { tiles: ['50'], chosen: null }],
    ['chip', view({ moves: [row('black', 6, ['50'], 2, 'lay', 'i')] }), { tiles: ['50'], chosen: null }],
    ['their-marker', view({ steps: [{ kind: 'moved', player: 'B', move: 'x50-60' }] }), NOTHING],
    ['stone', view({ isClosed: true }), NOTHING],
    ['needs-another', view(), { tiles: ['13'], chosen: null }],
    ['nowhere', view(), { tiles: ['50'], chosen: null }],
    ['their-line', view(), { tiles: [], chosen: null }],
    ['sixth-for-them', view({ white: 5 }), { tiles: [], chosen: null }],
  ])('%s', (tip, board, picked) => {
    const { white } = board.position.lines
    const chosen = tip === 'their-line' || tip === 'sixth-for-them' ? row('white', 6, ['60']) : null
    expect(white.owner).toBe('B')
    expect(tipsNow(board, 'A', { ...picked, chosen })).toContain(tip)
    if (tip !== 'first-turn') expect(tipsNow(view(), 'A', NOTHING)).not.toContain(tip)
  })

  it('do not call a row of the last tiles a mistake', () => {
    const chosen = row('white', 6, ['60'], 0)
    expect(tipsNow(view({ white: 5 }), 'A', { tiles: ['60'], chosen })).not.toContain('sixth-for-them')
  })

  it('name the markers that help and can be used now, no others', () => {
    const stack = row('black', 6, ['13'], 2, 'stack')
    expect(markersFor('no-row', view({ moves: [stack, marker('redraw')] }))).toEqual(['R', 'S'])
    expect(markersFor('no-row', view({ moves: [marker('exchange')] }))).toEqual(['X'])
    expect(markersFor('nowhere', view({ moves: [stack] }))).toEqual([])
    expect(markersFor('stackable', view({ moves: [stack, marker('redraw')] }))).toEqual(['S'])
    expect(markersFor('first-turn', view({ moves: [stack] }))).toEqual([])
  })

  it('tell of the marker of the last turn, not of one before it', () => {
    const moved = (player: string, move: string) => ({ kind: 'moved', player, move })
    const steps = [moved('B', 'x50-60'), moved('A', 'b6:13+23')]
    expect(theirMarker(view({ steps }), 'A')).toBe('X')
    expect(theirMarker(view({ steps: [...steps, moved('B', 'w6^20+40')] }), 'A')).toBe('S')
    expect(theirMarker(view({ steps: [...steps, moved('B', 'w6:60')] }), 'A')).toBeNull()
  })

  it('give way to what is said to the first tile that is picked', () => {
    const tips = new Tips(
      () => false,
      () => undefined,
    )
    expect(tips.next('1', ['first-turn', 'their-marker'])).toBe('first-turn')
    expect(tips.next('1', ['first-turn', 'their-marker'])).toBe('first-turn')
    expect(tips.next('1', ['first-turn', 'their-marker', 'nowhere'])).toBe('nowhere')
    expect(tips.next('1', ['first-turn', 'needs-another'])).toBe('nowhere')
  })

  it('come once each and one for a decision; a warning comes all the same', () => {
    const read = new Set<Tip>()
    const tips = new Tips(
      (tip) => read.has(tip),
      (tip) => read.add(tip),
    )
    expect(tips.next('1', ['their-fifth', 'first-turn'])).toBe('their-fifth')
    expect(tips.next('1', ['first-turn'])).toBe('their-fifth')
    expect(tips.next('1', ['sixth-for-them', 'first-turn'])).toBe('sixth-for-them')
    expect(tips.next('2', ['their-fifth', 'first-turn'])).toBe('first-turn')
    expect(tips.next('3', ['their-fifth', 'first-turn'])).toBeNull()
  })
})
