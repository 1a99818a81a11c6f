import { describe, expect, it } from 'vitest'
import { actorsOf, keep, readBranches, writeBranches } from './branches'
import { pack, unpack } from '../ui/packed'

const ROOT = 'regular A-play w5A b2B A:01,12,23,40,41/RXS/- B:05,20,31,60/RXS/- out:-'
const BRANCHES = {
  root: ROOT,
  path: ['w4:40', '+33', 'r05 +22'],
  kept: [['x01-60'], ['b1:01', '+06', 'w6:60^10']],
  origin: null,
}
const ORIGIN = { step: 12, record: '[Rules "regular"]\n[Result "*"]\n\n1. +33 w4:40\n' }

describe('branches in a link', () => {
  it('come back as they were', async () => {
    const packed = await pack(writeBranches(BRANCHES))
    expect(packed).toMatch(/^[\w-]+$/)
    expect(readBranches((await unpack(packed))!)).toEqual(BRANCHES)
  })

  it('come back with the moment of the game at which they begin', () => {
    for (const kept of [BRANCHES.kept, []]) {
      const branches = { ...BRANCHES, kept, origin: ORIGIN }
      expect(readBranches(writeBranches(branches))).toEqual(branches)
    }
  })

  it('may be none', () => {
    const none = { root: ROOT, path: [], kept: [], origin: null }
    expect(readBranches(ROOT)).toEqual(none)
    expect(readBranches(writeBranches(none))).toEqual(none)
  })

  it.each([
    '',
    'nothing',
    `${ROOT}\n<script>`,
    `${ROOT}\n${'w4:40;'.repeat(90)}`,
    'a b c d e f g\n../../x',
    `${ROOT}\n\n@999\nx`,
  ])('are refused where they are something else: %s', (text) => expect(readBranches(text)).toBeNull())

  it('are nothing where the link was cut or changed', async () => {
    const packed = await pack(writeBranches(BRANCHES))
    for (const broken of [packed.slice(0, 20), `${packed.slice(0, 9)}%%%`, 'AAAA', '日本'])
      expect(await unpack(broken).then((text) => text && readBranches(text))).toBeFalsy()
  })

  it('say who acts with each item', () => {
    expect(actorsOf(BRANCHES.path, 'B')).toEqual(['B', 'A', 'A'])
    expect(actorsOf(['+11', 'w4:40', '+22', 'b1:22'], 'A')).toEqual(['A', 'A', 'B', 'B'])
  })

  it('are kept once each', () => {
    const kept = keep(keep([], BRANCHES.path), [...BRANCHES.path])
    expect(kept).toEqual([BRANCHES.path])
    expect(keep(kept, [])).toEqual(kept)
  })
})
