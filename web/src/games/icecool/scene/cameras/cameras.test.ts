import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { BOXES } from '../../school'
import { UP } from '../space'
import { Chase } from './chase'
import type { Sight } from './fit'
import { Orbit } from './orbit'
import { Rig } from './rig'
import { topSight } from './top'

const CORNERS = BOXES.flatMap(({ low, high }) => [
  new Vector3(...low),
  new Vector3(...high),
  new Vector3(low[0], high[1], high[2]),
  new Vector3(high[0], low[1], low[2]),
])

function cameraAt(sight: Sight, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(50, aspect, 0.03, 10)
  camera.up.copy(UP)
  const rig = new Rig()
  rig.step(sight, 0, 0)
  rig.aim(camera)
  camera.updateMatrixWorld()
  return camera
}

/** How far out the school reaches, in shares of the half picture. */
function edgeIn(camera: PerspectiveCamera): number {
  const seen = CORNERS.map((corner) => corner.clone().project(camera))
  return Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
}

describe('the camera above', () => {
  it.each([0.4, 0.46, 0.75, 1, 1.6, 2.4])('shows the whole school at %f, as large as may be', (aspect) => {
    const edge = edgeIn(cameraAt(topSight(aspect), aspect))
    expect(edge).toBeLessThan(1)
    expect(edge).toBeGreaterThan(0.93)
  })
})

describe('the rig', () => {
  it('arrives, and says so', () => {
    const rig = new Rig()
    expect(rig.step(topSight(1), 0.016, 0.7)).toBe(false)
    expect(rig.step(topSight(2), 0.016, 0.7)).toBe(true)
    let frames = 0
    while (rig.step(topSight(2), 0.016, 0.7) && frames < 1000) frames++
    expect(frames).toBeLessThan(200)
  })
  it('jumps where no motion is wanted', () => {
    const rig = new Rig()
    rig.step(topSight(1), 0.016, 0)
    expect(rig.step(topSight(2), 0.016, 0)).toBe(false)
  })
})

describe('the chase', () => {
  it('stays above the walls, behind the penguin, and turns by and by', () => {
    const chase = new Chase()
    chase.face(0)
    const at = { x: 0.2, y: 0.1, z: 0.0115 }
    const before = chase.sight(at, 1.6)
    expect(before.from.x).toBeLessThan(at.x)
    expect(before.from.z).toBeGreaterThan(0.068 * 2)
    chase.follow({ x: 0.2, y: 0.08 }, 0.016)
    chase.follow(at, 0.016)
    const after = chase.sight(at, 1.6)
    expect(after.from.distanceTo(before.from)).toBeLessThan(0.02)
    expect(after.from.y).toBeLessThan(before.from.y)
  })
})

describe('the orbit', () => {
  it.each([0.46, 0.75, 1.07, 1.6, 2.4])('begins with the whole school at %f', (aspect) => {
    const edge = edgeIn(cameraAt(new Orbit().sight(aspect), aspect))
    expect(edge).toBeLessThan(1)
    expect(edge).toBeGreaterThan(0.9)
  })
  it('never goes below the floor nor loses the school', () => {
    const orbit = new Orbit()
    orbit.sight(1.6)
    for (let step = 0; step < 50; step++) {
      orbit.turn(0.3, -0.4)
      orbit.zoom(1.4)
      orbit.push(0.3, 0.3)
    }
    const { from, to } = orbit.sight(1.6)
    expect(from.z).toBeGreaterThan(0)
    expect(to.x).toBeLessThanOrEqual(0.54)
    expect(from.distanceTo(to)).toBeLessThanOrEqual(2.2 + 1e-9)
  })
})
