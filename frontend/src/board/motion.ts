/** The times of everything that moves on the board, in milliseconds at the normal pace. */
import type { Pace } from '../pace'

export const TIMES = {
  /** The lamp goes over to the other player. */
  lamp: 240,
  /** A tile is drawn from the pile, turning over halfway. */
  draw: 320,
  /** What came can be seen before it is played. */
  rest: 450,
  /** A tile lands on its place; more tiles follow each other. */
  lay: 260,
  apart: 70,
  /** The crystal grows an arm. */
  arm: 300,
  /** Tiles of a hand close ranks. */
  slide: 220,
  /** A hand is turned up, tile by tile. */
  reveal: 280,
  revealApart: 60,
  /** A choice of the set-up can be read. */
  choice: 900,
} as const

/** How much longer or shorter than at the normal pace everything takes. */
export const PACES: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 }

/** Whether the system asks for as little movement as possible: then the same happens in steps, without movement. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
