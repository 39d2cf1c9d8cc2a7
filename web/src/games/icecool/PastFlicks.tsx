// Any flick of the game can be watched again: one by one, or by its number.
import { useId } from 'react'
import type { Language } from '../board'
import { say, saySeat } from './text'
import type { Replay } from './wire'

interface Props {
  /** All that are known, in order; null while they are asked for. */
  flicks: readonly Replay[] | null
  /** The number of the one that is watched. */
  number: number
  watch: (flick: Replay) => void
  hasFailed: boolean
  language: Language
}

export function PastFlicks({ flicks, number, watch, hasFailed, language }: Props) {
  const id = useId()
  const at = flicks?.findIndex((flick) => flick.number === number) ?? -1
  const go = (flick: Replay | undefined, words: 'watchEarlier' | 'watchLater') => (
    <button
      type="button"
      disabled={!flick}
      aria-label={say(language, words)}
      title={say(language, words)}
      onClick={() => {
        if (flick) watch(flick)
      }}
    >
      {words === 'watchEarlier' ? '‹' : '›'}
    </button>
  )
  if (hasFailed) return <p className="ice-small">{say(language, 'watchNone')}</p>
  return (
    <div className="ice-row ice-past">
      {go(flicks?.[at - 1], 'watchEarlier')}
      <label className="ice-field" htmlFor={id}>
        <span className="hidden">{say(language, 'watchWhich')}</span>
        <select
          id={id}
          value={number}
          onChange={(event) => {
            const flick = flicks?.find((each) => each.number === Number(event.target.value))
            if (flick) watch(flick)
          }}
        >
          {(flicks ?? []).map((flick) => (
            <option key={flick.number} value={flick.number}>
              {say(language, 'watchOf', { number: flick.number, seat: saySeat(language, flick.seat) })}
            </option>
          ))}
        </select>
      </label>
      {go(at < 0 ? undefined : flicks?.[at + 1], 'watchLater')}
    </div>
  )
}
