// The school as a plan, seen from above: everywhere where three dimensions are not to be had or not wanted.
import { useEffect, useRef } from 'react'
import { BodyTop, HeadTop } from '../art/PenguinTop'
import type { Mark } from '../reel'
import { colourOf, seatsOf } from '../seats'
import type { PointerStage, StageProps } from '../stage'
import { standingOf } from '../reading'
import { Aim } from './Aim'
import './plan.css'
import { Draft, GhostLine, Marks, PlanFish, Pointed, Zone } from './Overlays'
import { TakenFish, Ways } from './RecentMarks'
import { pixelOf, spotUnder, VIEW_BOX } from './paper'
import { putPenguins } from './penguins'
import { Lintels, SchoolPlan } from './SchoolPlan'

const NO_MARKS: readonly Mark[] = []

export default function Stage2D(props: StageProps & { marks?: readonly Mark[] }) {
  const {
    view,
    seat,
    poses,
    isMoving,
    fish,
    aims,
    ghost,
    zone,
    draft,
    lines,
    ways,
    taken,
    language,
    pointed,
    point,
    see,
    marks = NO_MARKS,
  } = props
  const layer = useRef<SVGSVGElement>(null)

  useEffect(() => {
    const draw = () => {
      if (layer.current) putPenguins(layer.current, poses())
    }
    draw()
    if (!isMoving) return
    let frame = requestAnimationFrame(function next() {
      draw()
      frame = requestAnimationFrame(next)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [poses, isMoving])

  useEffect(() => {
    return see((at) => (layer.current ? pixelOf(layer.current, at) : null))
  }, [see])

  const report = (stage: PointerStage) => (event: React.PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget
    if (stage === 'down') {
      if (event.button !== 0) return
      box.setPointerCapture(event.pointerId)
    }
    const isHeld = box.hasPointerCapture(event.pointerId)
    if (stage !== 'move' && !isHeld) return
    const at = layer.current && spotUnder(layer.current, event.clientX, event.clientY)
    if (at) point({ stage, isHeld, x: event.clientX, y: event.clientY, floor: at, hand: at })
  }
  const sheet = { viewBox: VIEW_BOX, 'aria-hidden': true, focusable: false }
  return (
    <div
      className="ice-plan"
      onPointerDown={report('down')}
      onPointerMove={report('move')}
      onPointerUp={report('up')}
      onPointerCancel={report('cancel')}
    >
      <svg {...sheet}>
        <SchoolPlan language={language} lines={lines} />
        {zone && <Zone zone={zone} />}
        <Ways ways={ways} />
        {ghost && <GhostLine ghost={ghost} />}
      </svg>
      <svg {...sheet} ref={layer}>
        {seatsOf(view).map((each) => (
          <g key={each} data-seat={each}>
            <circle data-part="shadow" r={17.5} className="ice-shadow" />
            <g data-part="body">
              <BodyTop colour={colourOf(each)} />
            </g>
            <g data-part="head">
              <HeadTop colour={colourOf(each)} />
            </g>
          </g>
        ))}
      </svg>
      <svg {...sheet}>
        <Lintels />
        <TakenFish taken={taken} />
        <PlanFish fish={fish} />
        {pointed && <Pointed target={pointed} spots={standingOf(view)} />}
        {aims.map((aim) => (
          <Aim key={aim.seat} aim={aim} />
        ))}
        {draft && <Draft at={draft} seat={seat ?? view.active} />}
        <Marks marks={marks} />
      </svg>
    </div>
  )
}
