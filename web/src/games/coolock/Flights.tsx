// A portion on its way from the board into its slot of the hexagon.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { PortionArt } from './art/PortionArt'
import { pointAt, type Land } from './geometry'
import type { Scene } from './playback'

interface Props {
  root: RefObject<HTMLElement | null>
  land: Land
  scene: Scene
  story: number
  ms: number
}

export function Flights({ root, land, scene: { event }, story, ms }: Props) {
  if (event?.type !== 'portion_taken') return null
  return (
    <Flyer
      key={story}
      root={root}
      land={land}
      from={event.portion.at}
      slot={event.portion.slot}
      owner={event.portion.owner}
      ms={ms}
    />
  )
}

function Flyer({
  root,
  land,
  from,
  slot,
  owner,
  ms,
}: Omit<Props, 'scene' | 'story'> & { from: number; slot: number; owner: number | null }) {
  const flyer = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const stage = root.current?.querySelector('.coolock-stage')?.getBoundingClientRect()
    const goal = root.current?.querySelector(`.coolock-dock [data-slot="${slot}"] path`)?.getBoundingClientRect()
    const origin = root.current?.getBoundingClientRect()
    if (!stage || !goal || !origin || !flyer.current) return
    const scale = stage.width / land.width
    const { x, y } = pointAt(land, from)
    const [ax, ay] = [stage.left - origin.left + x * scale, stage.top - origin.top + y * scale]
    const [bx, by] = [goal.left + goal.width / 2 - origin.left, goal.top + goal.height / 2 - origin.top]
    const at = (left: number, top: number, size: number, turn: number) =>
      `translate(${left}px, ${top}px) scale(${size}) rotate(${turn}deg)`
    flyer.current.animate(
      [
        { transform: at(ax, ay, 1, 0), opacity: 1, easing: 'ease-out' },
        { transform: at(ax, ay - 26, 1.8, 12), opacity: 1, offset: 0.3, easing: 'ease-in-out' },
        { transform: at(bx, by, 0.9, slot * 30), opacity: 0.9 },
      ],
      { duration: Math.max(ms, 380), fill: 'both' },
    )
  }, [root, land, from, slot, ms])
  return (
    <span className="coolock-flyer" ref={flyer} aria-hidden="true">
      <svg viewBox="-18 -18 36 36">
        <PortionArt owner={owner} />
      </svg>
    </span>
  )
}
