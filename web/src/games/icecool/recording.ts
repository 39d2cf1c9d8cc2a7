// A recorded flick, unpacked: the frames of those who moved. `recording.py` says what the bytes mean.
import { FRAMES_PER_SECOND, RECORDING, SAMPLES_PER_SECOND, STANDING_HEIGHT } from './facts'
import type { Pose, Spot } from './stage'
import { turnedPart, UPRIGHT, type Turn } from './turning'

const { version: VERSION, columns: COLUMNS, grain: GRAIN, full: FULL } = RECORDING
/** Standing up is the last frame; it is given a moment of its own. */
export const STANDING_UP_S = 0.22
/** Whoever is put back from farther away is lifted over the walls. */
const CARRIED = 0.05

export interface Recording {
  seats: readonly number[]
  frames: number
  /** By penguin: x y z for each frame. */
  places: readonly Float64Array[]
  /** By penguin: w x y z for each frame. */
  turns: readonly Float64Array[]
  /** By penguin and frame: whole turns on the way from the frame before. */
  extra: readonly Int8Array[]
}

export interface Standing extends Spot {
  seat: number
}

export function decode(body: Uint8Array): Recording {
  if (body[0] !== VERSION) throw new Error(`recording version ${body[0] ?? 'none'}`)
  const count = body[1] ?? 0
  const frames = (body[2] ?? 0) | ((body[3] ?? 0) << 8)
  const size = (2 * COLUMNS + 1) * frames
  if (body.length !== 4 + count + count * size) throw new Error('recording cut short')
  const each = Array.from({ length: count }, (_, index) =>
    unpack(body.subarray(4 + count + index * size, 4 + count + (index + 1) * size), frames),
  )
  return {
    seats: [...body.subarray(4, 4 + count)],
    frames,
    places: each.map((one) => one.places),
    turns: each.map((one) => one.turns),
    extra: each.map((one) => one.extra),
  }
}

/** One penguin: planes of low and high bytes, each value as the difference to the frame before. */
function unpack(planes: Uint8Array, frames: number) {
  const places = new Float64Array(3 * frames)
  const turns = new Float64Array(4 * frames)
  for (let column = 0; column < COLUMNS; column += 1) {
    const low = 2 * column * frames
    let value = 0
    for (let frame = 0; frame < frames; frame += 1) {
      value = (value + (planes[low + frame] ?? 0) + ((planes[low + frames + frame] ?? 0) << 8)) & 0xffff
      const signed = value >= 0x8000 ? value - 0x10000 : value
      if (column < 3) places[3 * frame + column] = signed * GRAIN
      else turns[4 * frame + column - 2] = signed / FULL
    }
  }
  for (let at = 0; at < turns.length; at += 4) {
    const [x = 0, y = 0, z = 0] = turns.subarray(at + 1, at + 4)
    turns[at] = Math.sqrt(Math.max(1 - (x * x + y * y + z * z), 0))
  }
  return { places, turns, extra: new Int8Array(planes.slice(2 * COLUMNS * frames).buffer) }
}

async function inflate(text: string): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const KEPT = 12
const kept = new Map<string, Promise<Recording>>()

/** The recording behind its text; the last few stay unpacked. */
export function readRecording(text: string): Promise<Recording> {
  const known = kept.get(text)
  if (known) return known
  const found = inflate(text).then(decode)
  kept.set(text, found)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return found
}

/** How long it is to watch, in seconds: the flick in real time, and the standing up. */
export const lengthOf = (recording: Recording): number =>
  Math.max(recording.frames - 2, 0) / FRAMES_PER_SECOND + STANDING_UP_S

export const secondsAt = (sample: number): number => sample / SAMPLES_PER_SECOND

const upright = ({ seat, x, y }: Standing): Pose => ({ seat, x, y, z: STANDING_HEIGHT, turn: UPRIGHT })

/** Everybody at an instant; whoever is not in the recording has not moved. */
export function posesAt(recording: Recording, seconds: number, starts: readonly Standing[]): Pose[] {
  const simulated = Math.max(recording.frames - 2, 0)
  const ticks = Math.max(seconds, 0) * FRAMES_PER_SECOND
  const late = (Math.max(seconds, 0) - simulated / FRAMES_PER_SECOND) / STANDING_UP_S
  const frame = Math.min(Math.floor(ticks), simulated)
  const part = frame < simulated ? ticks - frame : Math.min(Math.max(late, 0), 1)
  return starts.map((start) => {
    const index = recording.seats.indexOf(start.seat)
    return index < 0 ? upright(start) : poseBetween(recording, { index, seat: start.seat, frame, part })
  })
}

interface Moment {
  index: number
  seat: number
  frame: number
  part: number
}

function poseBetween({ places, turns, extra, frames }: Recording, { index, seat, frame, part }: Moment): Pose {
  const next = Math.min(frame + 1, frames - 1)
  const place = places[index] ?? new Float64Array()
  const mix = (column: number) => {
    const from = place[3 * frame + column] ?? 0
    return from + ((place[3 * next + column] ?? 0) - from) * part
  }
  const way = Math.hypot(
    (place[3 * next] ?? 0) - (place[3 * frame] ?? 0),
    (place[3 * next + 1] ?? 0) - (place[3 * frame + 1] ?? 0),
  )
  const lift = next === frames - 1 && way > CARRIED ? 0.09 * Math.sin(Math.PI * part) : 0
  const turn = turns[index] ?? new Float64Array()
  return {
    seat,
    x: mix(0),
    y: mix(1),
    z: mix(2) + lift,
    turn: turnedPart(turnAt(turn, frame), turnAt(turn, next), extra[index]?.[next] ?? 0, part),
  }
}

const turnAt = (turns: Float64Array, frame: number): Turn => [
  turns[4 * frame] ?? 1,
  turns[4 * frame + 1] ?? 0,
  turns[4 * frame + 2] ?? 0,
  turns[4 * frame + 3] ?? 0,
]

export const posesOf = (standing: readonly Standing[]): Pose[] => standing.map(upright)
