// What tells the penguins apart beside their colour: scarf, cap, glasses, bow, earmuffs; and the Catcher's sash.
import {
  ConeGeometry,
  CylinderGeometry,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
} from 'three'
import { GOLD, INK, LOOKS, type PenguinColour } from '../looks'
import { onBody } from './body'
import { ball, painted, put, skin } from './solid'
import { starShape } from './marks'

const { sin, PI } = Math

function scarf(wool: string, stripe: string): BufferGeometry[] {
  const stripes = Array.from({ length: 8 }, (_, index) =>
    painted(new TorusGeometry(11.6, 2.9, 7, 3, PI / 8).rotateZ((index * PI) / 4).translate(0, 0, 34.4), stripe),
  )
  const rests = Array.from({ length: 8 }, (_, index) =>
    painted(new TorusGeometry(11.6, 2.7, 7, 3, PI / 8).rotateZ((index * PI) / 4 + PI / 8).translate(0, 0, 34.4), wool),
  )
  const tail = [0, 1, 2].map((step) =>
    put(
      ball([3, 1.5, 2.6], step === 1 ? stripe : wool, 8),
      [8.4 + step * 0.5, -13 - step * 0.9, 31 - step * 4.2],
      [0.2, 0, 0.5],
    ),
  )
  return [...stripes, ...rests, ...tail]
}

function cap(cloth: string, band: string): BufferGeometry[] {
  const lean = PI / 2 - 0.2
  const dome = put(painted(new SphereGeometry(10.3, 20, 8, 0, 2 * PI, 0, PI / 2), cloth), [0, 1.4, 44.2], [lean, 0, 0])
  const edge = put(painted(new CylinderGeometry(10.5, 10.5, 2.2, 24, 1, true), band), [0, 1.2, 45.2], [lean, 0, 0])
  const visor = put(ball([6.8, 5.6, 0.9], band), [0, -6.8, 47.6], [-0.12, 0, 0])
  return [dome, edge, visor, put(ball([2, 2, 1.5], band, 8), [0, 3.4, 54.2])]
}

function glasses(frame: string): BufferGeometry[] {
  const sides = [-1, 1].flatMap((side) => [
    put(painted(new TorusGeometry(4.3, 0.95, 6, 18), frame), [side * 4.8, -10, 43.2], [PI / 2 - 0.2, 0, side * 0.45]),
    put(painted(new CylinderGeometry(0.75, 0.75, 12, 6), frame), [side * 9.9, -3.4, 43.8], [0, 0, side * 0.1]),
  ])
  return [...sides, put(painted(new CylinderGeometry(0.9, 0.9, 2.4, 6), frame), [0, -11.6, 43.6], [0, 0, PI / 2])]
}

function bow(ribbon: string, knot: string): BufferGeometry[] {
  const loops = [-1, 1].map((side) =>
    put(
      painted(new ConeGeometry(5.2, 8.5, 14).scale(1, 1, 0.62), ribbon),
      [side * 4.4, -1, 52.2],
      [0, 0, (side * PI) / 2],
    ),
  )
  return [...loops, put(ball([2.3, 2.3, 2.3], knot, 8), [0, -1.4, 52.4])]
}

function earmuffs(fur: string, band: string): BufferGeometry[] {
  const sides = [-1, 1].map((side) => put(ball([3.4, 5.2, 5.2], fur, 12), [side * 10.8, 0, 42]))
  const arch = put(painted(new TorusGeometry(10.9, 1.2, 6, 20, PI), band), [0, 0, 42], [PI / 2, 0, 0])
  return [...sides, arch]
}

const WEARS: Record<PenguinColour, (trim: string, trim2: string) => BufferGeometry[]> = {
  blue: scarf,
  red: cap,
  green: glasses,
  purple: bow,
  orange: earmuffs,
}

export function accessoryOf(colour: PenguinColour): BufferGeometry[] {
  const { trim, trim2 } = LOOKS[colour]
  return WEARS[colour](trim, trim2)
}

/** From one shoulder to the other hip, all the way round, and a star on the chest. */
export function sash(): BufferGeometry[] {
  const ribbon = (low: number, high: number, lift: number, colour: string) =>
    skin(
      40,
      3,
      (u, v) => {
        const angle = (u - 0.5) * 2 * PI
        return onBody(angle, 23.5 + 7 * sin(angle) + low + (high - low) * v, lift)
      },
      colour,
    )
  const angle = -0.55
  const badge = [
    painted(new CylinderGeometry(5.6, 5.6, 1, 20).rotateX(PI / 2), '#f7f7f2'),
    painted(new ShapeGeometry(starShape(4.8)), '#2b5fb0').translate(0, 0, 0.7),
  ].map((part) => put(part, onBody(angle, 23.5 + 7 * sin(angle), 1), [PI / 2 - 0.1, 0, angle]))
  return [ribbon(-3.2, 3.2, 0.7, GOLD), ribbon(-4, -3.2, 0.8, INK), ribbon(3.2, 4, 0.8, INK), ...badge]
}
