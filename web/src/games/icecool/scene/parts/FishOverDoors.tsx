import { useFrame, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { StageProps } from '../../stage'
import { Shoal } from './shoal'
import { useMade } from './useMade'

const LONGEST_FRAME = 0.05

export function FishOverDoors({ fish, motion }: Pick<StageProps, 'fish' | 'motion'>) {
  const shoal = useMade(() => new Shoal())
  const invalidate = useThree((state) => state.invalidate)
  useEffect(() => {
    shoal.hang(fish, motion)
    invalidate()
  }, [shoal, fish, motion, invalidate])
  useFrame((_, delta) => {
    if (shoal.live(Math.min(delta, LONGEST_FRAME))) invalidate()
  })
  return <primitive object={shoal} />
}
