import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkRecord, checkSeal } from './seal'

/** A game as a server gave it when it was over: with chips, exchanges, redraws and stacks. */
const RECORD = `[Rules "regular+chips"]
[Edition "2023.1"]
[A "Ada"]
[B "Bo"]
[Date "2026-11-18"]
[Rolls "w3 b6"]
[Hands "A:02,03,24,31 B:20,21,50,51"]
[Result "A"]
[Ending "B"]
[Removed "11"]
[Pile "10,13"]
[Hash "6df7bf9c3cce4f1e898a6e5a9dcaeba4150860813f3350ecf35cfd93220db982"]
[Salt "e84e8488826d6f8fdb9ad65ac1c6bfd0111a7c68682fce42cf315069fcb9749d"]
[Deal "03,02,31,24,20,50,21,51,15,40,32,30,14,23,06,33,01,42,05,60,41,04,22,12,10,13,11 3-6"]

B first
A black
A keep-d
B keep-i
1. +15 x50-31
2. +40 x02-31
3. +32 b7:32+51i
4. +30 r30 +14
5. +23 r15 +06
6. +33 b8:14d
7. +01 b9:06+23
8. +42 b5:24+31
9. +05 b4:01+02+21
10. +60 w4:40
11. +41 w2:20
12. +04 w4^42
13. +22 w4^41
14. +12 b10:03+04+33
`
const HASH = '6df7bf9c3cce4f1e898a6e5a9dcaeba4150860813f3350ecf35cfd93220db982'
const SALT = 'e84e8488826d6f8fdb9ad65ac1c6bfd0111a7c68682fce42cf315069fcb9749d'
const DEAL = '03,02,31,24,20,50,21,51,15,40,32,30,14,23,06,33,01,42,05,60,41,04,22,12,10,13,11 3-6'

function changed(from: string, to: string): string {
  expect(RECORD).toContain(from)
  return RECORD.replace(from, to)
}

afterEach(() => void vi.unstubAllGlobals())

describe.each(['Web Crypto', 'the library'])('a seal, by %s', (by) => {
  const prepare = () => by === 'the library' && vi.stubGlobal('crypto', {})

  it('agrees where salt and deal give the hash', async () => {
    prepare()
    expect(await checkSeal({ hash: HASH, salt: SALT, deal: DEAL })).toBe('agrees')
    expect(await checkSeal({ hash: HASH.toUpperCase(), salt: SALT, deal: DEAL })).toBe('agrees')
  })

  it('differs where one of them was changed', async () => {
    prepare()
    expect(await checkSeal({ hash: HASH.replace('6', '7'), salt: SALT, deal: DEAL })).toBe('differs')
    expect(await checkSeal({ hash: HASH, salt: SALT.replace('e', 'f'), deal: DEAL })).toBe('differs')
    expect(await checkSeal({ hash: HASH, salt: SALT, deal: DEAL.replace('10,13', '13,10') })).toBe('differs')
  })
})

describe('a record', () => {
  it('agrees with its deal', async () => {
    expect(await checkRecord(RECORD)).toBe('agrees')
    expect(await checkRecord(RECORD, HASH)).toBe('agrees')
  })

  it('agrees as Windows saves it, with comments, and with the last roll alone', async () => {
    expect(await checkRecord('\ufeff' + RECORD.replaceAll('\n', '\r\n'))).toBe('agrees')
    expect(await checkRecord(changed('+40 x02', '+40 {drawn +99\n\n+98 }x02'))).toBe('agrees')
    expect(await checkRecord(changed('[Rolls "w3 b6"]', '[Dice "w3 b6"]'))).toBe('agrees')
  })

  it('has no seal before the game is over, or without a server', async () => {
    expect(await checkRecord(RECORD.replace(/\[(Salt|Deal) .*\n/g, ''))).toBe('unsealed')
    expect(await checkRecord(RECORD.replace(/\[(Hash|Salt|Deal) .*\n/g, ''))).toBe('unsealed')
  })

  it.each<[string, () => [record: string, noted?: string]]>([
    ['another hash was noted', () => [RECORD, HASH.replace('6', '7')]],
    ['its hash was changed', () => [changed(HASH, HASH.replace('6', '7'))]],
    ['its salt was changed', () => [changed(SALT, SALT.replace('e', 'f'))]],
    ['its hash is missing', () => [RECORD.replace(/\[Hash .*\n/, '')]],
    ['its salt is missing', () => [RECORD.replace(/\[Salt .*\n/, '')]],
    ['there are two salts', () => [RECORD.replace(/(\[Salt .*\n)/, '$1$1')]],
    ['another deal has the hand', () => [changed('A:02,03,24,31', 'A:02,03,24,30')]],
    ['a tile changed hands', () => [changed('A:02,03,24,31 B:20', 'A:02,03,24,20 B:31')]],
    ['another tile was drawn', () => [changed('1. +15', '1. +40')]],
    ['a redraw brought another tile', () => [changed('r30 +14', 'r30 +10')]],
    ['a turn is missing', () => [changed('10. +60 w4:40\n', '')]],
    ['another tile was removed', () => [changed('[Removed "11"]', '[Removed "10"]')]],
    ['the pile lay otherwise', () => [changed('[Pile "10,13"]', '[Pile "13,10"]')]],
    ['the dice were others', () => [changed('w3 b6', 'w3 b5')]],
    ['there was a roll before', () => [changed('"w3 b6"', '"w1 b1, w3 b6"')]],
  ])('differs where %s', async (_, change) => {
    expect(await checkRecord(...change())).toBe('differs')
  })
})
