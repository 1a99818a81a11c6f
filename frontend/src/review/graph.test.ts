import { describe, expect, it } from 'vitest'
import type { Review, Step } from '../protocol/types'
import fixture from './fixture.json'
import { graphOf } from './graph'
import { momentsOf, nextMistake } from './review'

const review = fixture as unknown as Review
const BOX = { width: 600, height: 240 }

/** The steps of the fixture's game, as far as moments need them. */
function stepsOf(): Step[] {
  const steps: Step[] = []
  let turn = 0
  for (const { kind, player, what, step } of review.entries) {
    if (kind === 'choice') steps[step] = { kind: 'chosen', player: player!, choice: what as 'white' }
    else if (kind === 'draw' && steps[step] === undefined)
      steps[step] = { kind: 'drawn', player: player!, tile: what.slice(1), turn: ++turn }
    else if (kind === 'move') steps[step] = { kind: 'moved', player: player!, move: what, brought: null, turn }
  }
  return steps
}

const steps = stepsOf()
const moments = momentsOf(steps, review.entries)

describe('moments', () => {
  it('are the choices, the turns and the end, each with its entries', () => {
    expect(moments.map(({ name }) => name)).toEqual([
      'c1',
      ...Array.from({ length: 16 }, (_, at) => `t${at + 1}`),
      'end',
    ])
    const listed = moments.flatMap(({ entries }) => entries)
    expect(listed).toEqual(review.entries.flatMap(({ kind }, at) => (kind === 'deal' ? [] : [at])))
    // The board stands after the draw, where the player is to decide.
    expect(moments.filter(({ kind }) => kind === 'turn').every((one) => steps[one.steps]?.kind === 'moved')).toBe(true)
  })

  it('lead from mistake to mistake, and past the last to none', () => {
    const found: number[] = []
    for (let at = nextMistake(moments, review.entries, -1); at !== null; at = nextMistake(moments, review.entries, at))
      found.push(at)
    const marked = review.entries.filter(({ mark }) => ['inaccuracy', 'mistake', 'blunder'].includes(mark ?? ''))
    expect(found.length).toBe(new Set(marked.map(({ step }) => step)).size)
  })
})

describe('the graph', () => {
  it('has a riser for each entry, hollow for what came and filled for what was decided', () => {
    const { risers } = graphOf(moments, review.entries, 'A', BOX)
    expect(risers.map(({ entry }) => entry).sort((one, other) => one - other)).toEqual(
      review.entries.map((_, at) => at),
    )
    for (const { entry, isHollow } of risers)
      expect(isHollow).toBe(['draw', 'deal'].includes(review.entries[entry]!.kind))
  })

  it('goes from left to right, and a move only falls for who makes it', () => {
    const { risers } = graphOf(moments, review.entries, 'B', BOX)
    for (const [at, riser] of risers.entries()) {
      expect(riser.x).toBeGreaterThan(risers[at - 1]?.x ?? 0)
      if (!riser.isHollow) expect(riser.whose === 'near' ? riser.points : -riser.points).toBeLessThanOrEqual(1e-9)
    }
  })

  it('stands upside down for the other seat', () => {
    const a = graphOf(moments, review.entries, 'A', BOX)
    const b = graphOf(moments, review.entries, 'B', BOX)
    expect(a.end.y + b.end.y).toBeCloseTo(a.grid[0]!.y + a.grid[4]!.y)
    expect(a.risers.map(({ x }) => x)).toEqual(b.risers.map(({ x }) => x))
  })

  it('grows from the end without moving what is there', () => {
    const whole = graphOf(moments, review.entries, 'A', BOX)
    const late = review.entries.slice(-8)
    const part = graphOf(momentsOf(steps, late), late, 'A', BOX)
    expect(part.slots).toEqual(whole.slots)
    const shifted = part.risers.map((riser) => ({ ...riser, entry: riser.entry + review.entries.length - 8 }))
    expect(whole.risers.slice(-6)).toEqual(shifted.slice(-6))
  })
})
