/** A live game for unit tests: Ada (A) against Bo by link, seen by Ada, who is to play. */
import type { Line, Snapshot } from '../protocol/types'

const LINE: Line = { die: 5, owner: null, rows: [], rows_to_win: 6, ends: [] }

export function snapshotWith(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 'k7m2',
    practice: false,
    prepared: 0,
    number: 9,
    rules: 'regular',
    opponent: 'link',
    level: null,
    you: 'A',
    eyes: 'A',
    seats: { A: { name: 'Ada', kind: 'guest', here: true }, B: { name: 'Bo', kind: 'guest', here: true } },
    status: 'playing',
    phase: 'play',
    hash: '9f',
    rolls: [[5, 2]],
    position: {
      text: 'regular A-play …',
      lines: { white: { ...LINE, owner: 'A' }, black: { ...LINE, die: 2, owner: 'B' } },
      hands: { A: ['12', '33', '40', '41'], B: ['05', '20', '31'] },
      hand_sizes: { A: 4, B: 3 },
      markers: { A: ['R', 'X', 'S'], B: ['R', 'X', 'S'] },
      chips: { A: [], B: [] },
      out: [],
      pile: 18,
      unseen: [],
    },
    decisions: [{ player: 'A', number: 4 }],
    moves: [{ text: 'w4:40', kind: 'lay', line: 'white', number: 4, tiles: ['40'], sum: '4 = 4', left: 3 }],
    steps: [{ kind: 'drawn', player: 'A', tile: '41', turn: 1 }],
    last: null,
    outcome: null,
    threat: null,
    reveal: null,
    was_forced: false,
    takeback: null,
    can_take_back: false,
    rematch: null,
    invitation: null,
    clock: null,
    can_claim: false,
    thinking: false,
    greeting: null,
    hint: null,
    hints: { A: 0, B: 0 },
    can_hint: false,
    ...changes,
  }
}
