// Walking by dragging along the corridors: every stop that the stroke runs over is reported.
import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import { usePointerDrag } from '../../ui/usePointerDrag'
import { boardPoint } from './boardPoint'
import { DOOR_IDS, placeOf, type Point } from './geometry'
import { stopsCrossed, type Stop } from './nearLine'

/** In board units; two doors are never nearer than three times this. */
const REACH = 42

const DOORS: Stop[] = DOOR_IDS.map((id) => ({ id, at: placeOf(id) }))

export type BeginWalk = (event: ReactPointerEvent<SVGGElement>) => void

/** `start` is where the start cone stands; crossing it is reported as the stop ''. */
export function useWalkDrag(start: Point, cross: (stops: string[]) => void): BeginWalk {
  const follow = usePointerDrag()
  const report = useRef(cross)
  useEffect(() => {
    report.current = cross
  })

  return (down) => {
    const svg = down.currentTarget.ownerSVGElement
    if (!svg) return
    const stops = [...DOORS, { id: '', at: start }]
    let from = boardPoint(svg, down.clientX, down.clientY)
    follow(down, {
      move: (x, y) => {
        const to = boardPoint(svg, x, y)
        if (from && to) {
          const crossed = stopsCrossed(from, to, stops, REACH)
          if (crossed.length > 0) report.current(crossed)
        }
        from = to
      },
      end: () => undefined,
    })
  }
}
