import { expect, test } from 'vitest'
import type { End } from '../protocol/types'
import { openingsAt } from './openings'

const end = (number: number): End => ({ number, side: 'above', sizes: [1, 2], open: true })

test('a hand opens with one tile or two that make the number in the line’s colour', () => {
  const hand = ['12', '23', '40', '60']
  expect(openingsAt(hand, 'white', end(6))).toEqual([['60'], ['23', '40']])
  expect(openingsAt(hand, 'black', end(5))).toEqual([['12', '23']])
})

test('a tile without dots of the colour is no part of a row', () => {
  expect(openingsAt(['40', '60'], 'black', end(1))).toEqual([])
})
