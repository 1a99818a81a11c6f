import { describe, expect, it } from 'vitest'
import type { RuleStatement } from '../protocol/types'
import { hasWords, pieces, textsOf } from './rulebook'

describe('searching the rules', () => {
  it('finds all words in any order, whatever their case and accents', () => {
    expect(hasWords('Une rangée a une ou deux tuiles', 'DEUX rangee')).toBe(true)
    expect(hasWords('Une rangée a une ou deux tuiles', 'rangée trois')).toBe(false)
    expect(hasWords('ダイスの隣の列は１枚か2枚です', '1枚')).toBe(true)
  })

  it('shows everything without words', () => {
    expect(hasWords('anything', '  ')).toBe(true)
  })

  it('looks into rulings and captions too', () => {
    const example = { name: 'two' } as RuleStatement['examples'][number]
    const statement: RuleStatement = { id: 'L5', ruling: true, examples: [example] }
    expect(textsOf(statement, (message) => message)).toBe('L5\nrule-L5\nexample-L5-two\nrule-L5-ruling')
  })
})

describe('the rules that a text names', () => {
  it('are found in brackets, in lists and beside Japanese', () => {
    const named = (text: string) => pieces(text).flatMap(({ rule }) => rule ?? [])
    expect(named('Here it is X2, X3, X4.')).toEqual(['X2', 'X3', 'X4'])
    expect(named('どちらか1枚を残します（E1）。')).toEqual(['E1'])
    expect(named('L5の代わりに')).toEqual(['L5'])
    expect(named('Player A rolls 6. SHA256')).toEqual([])
  })

  it('are told from sums, which stay on one line', () => {
    const sums = (text: string) => pieces(text).flatMap((piece) => (piece.isSum ? piece.text : []))
    expect(sums('It does not take three, though 1 + 2 + 4 = 7 (L5).')).toEqual(['1 + 2 + 4 = 7'])
    expect(sums('下と同じく1＋5＝6。')).toEqual(['1＋5＝6'])
    expect(sums('Not 0 + 6: black 5')).toEqual(['0 + 6'])
  })

  it('leave the text as it is', () => {
    const text = 'In place of L5: as many, 3 + 5 = 8. As in L4'
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
