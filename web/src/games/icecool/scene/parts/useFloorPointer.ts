// A finger or mouse over the school, told as points of the floor.
import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent } from 'react'
import { Raycaster, Vector2 } from 'three'
import type { PointerStage, StageProps } from '../../stage'
import { floorUnder } from '../space'

export function useFloorPointer(point: StageProps['point'], isOn: boolean): void {
  const canvas = useThree((state) => state.gl.domElement)
  const get = useThree((state) => state.get)
  const tell = useEffectEvent(point)
  useEffect(() => {
    if (!isOn) return
    const raycaster = new Raycaster()
    const stop = new AbortController()
    const { signal } = stop
    /** The finger that was down first; others are not listened to. */
    let held: number | null = null

    const report = (stage: PointerStage, event: PointerEvent) => {
      const frame = canvas.getBoundingClientRect()
      const across = ((event.clientX - frame.left) / Math.max(1, frame.width)) * 2 - 1
      const up = 1 - ((event.clientY - frame.top) / Math.max(1, frame.height)) * 2
      raycaster.setFromCamera(new Vector2(across, up), get().camera)
      const at = floorUnder(raycaster.ray)
      if (at) tell(stage, at)
    }
    const press = (event: PointerEvent) => {
      if (held !== null || event.button !== 0) return
      held = event.pointerId
      canvas.setPointerCapture(event.pointerId)
      report('down', event)
    }
    const move = (event: PointerEvent) => {
      if (held === null || held === event.pointerId) report('move', event)
    }
    const end = (stage: 'up' | 'cancel') => (event: PointerEvent) => {
      if (held !== event.pointerId) return
      held = null
      report(stage, event)
    }
    canvas.addEventListener('pointerdown', press, { signal })
    canvas.addEventListener('pointermove', move, { signal })
    canvas.addEventListener('pointerup', end('up'), { signal })
    canvas.addEventListener('pointercancel', end('cancel'), { signal })
    return () => {
      stop.abort()
    }
  }, [canvas, get, isOn])
}
