/** The sounds of the table, made with Web Audio: no files. Nothing is made before somebody has touched the page, and nothing
    is heard unless they want it. */
import { settings } from './settings.svelte'

export type Sound =
  /** Porcelain on wood. A larger row sounds lower. */
  | { name: 'lay'; size: number }
  /** A tile slides over paper. */
  | { name: 'draw' }
  | { name: 'dice' }
  /** A wind-bell: five rows stand. */
  | { name: 'bell' }
  /** Tea is poured: a win. */
  | { name: 'tea' }

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Browsers start no sound before a tap or a key; asking earlier only fills their log. */
const isTouched = () => navigator.userActivation.hasBeenActive

/** Plays a sound, some milliseconds from now. */
export function play(sound: Sound, delay = 0): void {
  if (!settings.sound || !isTouched() || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const at = context.currentTime + delay / 1_000
  switch (sound.name) {
    case 'lay':
      return lay(context, at, sound.size)
    case 'draw':
      return draw(context, at)
    case 'dice':
      return dice(context, at)
    case 'bell':
      return bell(context, at)
    case 'tea':
      return tea(context, at)
  }
}

/** Half a second of noise, made once. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return noise
}

interface Tone {
  at: number
  frequency: number
  loud: number
  seconds: number
}

/** A tone that is struck and dies away. */
function strike(audio: AudioContext, { at, frequency, loud, seconds }: Tone): void {
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.frequency.value = frequency
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(gain).connect(audio.destination)
  tone.start(at)
  tone.stop(at + seconds)
}

interface Rustle {
  at: number
  from: number
  to: number
  width: number
  loud: number
  seconds: number
}

/** Noise of some pitch that rises or falls. */
function rustle(audio: AudioContext, { at, from, to, width, loud, seconds }: Rustle): void {
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = noiseIn(audio)
  source.loop = true
  filter.type = 'bandpass'
  filter.Q.value = width
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.04, seconds / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(at)
  source.stop(at + seconds)
}

function lay(audio: AudioContext, at: number, size: number): void {
  const pitch = 2 ** (-(size - 1) / 5)
  strike(audio, { at, frequency: 190 * pitch, loud: 0.22, seconds: 0.09 })
  strike(audio, { at, frequency: 1_850 * pitch, loud: 0.07, seconds: 0.16 })
  strike(audio, { at, frequency: 3_120 * pitch, loud: 0.035, seconds: 0.1 })
  rustle(audio, { at, from: 2_400 * pitch, to: 900 * pitch, width: 0.8, loud: 0.12, seconds: 0.035 })
}

function draw(audio: AudioContext, at: number): void {
  rustle(audio, { at, from: 1_600, to: 4_200, width: 0.7, loud: 0.06, seconds: 0.22 })
}

/** Milliseconds at which the dice strike the cup and the table. */
const RATTLE = [0, 70, 130, 215, 280, 350, 445, 520, 610, 690]

function dice(audio: AudioContext, at: number): void {
  for (const [order, time] of RATTLE.entries()) {
    const isLast = order >= RATTLE.length - 2
    const frequency = isLast ? 330 : 620 + (order % 3) * 170
    strike(audio, { at: at + time / 1_000, frequency, loud: isLast ? 0.16 : 0.07, seconds: 0.06 })
    rustle(audio, { at: at + time / 1_000, from: 2_600, to: 1_300, width: 1, loud: 0.07, seconds: 0.03 })
  }
}

function bell(audio: AudioContext, at: number): void {
  const partials = [
    [1, 0.075, 2.4],
    [2.76, 0.035, 1.5],
    [5.4, 0.016, 0.8],
  ] as const
  for (const [share, loud, seconds] of partials) strike(audio, { at, frequency: 1_318 * share, loud, seconds })
}

function tea(audio: AudioContext, at: number): void {
  rustle(audio, { at, from: 520, to: 1_250, width: 1.6, loud: 0.09, seconds: 1.7 })
  // Drops, ever higher as the cup fills.
  for (let drop = 0; drop < 14; drop++)
    strike(audio, { at: at + 0.1 + drop * 0.11, frequency: 480 + drop * 42, loud: 0.022, seconds: 0.07 })
}
