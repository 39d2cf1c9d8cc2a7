// What the board hands to whatever draws the school: the scene in three dimensions, or the plan.
import type { Language } from '../board'
import type { Marks, Way } from './marks'
import type { Pixel } from './pulling'
import type { Fish, Flick, Ghost, View } from './wire'

/** A point of the floor, in metres, as in the school's data. */
export interface Spot {
  x: number
  y: number
}

/** A penguin at one instant: its centre of mass (1.15 cm up when it stands), and how it is turned. */
export interface Pose extends Spot {
  seat: number
  z: number
  /** The quaternion, w first. */
  turn: readonly [number, number, number, number]
}

/** Somebody's aim: one's own, or what another seat is trying out. */
export interface ShownAim {
  seat: number
  at: Spot
  flick: Flick
  isOwn: boolean
  /** The hand that has drawn back the band; null while nobody pulls. */
  hand: Spot | null
  /** How far the way may stray from the line, in radians to each side. */
  stray: number
}

export type CameraName = 'top' | 'chase' | 'free'

/** A door or a penguin: what a finger can aim at. */
export type Target = `door ${string}` | `seat ${number}`

export type PointerStage = 'down' | 'move' | 'up' | 'cancel'

/** A finger or mouse over the stage; a mouse also moves while it is not pressed. */
export interface Touch extends Pixel {
  stage: PointerStage
  isHeld: boolean
  /** The point of the floor under it; null above the horizon. */
  floor: Spot | null
  /** The same at the height at which a penguin is held. */
  hand: Spot | null
}

/** Where something of the school is on the screen, so high above the floor; null: behind the eye. */
export type Locate = (at: Spot, height: number) => Pixel | null

/** How high over the floor a penguin is held. */
export const GRIP_HEIGHT = 0.015

export interface StageProps {
  /** Who plays what, whose turn it is; where things lie comes from `poses` and `fish`. */
  view: View
  /** The seat one plays; null for a spectator. */
  seat: number | null
  /** Where all penguins on the board are at this very instant; asked once for each drawn frame. */
  poses: () => readonly Pose[]
  /** A flick is being played: frames are wanted as fast as they come. Else draw on demand. */
  isMoving: boolean
  /** The penguin that the chase camera follows. */
  star: number | null
  /** The fish that hang just now: one that is taken in a flick goes at its moment. */
  fish: readonly Fish[]
  /** The ways of the last flicks, and the doors where fish were taken: marks that stay. */
  ways: readonly Way[]
  taken: Marks['fish']
  aims: readonly ShownAim[]
  /** How the flick would go; only where the table shows it. */
  ghost: Ghost | null
  /** Where a penguin is to be put just now. */
  zone: 'kitchen' | 'circle' | null
  /** Where it would be put: drawn faintly. */
  draft: Spot | null
  /** The rooms whose orange lines may be chosen. */
  lines: readonly number[]
  camera: CameraName
  language: Language
  motion: boolean
  /** What the finger or mouse is over. */
  pointed: Target | null
  /** One's own penguin is being pulled: the camera stands still. */
  isPulling: boolean
  /** Whether a press here is for the school, and not for the camera. */
  isTaken: (at: Pixel) => boolean
  point: (touch: Touch) => void
  /** The stage tells how to find things on it, anew whenever that changes; and that it goes. */
  see: (locate: Locate) => () => void
}
