import { describe, expect, it } from 'vitest'
import type { BoardView } from '../protocol/types'
import { snapshotWith } from './fixture'
import { OpenedRecord } from './opened-record.svelte'

const STEPS = snapshotWith().steps
const view = (step = STEPS.length): BoardView => ({ ...snapshotWith(), steps: STEPS.slice(0, step) })
const read = (_: string, step?: number) => Promise.resolve(view(step))
const record = (a: string, b: string) => `[Rules "novice"]\n${a}${b}\n\n1. +41\n`

describe('an opened record', () => {
  it('names the players as it does, computers by their level', async () => {
    const { people } = await OpenedRecord.open(record('[A "Ada"]\n', '[B "kettle"]'), read)
    expect(people.A).toMatchObject({ name: 'Ada', level: null, who: 'other' })
    expect(people.B).toMatchObject({ name: 'Kettle', level: 'kettle' })
  })

  it('has names for players without one', async () => {
    const { people } = await OpenedRecord.open(record('[A "?"]', ''), read)
    expect(people.A.name).toBe('Player A')
    expect(people.B.name).toBe('Player B')
  })

  it('is shown at its end first, and can be stepped through', async () => {
    const opened = await OpenedRecord.open(record('', ''), read)
    expect(opened.step).toBe(STEPS.length)
    expect(opened.view).toBe(opened.last)
    await opened.lookBack.goTo(0, STEPS.length)
    expect(opened.step).toBe(0)
    expect(opened.view.steps).toEqual([])
  })

  it('is not opened where the server refuses it', async () => {
    const refused = () => Promise.reject(new Error('Line 6, w4:20: The total is 2, not 4. (L3)'))
    await expect(OpenedRecord.open('x', refused)).rejects.toThrow('Line 6')
  })
})
