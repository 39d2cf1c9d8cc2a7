// A round of the review on the board: as played, or with the better decision in its place.
import { useState } from 'react'
import type { Language } from '../board'
import { lookBackScene, viewBefore, type Better } from './lookBack'
import { Maze } from './Maze'
import { decisionsOf, type Kind } from './regret'
import { seatName } from './talk'
import { say, sayJourney, type TextKey } from './text'
import type { RoundReview, View } from './wire'

type Look = 'played' | Kind

const LOOK_KEYS: Record<Look, TextKey> = {
  played: 'asPlayed',
  build: 'betterBoard',
  lock: 'betterLock',
  path: 'betterPath',
}

interface ReviewRoundProps {
  view: View
  round: RoundReview
  language: Language
}

export function ReviewRound({ view, round, language }: ReviewRoundProps) {
  const [look, setLook] = useState<Look>('played')
  const looks: Look[] = [
    'played',
    ...decisionsOf(round)
      .filter(({ regret }) => regret)
      .map(({ kind }) => kind),
  ]
  return (
    <>
      <div className="cx-looks" role="group" aria-label={say(language, 'round', { round: round.round })}>
        <b aria-hidden="true">{say(language, 'round', { round: round.round })}</b>
        {looks.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === look}
            onClick={() => {
              setLook(one)
            }}
          >
            {say(language, LOOK_KEYS[one])}
          </button>
        ))}
      </div>
      <Maze
        view={viewBefore(view, round.round)}
        scene={lookBackScene(view, round.round, betterOf(look, round))}
        language={language}
        ids={false}
      />
      <p className="cx-caption" aria-live="polite">
        {captionOf(look, view, round, language)}
      </p>
    </>
  )
}

function betterOf(look: Look, round: RoundReview): Better {
  if (look === 'build' && round.best_board !== null) return { board: round.best_board }
  if (look === 'lock') return { lock: round.best_lock }
  return look === 'path' ? { path: round.best_path } : {}
}

function captionOf(look: Look, view: View, round: RoundReview, language: Language): string {
  const { dearest, best_dearest: best, price, points } = round
  switch (look) {
    case 'build':
      return say(language, round.best_board === null ? 'provenOnly' : 'captionBoard', {
        best: best ?? '?',
        value: dearest,
      })
    case 'lock':
      return say(language, 'captionLock', {
        ...sayJourney(language, ...round.best_lock, view),
        best: dearest,
        value: price,
      })
    case 'path':
      return say(language, 'captionPath', { best: price, value: points })
    case 'played': {
      const played = view.history[round.round - 1]
      if (!played) return ''
      const seat = seatName(view, round.builder, language)
      return say(language, 'captionPlayed', { seat, ...sayJourney(language, played.start, played.exit, view), points })
    }
  }
}
