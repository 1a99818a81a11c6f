import { expect, test } from 'vitest'
import { snapshotWith } from './fixture'
import { peopleOf } from './people'

const guest = (name: string | null, here = true) => ({ name, kind: 'guest', here }) as const

test('one player is you, the other has a name', () => {
  const { A, B } = peopleOf(snapshotWith())
  expect([A.who, B.who, B.name]).toEqual(['you', 'other', 'Bo'])
})

test('for a spectator nobody is you', () => {
  const { A, B } = peopleOf(snapshotWith({ you: null }))
  expect([A.who, B.who]).toEqual(['other', 'other'])
})

test('a computer is called by its level', () => {
  const seats = { A: guest('Ada'), B: { name: null, kind: 'computer', here: true } as const }
  const { B } = peopleOf(snapshotWith({ opponent: 'computer', level: 'kettle', seats }))
  expect(B).toEqual({ who: 'other', name: 'Kettle', level: 'kettle', isAway: false })
})

test('on one device a seat has the name that was given, or that of the seat', () => {
  const seats = { A: guest('Ada'), B: guest(null) }
  const { A, B } = peopleOf(snapshotWith({ opponent: 'device', you: 'both', seats }))
  expect(A.name).toBe('Ada')
  expect(B.name).toContain('B')
})

test('only the other player of a game by link can be away', () => {
  const away = { A: guest('Ada', false), B: guest('Bo', false) }
  const of = peopleOf(snapshotWith({ seats: away }))
  expect([of.A.isAway, of.B.isAway]).toEqual([false, true])
  expect(peopleOf(snapshotWith({ seats: away, opponent: 'device', you: 'both' })).B.isAway).toBe(false)
})
