// The ghosts in words, and the switches for the mist that shows where they may go.
import { memo } from 'react'
import { sayParts } from '../../ui/sayList'
import type { Language } from '../board'
import { GhostArt } from './art/GhostArt'
import { sayCrossing } from './describe'
import { ALL_WAYS, FIRST_GHOST } from './facts'
import { landOf } from './geometry'
import { ghostOf } from './reading'
import { say } from './text'
import type { Reach, View } from './wire'

/** All ghosts, one of them, or none. */
export type Mist = 'all' | 'none' | number

export function reachesOf(view: View, mist: Mist): readonly Reach[] {
  if (mist === 'none') return []
  const one = view.reaches.filter((reach) => reach.ghost === mist)
  return mist === 'all' || one.length === 0 ? view.reaches : one
}

const percent = (weight: number) => Math.round((weight / ALL_WAYS) * 100)

interface Props {
  view: View
  mist: Mist
  setMist: (mist: Mist) => void
  language: Language
}

export const GhostPanel = memo(function GhostPanel({ view, mist, setMist, language }: Props) {
  const land = landOf(view.table.board)
  const likely = ({ ends }: Reach) => {
    const likeliest = [...ends].sort((a, b) => b[1] - a[1]).slice(0, 2)
    const words = likeliest.map(([end, weight]) =>
      say(language, end === null ? 'ghostAway' : 'ghostEnd', {
        place: end === null ? '' : sayCrossing(language, land, end),
        share: percent(weight),
      }),
    )
    return sayParts(words, language)
  }
  return (
    <section className="coolock-panel">
      <h2>{say(language, 'ghosts')}</h2>
      {view.has_moonlight && <p>{say(language, 'moonlight')}</p>}
      {view.supply === 0 && <p className="coolock-small">{say(language, 'ghostsAll')}</p>}
      {view.ghosts.length === 0 && (
        <p>{say(language, view.round < FIRST_GHOST && view.next_ghost <= 1 ? 'ghostNone' : 'ghostNoneNow')}</p>
      )}
      {view.ghosts.length > 0 && (
        <>
          <ul className="coolock-ghost-list">
            {view.reaches.map((reach) => (
              <li key={reach.ghost}>
                <button
                  type="button"
                  aria-pressed={mist === reach.ghost}
                  onClick={() => {
                    setMist(mist === reach.ghost ? 'all' : reach.ghost)
                  }}
                >
                  <GhostArt number={reach.ghost} />
                  <span>
                    {say(language, 'ghostLikely', {
                      ghost: reach.ghost,
                      place: sayCrossing(language, land, ghostOf(view, reach.ghost)?.at ?? 0),
                    })}
                    <small>{say(language, 'ghostEnds', { ends: likely(reach) })}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="coolock-small">{say(language, 'ghostHelp')}</p>
          <button
            type="button"
            className="coolock-quiet"
            aria-pressed={mist !== 'none'}
            onClick={() => {
              setMist(mist === 'none' ? 'all' : 'none')
            }}
          >
            {say(language, mist === 'none' ? 'ghostShow' : 'ghostHide')}
          </button>
        </>
      )}
    </section>
  )
})
