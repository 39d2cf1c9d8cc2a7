// The picture on a game's box: drawn in its folder here, brought by its package, or its initials.
// Decoration only: the title stands beside it.
import type { JSX } from 'react'
import type { GameInfo } from '../net/api'
import { initials } from './initials'

const drawings = import.meta.glob<() => JSX.Element>('../games/*/Emblem.tsx', { eager: true, import: 'Emblem' })

interface Props {
  slug: string
  /** Undefined while it is on its way, and for a game that the server does not have. */
  info: GameInfo | undefined
}

export function Emblem({ slug, info }: Props) {
  const Drawing = drawings[`../games/${slug}/Emblem.tsx`]
  if (!Drawing && info?.outside?.emblem) return <img className="emblem" src={`/games/${slug}/emblem.svg`} alt="" />
  return (
    <svg className="emblem" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {Drawing ? <Drawing /> : <Monogram name={info?.title ?? slug} />}
    </svg>
  )
}

function Monogram({ name }: { name: string }) {
  return (
    <>
      <circle cx="80" cy="60" r="52" fill="rgb(255 255 255 / 0.14)" stroke="rgb(255 255 255 / 0.75)" strokeWidth="4" />
      <circle
        cx="80"
        cy="60"
        r="43"
        fill="none"
        stroke="rgb(255 255 255 / 0.4)"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <text x="80" y="62" fill="#fff" fontSize="44" fontWeight="700" textAnchor="middle" dominantBaseline="central">
        {initials(name)}
      </text>
    </>
  )
}
