// The arithmetic of aiming: what the hand does, in the numbers of a flick. Nothing is simulated here.
import { FULL_TURN, TENTHS, THOUSANDTHS } from './facts'
import { SCHOOL } from './school'
import type { Spot } from './stage'
import type { TextKey } from './text'
import type { Flick, FlickRanges } from './wire'

export type Dial = keyof Flick
export type Range = readonly [number, number]

export const wrapped = (direction: number): number => ((Math.round(direction) % FULL_TURN) + FULL_TURN) % FULL_TURN

const clamped = (value: number, [low, high]: Range): number => Math.min(Math.max(Math.round(value), low), high)

/** Whole numbers within what is offered; a direction goes round. */
export function fitted(flick: Flick, ranges: FlickRanges): Flick {
  return {
    direction: clamped(wrapped(flick.direction), ranges.direction),
    power: clamped(flick.power, ranges.power),
    offset: clamped(flick.offset, ranges.offset),
    height: clamped(flick.height, ranges.height),
  }
}

export function directionTo(from: Spot, to: Spot): number {
  return wrapped((Math.atan2(to.y - from.y, to.x - from.x) * FULL_TURN) / (2 * Math.PI))
}

export const radiansOf = (direction: number): number => (direction * 2 * Math.PI) / FULL_TURN

/** The radius of the body at a height, in metres: what "the side" is measured by. */
export function girth(height: number): number {
  const z = height / TENTHS
  return Math.sqrt(Math.max(...SCHOOL.penguin.spheres.map((sphere) => sphere.r ** 2 - (z - sphere.z) ** 2), 0))
}

/** Where the finger hits, seen from behind: metres to the right of the middle, and up. */
export const padSpot = ({ offset, height }: Pick<Flick, 'offset' | 'height'>): Spot => ({
  x: (offset / THOUSANDTHS) * girth(height),
  y: height / TENTHS,
})

export function fromPad({ x, y }: Spot, ranges: FlickRanges): Pick<Flick, 'offset' | 'height'> {
  const height = clamped(y * TENTHS, ranges.height)
  const round = girth(height)
  return { offset: clamped(round > 0 ? (x / round) * THOUSANDTHS : 0, ranges.offset), height }
}

const BELLY = 115
const TOP = 400
const SHOULDERS = 260
const SLIGHT = 80
const STRONG = 450

export const START: Flick = { direction: 0, power: 400, offset: 0, height: BELLY }

export type Preset = 'straight' | 'left' | 'right' | 'jump'

export const PRESETS: Record<Preset, Pick<Flick, 'offset' | 'height'>> = {
  straight: { offset: 0, height: BELLY },
  left: { offset: -550, height: BELLY },
  right: { offset: 550, height: BELLY },
  jump: { offset: 0, height: 420 },
}

export function presetOf({ offset, height }: Flick): Preset | null {
  const found = Object.entries(PRESETS).find(([, hit]) => hit.offset === offset && hit.height === height)
  return (found?.[0] ?? null) as Preset | null
}

/** Where the finger hits and what that usually does, as keys of words. */
export function hitWords({ offset, height }: Pick<Flick, 'offset' | 'height'>): {
  where: TextKey
  what: TextKey
  how: TextKey | null
} {
  const side = Math.abs(offset)
  const how = side < SLIGHT ? null : side < STRONG ? 'isSlight' : 'isStrong'
  if (height >= TOP) return { where: 'hitTop', what: 'goesJump', how: null }
  if (side >= SLIGHT)
    return { where: offset < 0 ? 'hitLeft' : 'hitRight', what: offset < 0 ? 'goesLeft' : 'goesRight', how }
  if (height >= SHOULDERS) return { where: 'hitHigh', what: 'goesTumble', how: null }
  return { where: 'hitMiddle', what: 'goesStraight', how: null }
}

/** Each dial as people read it: its unit, its decimals, how fine one step is. */
export interface Scale {
  /** Numbers of a flick in one unit. */
  per: number
  digits: number
  step: number
  fine: number
  unit: TextKey
  help: TextKey
}

export const SCALES: Record<Dial, Scale> = {
  direction: { per: 100, digits: 1, step: 1, fine: 0.1, unit: 'unitDegrees', help: 'directionHelp' },
  power: { per: 10, digits: 1, step: 2, fine: 0.5, unit: 'unitPercent', help: 'powerHelp' },
  offset: { per: 10, digits: 1, step: 5, fine: 1, unit: 'unitPercent', help: 'offsetHelp' },
  height: { per: 10, digits: 1, step: 2, fine: 0.5, unit: 'unitMm', help: 'heightHelp' },
}

const KEYS: Record<string, readonly [Dial, 1 | -1]> = {
  ArrowLeft: ['direction', 1],
  ArrowRight: ['direction', -1],
  ArrowUp: ['power', 1],
  ArrowDown: ['power', -1],
}

/** What an arrow key does to an aim; null for other keys. */
export function keyed(flick: Flick, key: string, isFine: boolean): Flick | null {
  const found = KEYS[key]
  if (!found) return null
  const [dial, sign] = found
  const { per, step, fine } = SCALES[dial]
  return { ...flick, [dial]: flick[dial] + sign * per * (isFine ? fine : step) }
}
