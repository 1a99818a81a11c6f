/** Sharing a finished game: a picture of its final board, and a link that replays it for anybody. */
import { readMove } from '../protocol/notation'
import { COLOURS, nearSeat, otherSeat, type Colour, type Snapshot } from '../protocol/types'
import { t } from '../text/texts.svelte'
import { paint } from './drawing'
import { peopleOf } from './people'
import { HEIGHT, pictureOf, WIDTH, type PictureOptions, type PictureWords } from './picture'
import { reasonWords } from './result-words'

export const gameUrl = (snapshot: Snapshot) => `${location.origin}/game/${snapshot.id}`

/** Everybody reads it: nobody is "you" in it. */
function forEverybody(snapshot: Snapshot): Snapshot {
  return { ...snapshot, you: null }
}

export function pictureOptions(snapshot: Snapshot, url: string): PictureOptions {
  const seen = forEverybody(snapshot)
  const people = peopleOf(seen)
  const { outcome, position } = snapshot
  const winner = outcome?.winner ?? null
  const near = nearSeat(snapshot)
  const lines = Object.fromEntries(
    COLOURS.map((colour) => {
      const { owner } = position.lines[colour]
      return [
        colour,
        {
          name: t('line-name', { colour }),
          owner: owner === null ? '' : people[owner].name,
          side: owner === null ? null : owner === near ? 'near' : 'far',
        },
      ]
    }),
  ) as PictureWords['lines']
  const title =
    winner === null
      ? t('picture-tie', { a: people.A.name, b: people.B.name })
      : t('picture-won', {
          winner: people[winner].name,
          loser: people[otherSeat(winner)].name,
        })
  return {
    position,
    words: { title, reason: reasonWords(seen, people), lines, address: url.replace(/^https?:\/\//, '') },
    won: wonRow(snapshot),
  }
}

/** The sixth row of a line, when that has ended the game. */
function wonRow({ outcome, last }: Snapshot): { line: Colour; number: number } | null {
  if (outcome?.ending !== 'B' || last === null) return null
  const move = readMove(last)
  return move?.kind === 'lay' ? { line: move.line, number: move.number } : null
}

export async function pictureFile(snapshot: Snapshot): Promise<File> {
  const style = getComputedStyle(document.documentElement)
  const faces = { text: style.getPropertyValue('--face'), head: style.getPropertyValue('--face-head') }
  // A face that no text on the page has used yet would not be drawn.
  await Promise.all([document.fonts.load(`400 52px ${faces.head}`), document.fonts.load(`700 21px ${faces.text}`)])
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  paint(context, pictureOf(pictureOptions(snapshot, gameUrl(snapshot))), faces)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('no picture')
  return new File([blob], `bossa-${snapshot.id}.png`, { type: 'image/png' })
}

export type Shared = 'shared' | 'saved-and-copied' | 'saved'

/** Passes picture and link to the system's own sheet; where there is none, saves the picture and copies the link. */
export async function shareGame(snapshot: Snapshot): Promise<Shared> {
  const url = gameUrl(snapshot)
  const file = await pictureFile(snapshot)
  const data = { files: [file], title: t('app-name'), text: t('share-game-text'), url }
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // Closed without sharing. Anything else: the picture can still be saved.
      if ((error as Error).name === 'AbortError') return 'shared'
    }
  }
  save(file)
  try {
    await navigator.clipboard.writeText(url)
    return 'saved-and-copied'
  } catch {
    // Without TLS a page may not write to the clipboard.
    return 'saved'
  }
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
