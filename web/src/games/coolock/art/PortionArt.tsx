// A piece of the hexagon: a right triangle of glass in its owner's colour; gold ones are anybody's.
import { fillOf } from '../seats'
import { ShapeMark } from './ShapeMark'

export function PortionArt({ owner }: { owner: number | null }) {
  return (
    <g className="coolock-portion-art" strokeLinejoin="round">
      <path d="M-9 12V-13L12 12Z" fill="#fff6df" stroke="#1c1233" strokeWidth="5.4" />
      <path d="M-9 12V-13L12 12Z" fill={fillOf(owner)} stroke="#fff6df" strokeWidth="1.7" />
      <path d="M-6.6 3V-7" stroke="#ffffff" strokeWidth="2" strokeLinecap="round" opacity="0.75" />
      {owner === null ? (
        <path
          d="M-3.6 1.6 -2.3 4.7 1 5-1.5 7.2-.7 10.4-3.6 8.7-6.5 10.4-5.7 7.2-8.2 5-4.9 4.7Z"
          fill="#8a5a00"
          transform="translate(1 0)"
        />
      ) : (
        <ShapeMark seat={owner} x={-2.6} y={5.6} size={11.5} ink />
      )}
    </g>
  )
}
