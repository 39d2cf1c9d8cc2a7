// The penguin's back from close by: where the finger hits. A click or a drag sets side and height.
import { useId, useRef } from 'react'
import { svgPoint } from '../../ui/svgPoint'
import type { Language } from '../board'
import { fromPad, hitWords, padSpot } from './aiming'
import { THOUSANDTHS } from './facts'
import { SCHOOL } from './school'
import { fillOf, wearOf } from './seats'
import { say } from './text'
import type { Flick, FlickRanges } from './wire'

interface Props {
  seat: number
  flick: Flick
  ranges: FlickRanges
  language: Language
  change: (some: Partial<Flick>) => void
}

// In millimetres, y downwards from the crown of the head.
const [BASE, TORSO, HEAD] = SCHOOL.penguin.spheres
const TOP = 54
const drop = (z: number) => TOP - z * 1000
const WIDTH = 25

const WORN: Record<ReturnType<typeof wearOf>, React.ReactNode> = {
  scarf: (
    <path
      d="M-11 20.500Q0 25 11 20.500L11.500 25Q0 29.500-11.500 25ZM4 26L8 38 3 38.500 0 27Z"
      fill="#ffd23f"
      stroke="#1d150e"
      strokeWidth={0.7}
    />
  ),
  cap: (
    <path d="M-9.800 12A9.800 9.800 0 0 1 9.800 12Q0 15-9.800 12Z" fill="#fff4dc" stroke="#1d150e" strokeWidth={0.7} />
  ),
  glasses: <path d="M-9.600 13.500Q0 16 9.600 13.500" fill="none" stroke="#1d150e" strokeWidth={1.6} />,
  bow: (
    <path
      d="M0 6.500-8 1.500V11ZM0 6.500 8 1.500V11Z"
      fill="#ff8fb8"
      stroke="#1d150e"
      strokeWidth={0.7}
      strokeLinejoin="round"
    />
  ),
  earmuffs: (
    <g stroke="#1d150e" strokeWidth={0.7}>
      <path d="M-9.800 13A9.800 9.800 0 0 1 9.800 13" fill="none" stroke="#26344f" strokeWidth={2} />
      <rect x={-13} y={9} width={5} height={9} rx={2.4} fill="#bfe7ff" />
      <rect x={8} y={9} width={5} height={9} rx={2.4} fill="#bfe7ff" />
    </g>
  ),
}

export function sayHit(language: Language, flick: Pick<Flick, 'offset' | 'height'>): string {
  const { where, what, how } = hitWords(flick)
  const words = say(language, what) + (how ? ` (${say(language, how)})` : '')
  return say(language, 'backWords', { where: say(language, where), what: words })
}

export function BackView({ seat, flick, ranges, language, change }: Props) {
  const pad = useRef<SVGSVGElement>(null)
  const arrow = useId()
  const hit = padSpot(flick)
  const { what } = hitWords(flick)
  const set = (event: React.PointerEvent) => {
    const point = pad.current && svgPoint(pad.current, event.clientX, event.clientY)
    if (point) change(fromPad({ x: point.x / 1000, y: (TOP - point.y) / 1000 }, ranges))
  }
  const bend = (flick.offset / THOUSANDTHS) * 17
  const [x, y] = [hit.x * 1000, drop(hit.y)]
  return (
    <svg
      ref={pad}
      className="ice-back"
      viewBox={`${-WIDTH} 0 ${2 * WIDTH} ${TOP + 3}`}
      role="img"
      aria-label={`${say(language, 'back')}. ${sayHit(language, flick)}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        set(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) set(event)
      }}
    >
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX={5} refY={4} markerWidth={4.2} markerHeight={4.2} orient="auto">
          <path d="M0 0 8 4 0 8Z" fill="#b3590f" />
        </marker>
      </defs>
      <ellipse cx={0} cy={TOP} rx={20} ry={2.4} fill="rgb(40 20 4 / 0.22)" />
      <g fill={fillOf(seat)} stroke="#1d150e" strokeWidth={1.6}>
        {[BASE, TORSO, HEAD].map(
          (sphere) => sphere && <circle key={sphere.part} cx={0} cy={drop(sphere.z)} r={sphere.r * 1000} />,
        )}
      </g>
      <g fill={fillOf(seat)}>
        {[BASE, TORSO, HEAD].map(
          (sphere) => sphere && <circle key={sphere.part} cx={0} cy={drop(sphere.z)} r={sphere.r * 1000 - 0.6} />,
        )}
      </g>
      <path
        d="M-12.500 22Q-20.500 30-17 40-14.500 34-12 31ZM12.500 22Q20.500 30 17 40 14.500 34 12 31Z"
        fill={fillOf(seat)}
        stroke="#1d150e"
        strokeWidth={1}
        strokeLinejoin="round"
      />
      {WORN[wearOf(seat)]}
      <path d={`M-21 ${drop(0.044)}H21`} className="ice-back-top" />
      <path d={`M0 3V${TOP - 1}`} className="ice-back-middle" />
      {what === 'goesJump' ? (
        <path className="ice-back-way" d="M13 24Q22 8 17 2" markerEnd={`url(#${arrow})`} />
      ) : (
        <path className="ice-back-way" d={`M0 13Q0 6 ${bend} 3`} markerEnd={`url(#${arrow})`} />
      )}
      <g transform={`translate(${x} ${y})`} className="ice-back-hit">
        <circle r={3.6} />
        <path d="M-6 0H-2M2 0H6M0-6V-2M0 2V6" />
      </g>
    </svg>
  )
}
