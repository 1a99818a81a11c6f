/** The words of the protocol for the rest of the front end. The types are made from the server's own (schema.ts). */
import type { components } from './schema'

type Values = components['schemas']

export type Seat = Values['Player']
export type Colour = Values['Colour']
/** White dots, then black dots: `23`. */
export type TileCode = Values['LaidTile']['tile']
export type ChipKind = Values['Chip']
export type MarkerKind = Values['Marker']
export type Rules = Snapshot['rules']
export type Opponent = Snapshot['opponent']
export type Level = NonNullable<Snapshot['level']>
export type Phase = Values['Phase']
export type Ending = Values['Ending']
export type Choice = Values['Choice']

export const LEVELS: readonly Level[] = ['seedling', 'leaf', 'cup', 'kettle', 'teahouse', 'master']
export const GREETINGS: readonly Greeting[] = ['hello', 'good-luck', 'nice-move', 'thanks', 'good-game', 'see-you']
export const MARKERS: readonly MarkerKind[] = ['R', 'X', 'S']
export const CHIPS: readonly ChipKind[] = ['d', 'i']
export const COLOURS: readonly Colour[] = ['white', 'black']

export type LaidTile = Values['LaidTile']
export type Row = Values['Row']
export type End = Values['End']
export type Line = Values['Line']
export type Position = Values['Position']
export type RowMove = Values['LayMove'] | Values['StackMove']
export type ExchangeMove = Values['ExchangeMove']
export type RedrawMove = Values['RedrawMove']
export type ChoiceMove = Values['ChoiceMove']
export type Move = BoardView['moves'][number]
export type Step = BoardView['steps'][number]
export type Outcome = Values['Outcome']
/** What a board draws: the part of a game that depends on its rules and moves alone. */
export type BoardView = Values['BoardView']

export type Clock = Values['Clock']
/** What was told about the open decision: a nudge, and the move once that was asked for. */
export type Hint = Values['Hint']
export type HintFacts = Values['HintFacts']
export type SeatState = Values['Seat']
export type Reveal = Values['Reveal']
/** A live game as one viewer may see it. */
export type Snapshot = Values['Snapshot']
export type GameEvent = Values['GameEvent']
export type Here = Values['Here']
/** What one player can say to the other of a game by link. */
export type Greeting = LastGreeting['greeting']
/** The last greeting of a game; a later one has a higher number. */
export type LastGreeting = Values['LastGreeting']
export type Summary = Values['GameSummary']
/** What a list draws of a game: everybody may see it. */
export type SmallBoard = Values['SmallBoard']
export type SmallLine = Values['SmallLine']
/** A list of games; `next` is the `before` of the next page of finished ones. */
export type GameList = Values['GameList']
/** Which of the finished games are wanted. */
export interface FinishedQuery {
  before?: string | null
  result?: 'won' | 'lost' | 'tied' | 'other' | null
  opponent?: Opponent | null
}
export type Refusal = Values['RefusalView']
/** Why the rules refuse a choice; no refusals when they allow it. */
export type CheckAnswer = Values['CheckedChoice']
/** A lesson with every board in it. */
export type Lesson = Values['LessonView']
export type LessonStep = Values['StepView']
export type LessonWay = Values['WayView']
export type LessonTry = Values['TryView']
export type LessonEntry = Values['LessonEntry']
/** All rules by their ids, with examples. */
export type Rulebook = Values['Rulebook']
export type RuleStatement = Values['RuleStatement']
export type RuleExample = Values['RuleExample']
export type InvitationLook = Values['InvitationView']

/** What each decision lost and each draw brought; the chances are those of A. */
export type Review = Values['Review']
export type ReviewEntry = Values['ReviewEntry']
export type ReviewState = Values['ReviewState']
export type Mark = NonNullable<ReviewEntry['mark']>
export type MoveValue = Values['MoveValue']
/** What a position is worth to the player who is to act, and each move or tile. */
export type PositionValues = Values['PositionValues']
/** What follows from a move, and from the tiles that come. */
export type Played = Values['Played']

/** What becomes of the games that a device has before it continues as another player. */
export type OwnGames = NonNullable<Values['LinkBody']['own_games']>

export type ClockOption = null | { seconds: number; increment: number } | { days: number }

/** A game that somebody asks the server for; the request id comes with the request. */
export type NewGame = Required<
  Omit<Values['NewGameBody'], 'request' | 'clock' | 'level' | 'names' | 'practice' | 'moment'>
> & {
  level: Level | null
  clock: ClockOption
  /** Of the two people on one device. */
  names?: { A: string | null; B: string | null } | null
  /** A prepared game from the middle on. */
  practice?: boolean
}

/** A moment of a game: so many steps of a record, and what happens then. */
export type GameMoment = Required<Values['MomentBody']>

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

const KINDS: Record<MarkerKind, Move['kind']> = { R: 'redraw', X: 'exchange', S: 'stack' }

/** The markers that some of the moves use. */
export const markersIn = (moves: readonly Move[]): MarkerKind[] =>
  MARKERS.filter((marker) => moves.some(({ kind }) => kind === KINDS[marker]))
