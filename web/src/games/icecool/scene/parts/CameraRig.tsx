// Moves the camera, and asks for the next frame while anything is under way.
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { PerspectiveCamera } from 'three'
import { Chase } from '../cameras/chase'
import type { Sight } from '../cameras/fit'
import { Orbit } from '../cameras/orbit'
import { Rig } from '../cameras/rig'
import { topSight } from '../cameras/top'
import type { StageProps } from '../../stage'
import { bearing } from '../space'
import type { Standing } from './standing'
import { useOrbit } from './useOrbit'

/** Seconds for most of the way to another camera. */
const GLIDE = 0.75
/** One's own camera only takes the edge off the hand. */
const SOFTEN = 0.16
const LONGEST_FRAME = 0.05

interface CameraRigProps extends Pick<StageProps, 'camera' | 'star' | 'aims' | 'motion' | 'isMoving' | 'isPulling'> {
  standing: Standing
}

export function CameraRig({ camera: name, star, aims, motion, isMoving, isPulling, standing }: CameraRigProps) {
  const [{ rig, chase, orbit }] = useState(() => ({ rig: new Rig(), chase: new Chase(), orbit: new Orbit() }))
  const invalidate = useThree((state) => state.invalidate)
  useOrbit(orbit, name === 'free')
  useEffect(() => {
    invalidate()
  })

  useFrame(({ camera, size }, delta) => {
    if (!(camera instanceof PerspectiveCamera)) return
    const seconds = Math.min(delta, LONGEST_FRAME)
    const aspect = size.width / Math.max(1, size.height)
    const pose = standing.of(star)
    const aim = aims.find((each) => each.seat === star)
    // A camera that turned with the aim would turn the aim again.
    if (aim && !isMoving && !isPulling) chase.face(bearing(aim.flick))
    if (pose && isMoving && motion) chase.follow(pose, seconds)
    let wanted: Sight = topSight(aspect)
    if (name === 'free') wanted = orbit.sight(aspect)
    else if (name === 'chase' && pose) wanted = chase.sight(pose, aspect)
    const isUnderWay = rig.step(wanted, seconds, motion ? (name === 'free' ? SOFTEN : GLIDE) : 0)
    rig.aim(camera)
    if (isUnderWay || isMoving) invalidate()
  })
  return null
}
