import { describe, expect, it } from 'vitest'
import { keep, readBranches, writeBranches } from './branches'
import { pack, unpack } from '../ui/packed'

const ROOT = 'regular A-play w5A b2B A:01,12,23,40,41/RXS/- B:05,20,31,60/RXS/- out:-'
const BRANCHES = { root: ROOT, path: ['w4:40', '+33', 'r05 +22'], kept: [['x01-60'], ['b1:01', '+06', 'w6:60^10']] }

describe('branches in a link', () => {
  it('come back as they were', async () => {
    const packed = await pack(writeBranches(BRANCHES))
    expect(packed).toMatch(/^[\w-]+$/)
    expect(readBranches((await unpack(packed))!)).toEqual(BRANCHES)
  })

  it('may be none', () => {
    expect(readBranches(ROOT)).toEqual({ root: ROOT, path: [], kept: [] })
    expect(readBranches(writeBranches({ root: ROOT, path: [], kept: [] }))).toEqual({ root: ROOT, path: [], kept: [] })
  })

  it.each(['', 'nothing', `${ROOT}\n<script>`, `${ROOT}\n${'w4:40;'.repeat(90)}`, 'a b c d e f g\n../../x'])(
    'are refused where they are something else: %s',
    (text) => expect(readBranches(text)).toBeNull(),
  )

  it('are nothing where the link was cut or changed', async () => {
    const packed = await pack(writeBranches(BRANCHES))
    for (const broken of [packed.slice(0, 20), `${packed.slice(0, 9)}%%%`, 'AAAA', '日本'])
      expect(await unpack(broken).then((text) => text && readBranches(text))).toBeFalsy()
  })

  it('are kept once each', () => {
    const kept = keep(keep([], BRANCHES.path), [...BRANCHES.path])
    expect(kept).toEqual([BRANCHES.path])
    expect(keep(kept, [])).toEqual(kept)
  })
})
