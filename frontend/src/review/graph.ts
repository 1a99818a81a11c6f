/** The graph of the winning chance: two risers a turn, hollow for the draw and filled for the move, joined by levels. */
import type { ReviewEntry, Seat } from '../protocol/types'
import { chanceOf, isDecision, isLoss, type Moment } from './review'
import { changeSeenBy, changesOf } from './shown'

export interface Riser {
  /** Index of the entry. */
  entry: number
  x: number
  y: number
  width: number
  height: number
  isHollow: boolean
  /** A decision without a mark: the ledger has it in small or unclear differences. */
  isUnclear: boolean
  whose: 'near' | 'far' | 'nobody'
  /** Tenths of a point gained by the near seat. */
  points: number
}

export interface Slot {
  /** Index of the moment; null for the deal. */
  moment: number | null
  label: string
  x: number
  width: number
}

export interface Graph {
  width: number
  height: number
  slots: Slot[]
  risers: Riser[]
  /** The way of the chance between risers, as an SVG path. */
  levels: string
  /** Where the chance stands after the last entry. */
  end: { x: number; y: number }
  /** Horizontal lines, in per cent. */
  grid: { per: number; y: number }[]
}

export interface GraphBox {
  width: number
  height: number
}

/** What is beside the plot: the axis, the dot at the end, the highest label, the numbers of turns. */
export const LEFT = 40
export const RIGHT = 14
export const TOP = 16
export const BOTTOM = 24
/** The least height of a riser that is there at all. */
const LEAST = 2

interface Group {
  moment: number | null
  label: string
  entries: number[]
}

/** One group for the set-up and the deal, one for each turn: also for turns that are not reviewed yet, so that nothing
    moves while the graph grows. */
function groupsOf(moments: readonly Moment[], entries: readonly ReviewEntry[]): Group[] {
  const setUp: Group = { moment: null, label: '', entries: [] }
  const groups: Group[] = [setUp]
  moments.forEach((moment, index) => {
    if (moment.kind === 'end') return
    if (moment.kind === 'turn')
      groups.push({ moment: index, label: String(moment.number), entries: [...moment.entries] })
    else {
      setUp.moment ??= index
      setUp.entries.push(...moment.entries)
    }
  })
  entries.forEach((entry, index) => {
    if (entry.kind === 'deal') setUp.entries.push(index)
  })
  setUp.entries.sort((one, other) => one - other)
  return groups
}

export function graphOf(
  moments: readonly Moment[],
  entries: readonly ReviewEntry[],
  near: Seat,
  { width, height }: GraphBox,
): Graph {
  const room = height - TOP - BOTTOM
  const y = (chance: number) => TOP + room * (1 - chance)
  const groups = groupsOf(moments, entries)
  const changes = changesOf(entries)
  const step = (width - LEFT - RIGHT) / Math.max(1, groups.length)
  const risers: Riser[] = []
  const slots: Slot[] = []
  let levels = ''
  let last: number | null = null
  groups.forEach(({ moment, label, entries: own }, index) => {
    const x = LEFT + index * step
    slots.push({ moment, label, x, width: step })
    const gap = own.length > 1 ? Math.min(3, step * 0.08) : 0
    const wide = Math.min(13, (step * 0.8) / Math.max(2, own.length) - gap)
    let at = x + (step - own.length * wide - (own.length - 1) * gap) / 2
    for (const entry of own) {
      const { kind, player, value, change } = entries[entry]!
      const after = chanceOf(near, value)
      const before = chanceOf(near, value - change)
      // A review begins with the end of the game: what is before the first entry is not known yet.
      if (last === null) levels += `M${round(index === 0 ? LEFT : at)} ${round(y(before))}`
      last = entry
      const tall = Math.max(LEAST, Math.abs(y(before) - y(after)))
      levels += `H${round(at)}`
      risers.push({
        entry,
        x: at,
        y: Math.min(y(before), y(after)),
        width: wide,
        height: tall,
        isHollow: kind === 'draw' || kind === 'deal',
        isUnclear: isDecision(entries[entry]!) && !isLoss(entries[entry]),
        whose: player === null ? 'nobody' : player === near ? 'near' : 'far',
        points: changeSeenBy(near, changes[entry]!),
      })
      levels += `M${round(at + wide)} ${round(y(after))}`
      at += wide + gap
    }
  })
  const final = risers.at(-1)
  const chance = chanceOf(near, entries[final?.entry ?? -1]?.value ?? 0.5)
  const end = { x: final ? Math.min(final.x + final.width + 7, width - 5) : LEFT, y: y(chance) }
  if (final) levels += `H${round(end.x)}`
  const grid = [0, 0.25, 0.5, 0.75, 1].map((per) => ({ per, y: y(per) }))
  return { width, height, slots, risers, levels, end, grid }
}

const round = (length: number) => Math.round(length * 10) / 10
