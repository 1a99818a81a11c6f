import { describe, expect, it, vi } from 'vitest'
import type { Line, Row, Step } from '../protocol/types'
import { Feedback, soundsOf } from './feedback'
import { snapshotWith } from './fixture'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

const row = (number: number): Row => ({ number, size: 1, layers: [[{ tile: '10', chip: null }]], open: false })

function viewWithWhite(count: number, most: number | null = 6) {
  const snapshot = snapshotWith()
  const white: Line = {
    ...snapshot.position.lines.white,
    rows: Array.from({ length: count }, (_, index) => row(index + 1)),
    rows_to_win: most,
  }
  return { ...snapshot, position: { ...snapshot.position, lines: { ...snapshot.position.lines, white } } }
}

const moved = (move: string): Step => ({ kind: 'moved', player: 'A', move, brought: null, turn: 3 })
const drawn: Step = { kind: 'drawn', player: 'A', tile: '41', turn: 3 }
const namesOf = (step: Step, view = viewWithWhite(2)) => soundsOf(step, view).map(({ sound }) => sound.name)

describe('soundsOf', () => {
  it('is paper for a draw, a redraw and an exchange', () => {
    expect(namesOf(drawn)).toEqual(['draw'])
    expect(namesOf(moved('r04'))).toEqual(['draw'])
    expect(namesOf(moved('x23-05'))).toEqual(['draw', 'draw'])
  })

  it('is porcelain for each tile of a row, by the size of the row, when it lands', () => {
    const heard = soundsOf(moved('w6:20+40'), viewWithWhite(2))
    expect(heard.map(({ sound }) => sound)).toEqual([
      { name: 'lay', size: 2 },
      { name: 'lay', size: 2 },
    ])
    expect(heard.map(({ delay }) => delay)).toEqual([260, 330])
  })

  it('has a bell at five rows, not at four, and never in a novice game', () => {
    expect(namesOf(moved('w6:60'), viewWithWhite(5))).toEqual(['lay', 'bell'])
    expect(namesOf(moved('w6:60'), viewWithWhite(4))).toEqual(['lay'])
    expect(namesOf(moved('w6:60'), viewWithWhite(5, null))).toEqual(['lay'])
  })

  it('has no bell for tiles stacked on a fifth row', () => {
    expect(namesOf(moved('w5^50'), viewWithWhite(5))).toEqual(['lay'])
  })

  it('is silent for a choice of the set-up and for leaving', () => {
    expect(namesOf({ kind: 'chosen', player: 'A', choice: 'first' })).toEqual([])
    expect(namesOf({ kind: 'left', player: 'A', ending: 'resign' })).toEqual([])
  })
})

describe('Feedback', () => {
  const output = () => ({ play: vi.fn(), vibrate: vi.fn() })

  it('plays only the last of several steps that were shown at once', async () => {
    const out = output()
    const feedback = new Feedback(out)
    feedback.shown(moved('w6:60'), viewWithWhite(2))
    feedback.shown(drawn, viewWithWhite(2))
    expect(out.play).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(out.play.mock.calls).toEqual([[{ name: 'draw' }, 0]])
  })

  it('pours tea for a win alone, and is felt by both players', () => {
    const out = output()
    const feedback = new Feedback(out)
    feedback.ended('won')
    feedback.ended('lost')
    feedback.ended('tied')
    feedback.ended('watched')
    expect(out.play.mock.calls).toEqual([[{ name: 'tea' }]])
    expect(out.vibrate).toHaveBeenCalledTimes(3)
  })

  it('vibrates shortly for one’s own turn', () => {
    const out = output()
    new Feedback(out).turn()
    expect(out.vibrate).toHaveBeenCalledWith([35])
    expect(out.play).not.toHaveBeenCalled()
  })
})
