import { expect, test } from 'vitest'
import { pageAt, type Page } from './routes'

const CASES: [string, string, Page][] = [
  ['/', '', { name: 'home' }],
  ['/rules', '', { name: 'rules', rule: '' }],
  ['/rules/', '#L5', { name: 'rules', rule: 'L5' }],
  ['/how/', '', { name: 'rules', rule: '' }],
  ['/sheet', '', { name: 'sheet' }],
  ['/about', '', { name: 'about' }],
  ['/learn', '', { name: 'learn' }],
  ['/games/', '', { name: 'games' }],
  ['/record', '', { name: 'record' }],
  ['/join', '#abc', { name: 'join', token: 'abc' }],
  ['/continue', '#abc', { name: 'continue', token: 'abc' }],
  ['/game/k7m2', '', { name: 'game', id: 'k7m2' }],
  ['/game/a%20b', '', { name: 'game', id: 'a b' }],
  ['/game', '', { name: 'missing' }],
  ['/game/k7m2/more', '', { name: 'missing' }],
  ['/game/%', '', { name: 'missing' }],
  ['/howto', '', { name: 'missing' }],
]

test.each(CASES)('%s%s', (pathname, hash, page) => {
  expect(pageAt({ pathname, hash })).toEqual(page)
})
