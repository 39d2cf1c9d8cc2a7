// Under the stage while a flick is watched: speed, and for an old one pause, the moment, and what happened when.
import { useEffect, useState, type ReactNode } from 'react'
import type { Language } from '../board'
import { sayHappening } from './describe'
import { secondsAt } from './recording'
import type { Reel } from './reel'
import { say, sayNumber, type TextKey } from './text'
import type { Running } from './useReel'

interface Props {
  reel: Reel
  running: Running
  rate: number
  setRate: (rate: number) => void
  stop: () => void
  skip: () => void
  language: Language
  /** Which flick it is. */
  children?: ReactNode
}

const SPEEDS: readonly [number, TextKey][] = [
  [1, 'speed_1'],
  [0.5, 'speed_2'],
  [0.25, 'speed_4'],
]
const LOOK_MS = 60

function Speeds({ rate, setRate, language }: Pick<Props, 'rate' | 'setRate' | 'language'>) {
  return (
    <div className="ice-switch" role="group" aria-label={say(language, 'watchSpeed')}>
      {SPEEDS.map(([speed, words]) => (
        <button
          key={words}
          type="button"
          aria-pressed={rate === speed}
          onClick={() => {
            setRate(speed)
          }}
        >
          {say(language, words)}
        </button>
      ))}
    </div>
  )
}

/** The moment of the recording, looked up now and then. */
function useMoment({ seconds, isPaused }: Running): [number, (seconds: number) => void] {
  const [moment, setMoment] = useState(0)
  useEffect(() => {
    const look = () => {
      setMoment(seconds())
    }
    const timer = window.setInterval(look, LOOK_MS)
    return () => {
      window.clearInterval(timer)
    }
  }, [seconds, isPaused])
  return [moment, setMoment]
}

export function ReelBar({ reel, running, rate, setRate, stop, skip, language, children }: Props) {
  const [moment, setMoment] = useMoment(running)
  const { isPaused, pause, seek, length } = running
  const go = (to: number) => {
    seek(to)
    setMoment(to)
  }
  const time = (seconds: number) => say(language, 'watchTime', { time: sayNumber(language, seconds, 2) })
  return (
    <div className="ice-reel" data-testid="ice-reel" data-fps={running.meter.rate ?? ''}>
      <div className="ice-row">
        {reel.isLive ? (
          <button type="button" onClick={skip}>
            {say(language, 'skip')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="ice-main"
              onClick={() => {
                pause(!isPaused)
              }}
            >
              {say(language, isPaused ? 'watchPlay' : 'watchPause')}
            </button>
            <button type="button" onClick={stop}>
              {say(language, 'watchStop')}
            </button>
          </>
        )}
        <Speeds rate={rate} setRate={setRate} language={language} />
      </div>
      {children}
      {!reel.isLive && (
        <label className="ice-scrub">
          <span className="hidden">{say(language, 'watchAt')}</span>
          <input
            type="range"
            min={0}
            max={Math.max(length, 0.01)}
            step={0.01}
            value={Math.min(moment, length)}
            aria-valuetext={time(moment)}
            onChange={(event) => {
              pause(true)
              go(Number(event.target.value))
            }}
          />
          <span aria-hidden="true">{time(Math.min(moment, length))}</span>
        </label>
      )}
      {!reel.isLive && (
        <ol className="ice-facts">
          {reel.happenings.map((fact, at) => (
            <li key={at} className={secondsAt(fact.sample) <= moment ? 'ice-fact-past' : ''}>
              <button
                type="button"
                onClick={() => {
                  go(Math.max(secondsAt(fact.sample) - 0.12, 0))
                }}
              >
                <span className="ice-fact-time">{time(secondsAt(fact.sample))}</span> {sayHappening(language, fact)}
              </button>
            </li>
          ))}
          {reel.happenings.length === 0 && <li>{say(language, 'noHappenings')}</li>}
        </ol>
      )}
    </div>
  )
}
