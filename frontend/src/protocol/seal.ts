/** Checks in the browser that a finished game was played with the deal of its hash, as `bossa verify` does. */
import { partsOf, type Tags } from './record'

export interface Seal {
  /** SHA-256 of the salt, a space and the deal, in hexadecimal digits. */
  hash: string
  salt: string
  deal: string
}

export type SealResult = 'agrees' | 'differs'

/** Whether salt and deal give the hash. */
export async function checkSeal({ hash, salt, deal }: Seal): Promise<SealResult> {
  return (await sha256(`${salt} ${deal}`)) === hash.toLowerCase() ? 'agrees' : 'differs'
}

/** A record without salt and deal is of a game that is not over, or of no server. */
export type RecordResult = SealResult | 'unsealed'

/**
 * Whether a record's salt and deal give its hash, and whether every roll and tile of its game comes from the deal. `noted`
 * is the hash that the game showed when it began, where that is known. The record is one that the server has read: the
 * rules are its business.
 */
export async function checkRecord(record: string, noted?: string): Promise<RecordResult> {
  const { tags, body } = partsOf(record)
  if (!tags.has('Salt') && !tags.has('Deal')) return 'unsealed'
  // A record with two salts would tell each reader another story.
  if (SEAL.some((name) => tags.get(name)?.length !== 1)) return 'differs'
  const seal = sealOf(tags)
  if (noted !== undefined && noted.toLowerCase() !== seal.hash.toLowerCase()) return 'differs'
  return isOfDeal(tags, body, seal.deal) ? checkSeal(seal) : 'differs'
}

const SEAL = ['Hash', 'Salt', 'Deal']

/** The seal that a record has, empty where it has none. */
export function sealOf(tags: Tags): Seal {
  const [hash = '', salt = '', deal = ''] = SEAL.map((name) => tags.get(name)?.[0])
  return { hash, salt, deal }
}

/** Web Crypto where there is one. Over plain http there is none: then a small library is loaded. */
async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  // Undefined in a page without TLS, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  const digest = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const COMMENT = /\{[^}]*\}/g
const DRAWN = /^\+(\d\d)$/
const ROLL = /^w(\d) b(\d)$/
const HANDS = /^A:([\d,]+) B:([\d,]+)$/
const HAND_SIZE = 4

/** Whether every roll and tile of the game comes from the deal: rolls, hands, what was drawn, what was left. */
function isOfDeal(tags: Tags, body: string, deal: string): boolean {
  const [tilesText = '', rollsText = ''] = deal.split(' ')
  const tiles = tilesText.split(',')
  const toCome = tiles.slice(2 * HAND_SIZE)
  const [rolls] = tags.get('Rolls') ?? []
  const [dice] = tags.get('Dice') ?? []
  const [hands = ''] = tags.get('Hands') ?? []
  const [removed] = tags.get('Removed') ?? []
  const [pile] = tags.get('Pile') ?? []
  const rolled = rollsText.split(',')
  const drawn = [...body.replace(COMMENT, ' ').matchAll(/\S+/g)].flatMap(([item]) => DRAWN.exec(item)?.[1] ?? [])
  const rest = toCome.slice(drawn.length)
  const [, a = '', b = ''] = HANDS.exec(hands) ?? []
  return (
    same((rolls ?? dice ?? '').split(', ').map(plainRoll), rolls === undefined ? rolled.slice(-1) : rolled) &&
    same(sorted(a.split(',')), sorted(tiles.slice(0, HAND_SIZE))) &&
    same(sorted(b.split(',')), sorted(tiles.slice(HAND_SIZE, 2 * HAND_SIZE))) &&
    same(drawn, toCome.slice(0, drawn.length)) &&
    (removed === undefined || removed === rest.at(-1)) &&
    (pile === undefined || same(pile === '-' ? [] : pile.split(','), rest.slice(0, -1)))
  )
}

/** A roll as a deal has it: `w3 b6` is `3-6` there. */
function plainRoll(text: string): string {
  const found = ROLL.exec(text)
  return found ? `${found[1]}-${found[2]}` : ''
}

const sorted = (tiles: string[]) => [...tiles].sort()

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place])
}
