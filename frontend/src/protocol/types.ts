/** What the server sends and takes: docs/protocol.md in types. */

export type Seat = 'A' | 'B'
export type Colour = 'white' | 'black'
/** White dots, then black dots: `23`. */
export type TileCode = string
export type ChipKind = 'd' | 'i'
export type MarkerKind = 'R' | 'X' | 'S'
export type Rules = 'regular' | 'regular+chips' | 'novice' | 'novice+chips'
export type Opponent = 'computer' | 'link' | 'device'
export type Level = 'seedling' | 'leaf' | 'cup' | 'kettle' | 'teahouse' | 'master'
export type Phase = 'choose' | 'line' | 'keep' | 'draw' | 'play'
export type Ending = 'A' | 'B' | 'C' | 'D' | 'E' | 'resign' | 'time' | 'abandoned'

export const LEVELS: readonly Level[] = ['seedling', 'leaf', 'cup', 'kettle', 'teahouse', 'master']
export const MARKERS: readonly MarkerKind[] = ['R', 'X', 'S']
export const CHIPS: readonly ChipKind[] = ['d', 'i']
export const COLOURS: readonly Colour[] = ['white', 'black']

export interface LaidTile {
  tile: TileCode
  chip: ChipKind | null
}

export interface Row {
  number: number
  size: number
  /** From the bottom. */
  layers: LaidTile[][]
  /** False: nothing can ever be stacked on it any more. */
  open: boolean
}

export interface End {
  number: number
  side: 'below' | 'above'
  sizes: number[]
  /** False: nothing can ever fill it any more. */
  open: boolean
}

export interface Line {
  /** Null while waiting: nothing has been rolled. */
  die: number | null
  owner: Seat | null
  rows: Row[]
  rows_to_win: number | null
  ends: End[]
}

export interface Position {
  /** Null while waiting. */
  text: string | null
  lines: Record<Colour, Line>
  hands: Record<Seat, TileCode[] | null>
  hand_sizes: Record<Seat, number>
  markers: Record<Seat, MarkerKind[]>
  chips: Record<Seat, ChipKind[]>
  out: TileCode[]
  pile: number
  unseen: TileCode[]
}

export interface RowMove {
  text: string
  kind: 'lay' | 'stack'
  line: Colour
  number: number
  tiles: TileCode[]
  chip?: { tile: TileCode; kind: ChipKind }
  sum: string
  left: number
  ends?: 'wins' | 'loses' | 'ties'
}

export interface ExchangeMove {
  text: string
  kind: 'exchange'
  tiles: TileCode[]
  theirs: TileCode
}

export interface RedrawMove {
  text: string
  kind: 'redraw'
  tiles: TileCode[]
}

export type Choice = 'white' | 'black' | 'first' | 'keep-d' | 'keep-i'

export interface ChoiceMove {
  text: Choice
  kind: 'choice'
}

export type Move = RowMove | ExchangeMove | RedrawMove | ChoiceMove

export type Step =
  | { kind: 'chosen'; player: Seat; choice: Choice }
  | { kind: 'drawn'; player: Seat; tile: TileCode; turn: number }
  | { kind: 'moved'; player: Seat; move: string; brought: TileCode | null; turn: number }
  | { kind: 'left'; player: Seat; ending: 'resign' | 'time' | 'abandoned' }

export interface Clock {
  A: number
  B: number
  running: Seat | null
  increment: number | null
  days: number | null
}

export interface SeatState {
  name: string | null
  kind: 'guest' | 'computer' | 'empty'
  here: boolean
}

export interface Outcome {
  ending: Ending
  winner: Seat | null
}

export interface Reveal {
  removed: TileCode
  pile: TileCode[]
  salt: string
  deal: string
}

/** What is on the board: the part of a game that depends on its rules and moves alone. */
export interface BoardView {
  /** What is to be done: a choice of the set-up, a draw or a move; null while waiting and when the game is over. */
  phase: Phase | null
  /** White die of A, black die of B; all rolls but the last were equal. */
  rolls: [number, number][]
  position: Position
  /** What can be decided now by who looks; empty when it is not their turn. */
  moves: Move[]
  /** What happened, in order; empty for a position that stands alone. */
  steps: Step[]
  /** The last move in notation. */
  last: string | null
  outcome: Outcome | null
}

/** A live game as one viewer may see it. */
export interface Snapshot extends BoardView {
  id: string
  number: number
  rules: Rules
  opponent: Opponent
  level: Level | null
  you: Seat | 'both' | null
  /** Whose hand is seen. */
  eyes: Seat | null
  seats: Record<Seat, SeatState>
  status: 'waiting' | 'setup' | 'playing' | 'over' | 'called-off'
  /** SHA-256 of salt and deal. */
  hash: string
  /** What is open now, and whose it is. */
  decisions: { player: Seat; number: number }[]
  reveal: Reveal | null
  takeback: { by: Seat } | null
  can_take_back: boolean
  rematch: { by: Seat; game: string | null } | null
  invitation: { url: string; reachable: boolean } | null
  clock: Clock | null
  can_claim: boolean
  thinking: boolean
}

export interface Summary {
  id: string
  rules: Rules
  opponent: Opponent
  level: Level | null
  you: Seat | 'both' | null
  with: string | null
  status: Snapshot['status']
  your_turn: boolean
  outcome: Outcome | null
  changed: string
}

export type ClockOption = null | { seconds: number; increment: number } | { days: number }

/** A game that somebody asks the server for. */
export interface NewGame {
  rules: Rules
  opponent: Opponent
  level: Level | null
  seat: Seat | null
  clock: ClockOption
}

export interface Refusal {
  code: string
  rule: string | null
  values: Record<string, string | number>
  text: string
}

/** Why the rules refuse a choice; no refusals when they allow it. */
export interface CheckAnswer {
  choice: string
  refusals: Refusal[]
}

export interface InvitationLook {
  rules: Rules
  by: string | null
  open: boolean
  clock: { seconds: number | null; increment: number; days: number | null } | null
  /** For who sits in it already. */
  game: string | null
}

export function otherSeat(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A'
}

/** The phases before the hands are turned up. */
export function isSetUp(phase: Phase | null): boolean {
  return phase === 'choose' || phase === 'line' || phase === 'keep'
}

/** The seat whose decision this viewer takes now, or null when it is not theirs. */
export function decider(snapshot: Snapshot): Seat | null {
  if (snapshot.you === null) return null
  if (snapshot.you === 'both') return snapshot.decisions[0]?.player ?? null
  return snapshot.decisions.some((open) => open.player === snapshot.you) ? snapshot.you : null
}

/** The seat at the bottom of the board: one's own; on one device always A, so that nothing turns round. */
export function nearSeat(snapshot: Snapshot): Seat {
  return snapshot.you === 'B' ? 'B' : 'A'
}

export function isOver(snapshot: Snapshot): boolean {
  return snapshot.status === 'over' || snapshot.status === 'called-off'
}
