// Hands on one's own camera: drag, wheel, two fingers, arrow keys.
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Orbit } from '../cameras/orbit'

const KEYS: Record<string, (orbit: Orbit) => void> = {
  ArrowLeft: (orbit) => {
    orbit.turn(-0.12, 0)
  },
  ArrowRight: (orbit) => {
    orbit.turn(0.12, 0)
  },
  ArrowUp: (orbit) => {
    orbit.turn(0, 0.1)
  },
  ArrowDown: (orbit) => {
    orbit.turn(0, -0.1)
  },
  '+': (orbit) => {
    orbit.zoom(0.88)
  },
  '=': (orbit) => {
    orbit.zoom(0.88)
  },
  '-': (orbit) => {
    orbit.zoom(1.14)
  },
}

interface Finger {
  x: number
  y: number
}

export function useOrbit(orbit: Orbit, isOn: boolean): void {
  const canvas = useThree((state) => state.gl.domElement)
  const invalidate = useThree((state) => state.invalidate)
  useEffect(() => {
    if (!isOn) return
    const fingers = new Map<number, Finger>()
    const stop = new AbortController()
    const { signal } = stop

    const release = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
    }
    const press = (event: PointerEvent) => {
      canvas.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      const height = Math.max(1, canvas.clientHeight)
      const [right, down] = [(now.x - before.x) / height, (now.y - before.y) / height]
      if (other) {
        orbit.zoom(Math.max(20, apart(before, other)) / Math.max(20, apart(now, other)))
        orbit.push(right / 2, down / 2)
      } else if (event.shiftKey || event.buttons & 2) orbit.push(right, down)
      else orbit.turn(right * 3.2, down * 2.4)
      fingers.set(event.pointerId, now)
      invalidate()
    }
    const roll = (event: WheelEvent) => {
      event.preventDefault()
      orbit.zoom(Math.exp(Math.max(-120, Math.min(120, event.deltaY)) * 0.0015))
      invalidate()
    }
    const type = (event: KeyboardEvent) => {
      const step = KEYS[event.key]
      // Keys that belong to a button or a slider stay theirs: only the page itself, or what frames the stage, is listened to.
      const isOurs =
        event.target instanceof Element && (event.target === document.body || event.target.contains(canvas))
      if (!step || !isOurs || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      step(orbit)
      invalidate()
    }
    canvas.addEventListener('pointerdown', press, { signal })
    canvas.addEventListener('pointermove', drag, { signal })
    canvas.addEventListener('pointerup', release, { signal })
    canvas.addEventListener('pointercancel', release, { signal })
    canvas.addEventListener(
      'contextmenu',
      (event) => {
        event.preventDefault()
      },
      { signal },
    )
    canvas.addEventListener('wheel', roll, { signal, passive: false })
    window.addEventListener('keydown', type, { signal })
    return () => {
      stop.abort()
    }
  }, [canvas, invalidate, isOn, orbit])
}

function apart(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
