import { expect, it } from 'vitest'
import type { Snapshot } from '../protocol/types'
import { snapshotWith } from './fixture'
import { peopleOf } from './people'
import { explanationWords } from './result-words'

it('a sixth row that nobody would lay freely is excused', () => {
  const steps: Snapshot['steps'] = [{ kind: 'moved', player: 'B', move: 'w6:40+20', brought: null, turn: 9 }]
  const ended = { outcome: { ending: 'B', winner: 'A' } as const, steps }
  const said = (was_forced: boolean) => {
    const snapshot = snapshotWith({ ...ended, was_forced })
    return explanationWords(snapshot, peopleOf(snapshot))
  }
  expect(said(false)).toBe('Bo laid the sixth.')
  expect(said(true)).toBe('Bo laid the sixth. Bo had no other choice.')
})
