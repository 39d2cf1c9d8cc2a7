// The night as a track: the round, the medals that can still be won, and when midnight strikes.
import type { Language } from '../board'
import { medalRounds } from './reading'
import { say } from './text'
import type { View } from './wire'

const MEDALS = ['gold', 'silver', 'bronze'] as const
const KEYS = { gold: 'medalGold', silver: 'medalSilver', bronze: 'medalBronze' } as const

export function MedalMark({ medal }: { medal: (typeof MEDALS)[number] }) {
  return (
    <svg
      className={`coolock-medal coolock-medal-${medal}`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path className="coolock-ribbon" d="M-6 2-9 11-4.5 9-2 12 0 4 2 12 4.5 9 9 11 6 2Z" />
      <circle cy="-2.5" r="8" />
      <text y="1.2">{MEDALS.indexOf(medal) + 1}</text>
    </svg>
  )
}

/** How far the night is: the way to gold takes most of it, the other medals have room enough to be read. */
function nightShare(round: number, { gold, silver, bronze }: Record<(typeof MEDALS)[number], number>): number {
  if (round <= gold) return (round / gold) * 56
  if (round <= silver) return 56 + ((round - gold) / (silver - gold)) * 20
  return 76 + Math.min(1, (round - silver) / (bronze - silver)) * 24
}

export function RoundTrack({ view, language }: { view: View; language: Language }) {
  const rounds = medalRounds(view)
  const { midnight } = view.table
  const last = rounds.bronze
  const share = (round: number) => `${nightShare(round, rounds)}%`
  return (
    <section className="coolock-track" aria-label={say(language, 'roundOf', { round: view.round })}>
      <p className="coolock-round">
        <span>{say(language, 'round')}</span> <b>{view.round}</b>
      </p>
      <div className="coolock-night">
        <div className="coolock-night-bar" aria-hidden="true">
          <span className="coolock-night-gone" style={{ width: share(view.round) }} />
          <span className="coolock-night-now" style={{ left: share(view.round) }} />
        </div>
        <ul>
          {MEDALS.map((medal) => (
            <li
              key={medal}
              className={view.round > rounds[medal] ? 'coolock-medal-past' : undefined}
              style={{ left: share(rounds[medal]) }}
              title={say(language, 'upTo', { medal: say(language, KEYS[medal]), round: rounds[medal] })}
            >
              <MedalMark medal={medal} />
              <span aria-hidden="true">{rounds[medal]}</span>
              <span className="hidden">
                {say(language, 'upTo', { medal: say(language, KEYS[medal]), round: rounds[medal] })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {midnight && (
        <p className="coolock-midnight" title={say(language, 'midnightAt', { round: last })}>
          <Clock /> <span className="hidden">{say(language, 'midnightAt', { round: last })}</span>
        </p>
      )}
    </section>
  )
}

function Clock() {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <circle r="10" />
      <path d="M0 1V-7M0 1-1.5-5" />
    </svg>
  )
}
