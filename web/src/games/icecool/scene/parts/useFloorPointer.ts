// A finger or mouse over the school, told as places of the screen and of the floor; and where on the screen the
// school's own places are.
import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent } from 'react'
import { Raycaster, Vector2, Vector3, type Camera } from 'three'
import { GRIP_HEIGHT, type PointerStage, type Spot, type StageProps } from '../../stage'
import { floorUnder } from '../space'

type Props = Pick<StageProps, 'camera' | 'point' | 'isTaken' | 'see'>

/** A press that travels no farther is a tap. */
const TAP = 6

function pixelOf(canvas: HTMLCanvasElement, camera: Camera, { x, y }: Spot, height: number) {
  const frame = canvas.getBoundingClientRect()
  camera.updateMatrixWorld()
  const seen = new Vector3(x, y, height).project(camera)
  if (seen.z > 1) return null
  return { x: frame.left + ((seen.x + 1) / 2) * frame.width, y: frame.top + ((1 - seen.y) / 2) * frame.height }
}

/** With one's own camera, only a press on one's penguin is for the school; all others turn the camera, and a tap aims. */
export function useFloorPointer({ camera: name, point, isTaken, see }: Props): void {
  const canvas = useThree((state) => state.gl.domElement)
  const get = useThree((state) => state.get)
  const tell = useEffectEvent(point)
  const takes = useEffectEvent(isTaken)
  useEffect(() => {
    return see((at, height) => pixelOf(canvas, get().camera, at, height))
  }, [canvas, get, see])
  useEffect(() => {
    const raycaster = new Raycaster()
    const stop = new AbortController()
    /** Before the camera's own listeners. */
    const first = { signal: stop.signal, capture: true }
    /** The finger that was down first; others are not listened to. */
    let held: number | null = null
    let tapped: { id: number; x: number; y: number } | null = null

    const report = (stage: PointerStage, event: PointerEvent) => {
      const { clientX: x, clientY: y } = event
      const frame = canvas.getBoundingClientRect()
      const across = ((x - frame.left) / Math.max(1, frame.width)) * 2 - 1
      const up = 1 - ((y - frame.top) / Math.max(1, frame.height)) * 2
      raycaster.setFromCamera(new Vector2(across, up), get().camera)
      const [floor, hand] = [floorUnder(raycaster.ray), floorUnder(raycaster.ray, GRIP_HEIGHT)]
      tell({ stage, isHeld: held !== null, x, y, floor, hand })
    }
    const press = (event: PointerEvent) => {
      if (held !== null || event.button !== 0) return
      const { clientX: x, clientY: y, pointerId: id } = event
      if (name === 'free' && !takes({ x, y })) {
        tapped = { id, x, y }
        return
      }
      event.stopImmediatePropagation()
      held = id
      canvas.setPointerCapture(id)
      report('down', event)
    }
    const move = (event: PointerEvent) => {
      if (tapped?.id === event.pointerId && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) > TAP)
        tapped = null
      if (held === null || held === event.pointerId) report('move', event)
    }
    const end = (stage: 'up' | 'cancel') => (event: PointerEvent) => {
      if (tapped?.id === event.pointerId && stage === 'up') {
        report('down', event)
        report('up', event)
      }
      tapped = null
      if (held !== event.pointerId) return
      report(stage, event)
      held = null
    }
    canvas.addEventListener('pointerdown', press, first)
    canvas.addEventListener('pointermove', move, first)
    canvas.addEventListener('pointerup', end('up'), first)
    canvas.addEventListener('pointercancel', end('cancel'), first)
    return () => {
      stop.abort()
    }
  }, [canvas, get, name])
}
