/** The states of the board, each from a position in notation or from a record. */
import type { Seat } from '../protocol/types'

export interface Case {
  name: string
  position: string
  /** Who looks; A unless said. */
  seat?: Seat
  /** Nothing can be picked. */
  isStill?: boolean
  /** What is tapped, one after the other, as CSS selectors within the board. */
  taps?: string[]
  /** What the other is called. */
  other?: string
}

const tile = (code: string) => `.hand [data-tile='${code}']`
const place = (line: 'white' | 'black', number: number) => `[data-line=${line}][data-number='${number}']`
const action = (nth: number) => `.near .actions li:nth-child(${nth}) button`

const START = 'regular A-play w5A b2B A:01,12,23,40,41/RXS/- B:05,20,31,60/RXS/- out:-'
const CHIPS = 'regular+chips A-play w5A:4=41,6=14i+20 b2B:1=01,3=03 A:11,12,30,32,33/RXS/d B:05,31,40/RXS/- out:-'
const MIDDLE =
  'regular A-play w4A:1=12,2=10+14,3=32,5=51,6=23+42 b2B:1=41,3=13,4=01+03,5=15,6=02+04 A:05,20,21,31,33,50/S/- B:11,22,30/S/- out:24,40'
/** After the row on Black 6, Bo wins with three of the seven unseen tiles. */
const RISKY =
  'regular A-play w4A:1=12,2=10+14,3=31,5=50 b2B:1=41,3=01+32,4=04,5=02+13 A:24,33,40,42,51,60/RXS/- B:11,22,30/RXS/- out:-'

export const CASES: Case[] = [
  { name: 'start', position: START },
  { name: 'set-up: choose', position: 'regular A-choose w2- b1- A:06,20,23,41/RXS/- B:?/RXS/- out:-' },
  { name: 'set-up: line', position: 'regular A-line w6- b5- A:02,21,23,60/RXS/- B:?/RXS/- out:-' },
  { name: 'set-up: keep', position: 'regular+chips A-keep/B w5A b2B A:21,22,24,41/RXS/di B:?/RXS/di out:-' },
  {
    name: 'set-up: the other chooses',
    position: 'regular A-choose w2- b1- A:?/RXS/- B:06,20,23,41/RXS/- out:-',
    seat: 'B',
  },
  {
    name: 'full lines',
    position:
      'regular+chips A-play w1A:2=20,3=10+24,4=40,5=14d+33,6=60 b2B:1=11,3=32i^13,4=22+42,5=03+41+51,6=15+21 A:02,06/R/- B:04,12,30,50/S/- out:05',
  },
  {
    name: 'seven tiles in hand',
    position:
      'regular+chips A-play w2B:1=10^11,3=31^30,4=12i+20,5=50 b3A:2=21d,4=04,5=13+22,6=01+02+03,7=15+32 A:05,06,23,41,42,51,60/-/- B:33/-/- out:24,40',
  },
  {
    name: 'stack of three layers',
    position:
      'novice+chips B-play w5-:2=10+11,3=32,4=21d,6=33d,7=14+60,8=40+42,9=22+24+50 b4-:1=51^01^41,2=02,3=13,5=05,6=06,7=03+04,8=15+23 A:30/R/- B:12,31/RX/- out:-',
    seat: 'B',
  },
  {
    name: 'row of five, closed end',
    position:
      'regular A-play w3A:4=40,5=20+30,6=10+21+31,7=11+12+22+32,8=13+14+15+23+33 b2B:1=01,3=03 A:02,05,24,42/RXS/- B:04,50,60/RXS/- out:-',
  },
  { name: 'chips on tiles and in hand', position: CHIPS },
  { name: 'near a win: both lines, seen by A', position: MIDDLE },
  { name: 'near a win: both lines, seen by B', position: MIDDLE, seat: 'B' },
  {
    name: 'no row fits',
    position:
      'regular+chips B-play w1A:2=23,3=11+20,4=40,5=22+31,6=60 b2B:1=21,3=30i,4=32+41d,5=15,6=04+42 A:02,03,50/S/- B:01,05,06,10,13/XS/- out:12,14',
    seat: 'B',
  },
  {
    name: 'novice: a line of twelve columns',
    position:
      'novice+chips A-play w6-:1=10,2=20,3=33,4=41,5=51,7=22+50,8=24+60,9=14+42d,10=30+31+40,11=06i+23+32 b2- A:01,02,03/RXS/- B:04,05/RXS/- out:-',
  },
  { name: 'only looked at', position: START, isStill: true },
  { name: 'picked: a tile that can grow', position: START, taps: [tile('23')] },
  { name: 'picked: a row', position: START, taps: [tile('40')] },
  { name: 'picked: tiles that fit nowhere', position: START, taps: [tile('01'), tile('40')] },
  { name: 'picked: an exchange', position: START, taps: [action(2), tile('12'), tile('60')] },
  { name: 'picked: a redraw', position: START, taps: [action(1), tile('12')] },
  { name: 'picked: a chip', position: CHIPS, taps: ['.near .actions button.chip', tile('11')] },
  { name: 'picked: a stack', position: CHIPS, taps: [action(3), tile('11')] },
  {
    name: 'picked: a row that may lose',
    position: RISKY,
    taps: [tile('33'), tile('42'), tile('51')],
    other: 'Wagenknecht',
  },
  { name: 'picked: a place', position: START, taps: [tile('40'), place('white', 4)] },
]

/** Finished games: the golden records, one for each way to end. */
const records = import.meta.glob<string>('../../../tests/golden/regular-*.bossa', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const ENDINGS = Object.entries(records).map(([path, record]) => ({
  name: `over: ${/regular-(\w+)\.bossa$/.exec(path)![1]!}`,
  record,
}))
