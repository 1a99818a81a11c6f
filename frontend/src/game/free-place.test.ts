import { describe, expect, it } from 'vitest'
import { freestTop } from './free-place'

const note = { left: 20, right: 120, height: 40 }
const box = (top: number, bottom: number, weight = 1) => ({ left: 0, right: 200, top, bottom, weight })

describe('a note over the table', () => {
  it('lies as high as nothing is covered', () => {
    expect(freestTop(note, 100, 400, [])).toBe(100)
    expect(freestTop(note, 100, 400, [box(90, 130), box(200, 300)])).toBe(132)
  })

  it('does not mind what is beside it', () => {
    expect(freestTop(note, 100, 400, [{ left: 120, right: 200, top: 0, bottom: 400, weight: 9 }])).toBe(100)
  })

  it('covers what matters least where nothing is free, and stays between the docks', () => {
    expect(freestTop(note, 100, 200, [box(100, 150, 3), box(150, 200, 1)])).toBe(152)
    expect(freestTop(note, 100, 120, [box(100, 120)])).toBe(100)
  })
})
