import { describe, expect, test } from 'vitest'
import type { Snapshot, Step } from '../protocol/types'
import { snapshotWith } from './fixture'
import { peopleOf } from './people'
import { sentenceFor } from './sentence'

const said = (changes: Partial<Snapshot> = {}) => {
  const snapshot = snapshotWith(changes)
  return sentenceFor(snapshot, peopleOf(snapshot))
}

const LATER: Step[] = [
  { kind: 'drawn', player: 'A', tile: '11', turn: 1 },
  { kind: 'moved', player: 'A', move: 'w4:11', brought: null, turn: 1 },
  { kind: 'drawn', player: 'B', tile: '05', turn: 2 },
  { kind: 'moved', player: 'B', move: 'x05-33', brought: null, turn: 2 },
  { kind: 'drawn', player: 'A', tile: '41', turn: 3 },
]

describe('in one’s own turn', () => {
  test('the first one says what was drawn and how a move is made', () => {
    expect(said()).toEqual({
      head: 'Your turn',
      detail: 'You drew white 4/black 1. Pick tiles, or tap a place to see what fits.',
    })
  })

  test('later ones say what the other has done', () => {
    expect(said({ steps: LATER }).detail).toMatch(/^Bo .*black 5.*You drew white 4\/black 1\.$/)
  })

  test('a threat comes first', () => {
    const { detail, isWarning } = said({ threat: { wins: 4, stuck: 0, unseen: 9 }, steps: LATER })
    expect(detail).toMatch(/^Careful: Bo could win next turn \(4 of the 9 unseen tiles\)\. Bo /)
    expect(isWarning).toBe(true)
  })

  test('without a row that fits an action is asked for', () => {
    const moves = ['r40', 'x40-13'].map((text) => ({ kind: text === 'r40' ? 'redraw' : 'exchange', text }))
    const { detail } = said({ moves: moves as Snapshot['moves'] })
    expect(detail).toMatch(/You cannot lay a row: use Redraw or Exchange,/)
  })

  test('on one device the player is named', () => {
    const { head, detail } = said({ you: 'both', opponent: 'device' })
    expect(head).not.toBe('Your turn')
    expect(detail).toMatch(/^Drawn: white 4/)
  })

  test.each(['choose', 'line', 'keep'] as const)('in the set-up the choice is named: %s', (phase) => {
    expect(said({ phase, moves: [], steps: [] }).detail).toMatch(/^(Choose|Take) /)
  })
})

describe('while the other is to play', () => {
  const decisions = [{ player: 'B' as const, number: 5 }]
  const bo = { name: 'Bo', kind: 'guest', here: true } as const
  const seats = (B: Snapshot['seats']['B']) => ({ A: { name: 'Ada', kind: 'guest', here: true } as const, B })

  test('the page says whose turn it is and what they do', () => {
    expect(said({ decisions, moves: [] })).toEqual({ head: 'Bo’s turn', detail: 'Bo is thinking about a move.' })
  })

  test('a player who is away is told', () => {
    expect(said({ decisions, seats: seats({ ...bo, here: false }) }).detail).toBe('Bo is away at the moment.')
  })

  test('a spectator is not told who is away', () => {
    expect(said({ decisions, you: null, seats: seats({ ...bo, here: false }) }).detail).not.toMatch(/away/)
  })

  test('a computer is thinking only when it is', () => {
    const computer = { name: null, kind: 'computer', here: true } as const
    const of = (thinking: boolean) => said({ decisions, level: 'cup', seats: seats(computer), thinking }).head
    expect(of(true)).toBe('Cup is thinking…')
    expect(of(false)).toBe('Cup’s turn')
  })
})

test('between two decisions there is a moment', () => {
  expect(said({ decisions: [], moves: [] }).head).toBe('One moment…')
})
