import { describe, expect, it } from 'vitest'
import { partsOf } from './record'

describe('the parts of a record', () => {
  it('are tags and a body', () => {
    const { tags, body } = partsOf('[A "Ada \\\\ \\"the first\\""]\n[Note "one"]\n[Note "two"]\n\n1. +41 {[B "no"]}\n')
    expect(tags.get('A')).toEqual(['Ada \\ "the first"'])
    expect(tags.get('Note')).toEqual(['one', 'two'])
    expect(tags.has('B')).toBe(false)
    expect(body.trim()).toBe('1. +41 {[B "no"]}')
  })

  it('may be few', () => {
    expect(partsOf('')).toEqual({ tags: new Map(), body: '' })
    expect(partsOf('[A "Ada"]').tags.get('A')).toEqual(['Ada'])
    expect(partsOf('what is this')).toEqual({ tags: new Map(), body: '' })
  })

  it('are the same as Windows saves them', () => {
    const { tags, body } = partsOf('\ufeff[A "Ada"]\r\n\r\n1. +41\r\n')
    expect(tags.get('A')).toEqual(['Ada'])
    expect(body.trim()).toBe('1. +41')
  })
})
