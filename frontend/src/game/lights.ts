/** The end on the board: the rows of the line that won light up in order, the crystal grows; or the hand that is empty,
    or the pile. What stays lit is the board's own drawing. */
import { isCalm } from '../board/motion'
import { otherSeat, type Outcome, type Position, type Seat } from '../protocol/types'

/** Milliseconds from one row to the next, and for the crystal. */
const APART = 110
const FLASH = 420
const CRYSTAL = 500

const GLOW = 'drop-shadow(0 0 10px #ffb84d) brightness(1.14)'
const DARK = 'drop-shadow(0 0 0 transparent) brightness(1)'

/** Lights up what the game ended by. Nothing moves where the system asks for calm: the board marks it anyway. */
export function lightUp(table: HTMLElement, outcome: Outcome, position: Position, near: Seat): void {
  if (isCalm() || outcome.winner === null) return
  const dock = table.querySelector<HTMLElement>(outcome.winner === near ? '.dock.near' : '.dock.far')
  const rows = outcome.ending === 'B' ? rowsOf(table, outcome.winner, position) : []
  rows.forEach((row, order) => {
    const frames = [{ filter: DARK }, { filter: GLOW, offset: 0.45 }, { filter: DARK }]
    row.animate(frames, { duration: FLASH, delay: order * APART, easing: 'ease-out' })
    // The row that won stays lit: its light comes with its turn, the last.
    if (row.closest('.won'))
      row.animate([{ background: 'transparent', boxShadow: 'none', outlineColor: 'transparent' }, {}], {
        duration: FLASH,
        delay: order * APART,
        fill: 'backwards',
      })
  })
  const after = rows.length * APART
  grow(dock?.querySelector('.sign') ?? null, after)
  if (['A', 'C', 'E'].includes(outcome.ending)) glow(dock?.querySelector('.hand') ?? null, 0)
  if (outcome.ending === 'E') glow(table.querySelector('.pile'), 0)
  if (outcome.ending === 'D')
    glow(table.querySelector(otherSeat(outcome.winner) === near ? '.dock.near .hand' : '.dock.far .hand'), 0)
}

function rowsOf(table: HTMLElement, winner: Seat, position: Position): HTMLElement[] {
  const colour = position.lines.white.owner === winner ? 'white' : 'black'
  const rows = [...table.querySelectorAll<HTMLElement>(`.line.${colour} li .row`)]
  // The row that won comes last.
  return [...rows.filter((row) => !row.closest('.won')), ...rows.filter((row) => row.closest('.won'))]
}

function grow(element: Element | null, delay: number): void {
  const frames = [
    { transform: 'none', filter: DARK },
    { transform: 'scale(1.3) rotate(60deg)', filter: GLOW, offset: 0.55 },
    { transform: 'rotate(60deg)', filter: DARK },
  ]
  element?.animate(frames, { duration: CRYSTAL, delay, easing: 'cubic-bezier(.2,.9,.25,1)' })
}

function glow(element: Element | null, delay: number): void {
  const frames = [{ filter: DARK }, { filter: GLOW, offset: 0.4 }, { filter: DARK }]
  element?.animate(frames, { duration: 900, delay, easing: 'ease-in-out' })
}
