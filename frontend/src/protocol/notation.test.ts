import { describe, expect, test } from 'vitest'
import { dotsOf, readMove, writeRow } from './notation'

describe('readMove', () => {
  test('reads a row that was laid, with the chip on its tile', () => {
    expect(readMove('w6:14i+20')).toEqual({
      kind: 'lay',
      line: 'white',
      number: 6,
      tiles: [
        { tile: '14', chip: 'i' },
        { tile: '20', chip: null },
      ],
    })
  })

  test('reads a stack on a number of two digits', () => {
    expect(readMove('b12^06')).toEqual({
      kind: 'stack',
      line: 'black',
      number: 12,
      tiles: [{ tile: '06', chip: null }],
    })
  })

  test('reads an exchange and a redraw', () => {
    expect(readMove('x05-41')).toEqual({ kind: 'exchange', own: '05', theirs: '41' })
    expect(readMove('r05')).toEqual({ kind: 'redraw', own: '05' })
  })

  test.each(['first', 'white', 'keep-d', ''])('knows that “%s” is no move of the play', (text) => {
    expect(readMove(text)).toBeNull()
  })
})

describe('writeRow', () => {
  test('writes tiles in ascending order, as the server does', () => {
    expect(writeRow('lay', 'white', 6, ['40', '23'], null)).toBe('w6:23+40')
  })

  test('writes the chip behind its tile, wherever that comes in the order', () => {
    expect(writeRow('stack', 'black', 3, ['20', '14'], { tile: '20', kind: 'd' })).toBe('b3^14+20d')
  })

  test('leaves the order of picking as it is', () => {
    const picked = ['40', '23']
    writeRow('lay', 'white', 6, picked, null)
    expect(picked).toEqual(['40', '23'])
  })
})

test('a tile’s code is its white dots and its black dots', () => {
  expect(dotsOf('05')).toEqual({ white: 0, black: 5 })
})
