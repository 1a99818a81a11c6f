import { describe, expect, it } from 'vitest'
import { signsOf } from './signs'

describe('what is tapped for a move', () => {
  it.each([
    ['b2:12', ['12', 'b2']],
    ['b6:02+11+13', ['02', '11', '13', 'b6']],
    ['w6^21+40', ['S', '21', '40', 'w6']],
    ['x05-13', ['X', '05', 'their-13']],
    ['r50', ['R', '50']],
    ['white', []],
  ])('%s', (choice, signs) => {
    expect(signsOf(choice)).toEqual(signs)
  })

  it('the chip comes first, and then its tile', () => {
    expect(signsOf('b5:01+40i')).toEqual(['i', '40', '01', 'b5'])
  })
})
