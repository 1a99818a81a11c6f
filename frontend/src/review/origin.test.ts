import { expect, it } from 'vitest'
import { levelOf, originOf } from './origin'

const RECORD = `[Rules "regular"]
[Edition "2023.1"]
[A "Ada \\"Countess\\""]
[B "kettle"]
[Date "2026-01-02"]
[Rolls "5-2"]
[Hands "01,12,23,40 05,20,31,60"]
[Result "A"]
[Ending "resign"]
[Removed "11"]
[Pile "22,33"]
[Hash "00"]

A white
1. +41 w4:40
`

it('has what replays the game, and neither a name nor tiles that never came', () => {
  expect(originOf(RECORD, 4)).toEqual({
    step: 4,
    record: `[Rules "regular"]
[Edition "2023.1"]
[B "kettle"]
[Rolls "5-2"]
[Hands "01,12,23,40 05,20,31,60"]
[Result "A"]
[Ending "resign"]

A white
1. +41 w4:40
`,
  })
})

it('knows the level of the computer', () => {
  expect(levelOf(originOf(RECORD, 4))).toBe('kettle')
  expect(levelOf(originOf(RECORD.replace('"kettle"', '"Bo"'), 4))).toBeNull()
})
