// The pull of a hand on the screen: how much of a full stretch it is, and how hard a flick comes of it.
import { FULL_SLIDE, FULL_TURN, THOUSANDTHS, TREMORS } from './facts'
import type { Spot } from './stage'
import type { View } from './wire'

/** A place on the screen, in pixels. */
export interface Pixel {
  x: number
  y: number
}

/** Of the screen, or of the stage. */
export interface Size {
  width: number
  height: number
}

/** A full stretch, as a part of the stage; and its least and most. */
const PART = 0.3
const [SHORTEST, LONGEST] = [96, 220]
/** The last pixels at the edge of a screen cannot be reached with a finger. */
const EDGE = 6
/** So near the penguin nothing is stretched: who comes back to it has thought better of it. */
const REST = 16
/** Fingers are large: nearer than this they take hold of the penguin. */
const GRIP = 30

export const apart = (one: Pixel, other: Pixel): number => Math.hypot(other.x - one.x, other.y - one.y)

/** `radius` is what is seen of the penguin. */
export const isGrip = (penguin: Pixel, hand: Pixel, radius: number): boolean =>
  apart(penguin, hand) < Math.max(GRIP, radius * 1.2)

/** Pixels from a place to the edge of the screen, in the direction of the hand. */
function roomBeyond(from: Pixel, hand: Pixel, screen: Size): number {
  const away = apart(from, hand)
  if (away === 0) return Infinity
  const along = (at: number, way: number, size: number) =>
    Math.abs(way) < 1e-9 ? Infinity : ((way > 0 ? size - EDGE - at : EDGE - at) / way) * away
  return Math.min(along(from.x, hand.x - from.x, screen.width), along(from.y, hand.y - from.y, screen.height))
}

/** How far the hand goes for all one's might: less where the screen ends before. */
export function fullStretch(from: Pixel, hand: Pixel, stage: Size, screen: Size): number {
  const wanted = Math.min(Math.max(PART * Math.min(stage.width, stage.height), SHORTEST), LONGEST)
  return Math.max(Math.min(wanted, roomBeyond(from, hand, screen)), 1)
}

/** 0: back at the penguin; 1: the full stretch, or farther. */
export function stretchOf(from: Pixel, hand: Pixel, stage: Size, screen: Size): number {
  const full = fullStretch(from, hand, stage, screen)
  const rest = Math.min(REST, full * 0.4)
  return Math.min(Math.max((apart(from, hand) - rest) / (full - rest), 0), 1)
}

/** Twice the pull, twice the way: a slide grows with the square of the power. */
export const powerOf = (stretch: number): number => Math.round(Math.sqrt(stretch) * THOUSANDTHS)

/** The pull for a power. */
export const stretchFor = (power: number): number => (power / THOUSANDTHS) ** 2

/** How far a straight flick slides where no wall is, in whole centimetres. */
export const centimetresOf = (power: number): number => Math.round(FULL_SLIDE * stretchFor(power) * 100)

/** A hand behind the penguin, for those whose hand is not seen: metres for a full stretch. */
const REACH = 0.13
const NEAR = 0.026

export function handBehind(at: Spot, radians: number, stretch: number): Spot {
  const away = NEAR + REACH * stretch
  return { x: at.x - Math.cos(radians) * away, y: at.y - Math.sin(radians) * away }
}

/** Two standard deviations to each side: nineteen flicks of twenty (IC-27). */
export const strayOf = ({ table }: Pick<View, 'table'>): number => (2 * TREMORS[table.tremor] * 2 * Math.PI) / FULL_TURN
