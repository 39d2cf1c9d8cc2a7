// A piece that stands somewhere on the board and travels there from where it stood before.
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Land, Point } from './geometry'

interface Props {
  land: Land
  at: Point
  /** Where it passes on its way there. */
  route?: readonly Point[]
  /** How long the way takes; 0: it is there at once. */
  ms: number
  className: string
  children: ReactNode
}

/** In hundredths of the width of the board, whatever its size on the screen. */
const place = (land: Land, { x, y }: Point) => {
  const unit = 100 / land.width
  return `translate3d(${(x * unit).toFixed(3)}cqw, ${(y * unit).toFixed(3)}cqw, 0)`
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

export function Mover({ land, at, route, ms, className, children }: Props) {
  const piece = useRef<HTMLDivElement>(null)
  const { x, y } = at
  const last = useRef(at)
  const time = useRef(ms)
  useLayoutEffect(() => {
    time.current = ms
  }, [ms])
  const stops = useRef(route)
  useLayoutEffect(() => {
    stops.current = route
  }, [route])

  useLayoutEffect(() => {
    const from = last.current
    const to = { x, y }
    last.current = to
    const here = piece.current
    if (!here) return
    for (const old of here.getAnimations()) old.cancel()
    if (time.current <= 0 || far(from, to) < 1) return
    const points = [from, ...(stops.current ?? []), to]
    const lengths = points.map((point, number) => (number === 0 ? 0 : far(point, points[number - 1] ?? point)))
    const whole = lengths.reduce((sum, length) => sum + length, 0)
    let gone = 0
    const frames = points.map((point, number) => {
      gone += lengths[number] ?? 0
      return { transform: place(land, point), offset: whole === 0 ? 1 : Math.min(1, gone / whole) }
    })
    here.animate(frames, { duration: time.current, easing: 'linear' })
  }, [land, x, y])

  return (
    <div ref={piece} className={className} style={{ transform: place(land, at) }}>
      {children}
    </div>
  )
}
