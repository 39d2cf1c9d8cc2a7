// The end of a round: monsters that were warmed up dance, the others still shiver.
import type { CSSProperties } from 'react'
import type { Language } from '../board'
import { COLOURS } from './facts'
import { Monster } from './Monster'
import './dance.css'
import { say } from './text'
import type { RoundEnd } from './wire'

interface Props {
  end: RoundEnd
  /** Whose tricks count where nobody has won. */
  seat: number | null
  language: Language
  motion: boolean
}

export function Dance({ end, seat, language, motion }: Props) {
  const counts = end.counts[end.winner ?? seat ?? 0] ?? []
  return (
    <ul className={motion ? 'mf-dance' : 'mf-dance mf-dance-calm'} data-testid="mf-dance">
      {COLOURS.map((colour, at) => {
        const isWarm = (counts[at] ?? 0) > 0
        return (
          <li key={colour} className={isWarm ? 'mf-warm' : 'mf-cold'} style={{ '--at': at } as CSSProperties}>
            <Monster colour={colour} />
            <span className="hidden">
              {say(language, isWarm ? 'danceWarm' : 'danceCold', { colour: say(language, colour) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
