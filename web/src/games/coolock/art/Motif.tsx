// Small things that stand in the rooms: grass and pumpkins outside, windows and frames within, cobwebs under the roof.
import type { Point } from '../geometry'

type Draw = () => React.ReactNode

const GARDEN: Draw[] = [
  () => <path d="M-9 8q1-8-2-12M-9 8q0-6 4-9M0 8q0-9-2-13M0 8q1-7 5-9M8 8q0-6 3-10M8 8q-1-5-4-7" />,
  () => (
    <>
      <path d="M0-6c8-3 13 1 13 7S8 11 0 11-13 7-13 1-8-9 0-6ZM0-6c-4 3-4 14 0 17M0-6c4 3 4 14 0 17M0-6q0-5 4-6" />
    </>
  ),
  () => <path d="M0 12V-2M0-2a9 9 0 1 1 .1 0M-5-8q3-4 7-2M0 4q-5-1-7-5M-9 12H9" />,
  () => <path d="M-9 12V-2Q-9-12 0-12T9-2V12ZM-4-3H4M0-7V6" />,
]
const MANOR: Draw[] = [
  () => <path className="coolock-lit" d="M-10 12V-4Q-10-13 0-13T10-4V12ZM0-13V12M-10 0H10" />,
  () => <path d="M-11-11H11V9H-11ZM-7-7H7V5H-7ZM-2 1a2.6 2.6 0 1 1 4 0M-5 5q1-4 5-4t5 4M0-15l-4 4M0-15l4 4" />,
  () => <path className="coolock-lit" d="M-2-4V10H2V-4ZM0-4q-4-4 0-9 4 5 0 9ZM-8 12H8" />,
  () => <path d="M-8 12V-6Q-8-13 0-13T8-6V12M-11 12H11M0-7V0L4 3M0-7m-5 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />,
]
const ATTIC: Draw[] = [
  () => <path d="M-13-11 13 11M-13 11 13-11M0-14V14M-7-8Q0-5 7-8 4 0 7 8 0 5-7 8-4 0-7-8M-11-10Q0-8 11-10" />,
  () => <path d="M-12-3H12V11H-12ZM-12-3q0-8 8-8H4q8 0 8 8M-3-5H3V2H-3Z" />,
  () => <path d="M-13 2Q-9-8-4-2 0-9 4-2 9-8 13 2 9-1 7 4 3 0 0 6-3 0-7 4-9-1-13 2Z" />,
  () => <path d="M-8 12H8M0 12V6M-9 6Q-9-12 0-12T9 6ZM-4-12q4-4 8 0" />,
]
const SETS = [GARDEN, MANOR, ATTIC]

/** The looks of zones repeat when a board has more of them. */
export const LOOKS = SETS.length

export function Motif({ at, zone, pick }: { at: Point; zone: number; pick: number }) {
  const set = SETS[zone % LOOKS] ?? GARDEN
  return (
    <g className={`coolock-motif coolock-motif-${zone % LOOKS}`} transform={`translate(${at.x} ${at.y})`}>
      {set[pick % set.length]?.()}
    </g>
  )
}
