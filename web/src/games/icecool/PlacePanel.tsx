// Putting a penguin down: into the kitchen's zone, or onto the red circle.
import { useId } from 'react'
import type { Language } from '../board'
import { metres, tenths } from './places'
import type { Spot } from './stage'
import { say, type TextKey } from './text'
import type { Action, CircleRange, ZoneRanges } from './wire'

interface Common {
  language: Language
  isBusy: boolean
  draft: Spot | null
  setDraft: (spot: Spot | null) => void
  send: (action: Action) => void
}

function Millimetres({
  words,
  tenth,
  range,
  change,
  language,
}: {
  words: TextKey
  tenth: number
  range: readonly [number, number]
  change: (tenth: number) => void
  language: Language
}) {
  const id = useId()
  const [low, high] = [range[0] / 10, range[1] / 10]
  return (
    <div className="ice-dial">
      <label className="ice-dial-name" htmlFor={id}>
        {say(language, words)}
      </label>
      <input
        type="range"
        min={low}
        max={high}
        step={0.1}
        value={tenth / 10}
        aria-label={say(language, words)}
        onChange={(event) => {
          change(Math.round(Number(event.target.value) * 10))
        }}
      />
      <span className="ice-typed">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={low}
          max={high}
          step={1}
          value={tenth / 10}
          onChange={(event) => {
            change(Math.round(Number(event.target.value) * 10))
          }}
        />
        <span aria-hidden="true">mm</span>
      </span>
    </div>
  )
}

const within = (value: number, [low, high]: readonly [number, number]) => Math.min(Math.max(value, low), high)

/** A spot of the school as near as can be to the one that was touched, in what is offered. */
export const intoZone = (spot: Spot, zone: ZoneRanges): Spot => ({
  x: metres(within(tenths(spot.x), zone.x)),
  y: metres(within(tenths(spot.y), zone.y)),
})

export const zoneMiddle = (zone: ZoneRanges): Spot => ({
  x: metres(Math.round((zone.x[0] + zone.x[1]) / 2)),
  y: metres(Math.round((zone.y[0] + zone.y[1]) / 2)),
})

export function intoCircle(spot: Spot, circle: CircleRange): Spot {
  const [x, y] = [tenths(spot.x) - circle.x, tenths(spot.y) - circle.y]
  const far = Math.hypot(x, y)
  // A hair inside, so that rounding does not lead out of it.
  const scale = far > circle.radius ? (circle.radius - 1) / far : 1
  return { x: metres(Math.round(circle.x + x * scale)), y: metres(Math.round(circle.y + y * scale)) }
}

export function CatcherPanel({ zone, draft, setDraft, send, language, isBusy }: Common & { zone: ZoneRanges }) {
  const spot = draft ?? zoneMiddle(zone)
  return (
    <form
      className="ice-panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) send({ type: 'place_catcher', x: tenths(spot.x), y: tenths(spot.y) })
      }}
    >
      <h2>{say(language, 'placeCatcher')}</h2>
      <p className="ice-small">{say(language, 'placeCatcherHint')}</p>
      <Millimetres
        words="placeX"
        tenth={tenths(spot.x)}
        range={zone.x}
        language={language}
        change={(x) => {
          setDraft({ ...spot, x: metres(within(x, zone.x)) })
        }}
      />
      <Millimetres
        words="placeY"
        tenth={tenths(spot.y)}
        range={zone.y}
        language={language}
        change={(y) => {
          setDraft({ ...spot, y: metres(within(y, zone.y)) })
        }}
      />
      <div className="ice-fire ice-row">
        <button
          type="button"
          onClick={() => {
            setDraft(zoneMiddle(zone))
          }}
        >
          {say(language, 'placeMiddle')}
        </button>
        <button type="submit" className="ice-main" disabled={isBusy}>
          {say(language, 'placeHere')}
        </button>
      </div>
    </form>
  )
}

export function StartPanel({ circle, draft, send, language, isBusy }: Common & { circle: CircleRange | null }) {
  const chosen = circle && !circle.is_full ? draft : null
  return (
    <section className="ice-panel">
      <h2>{say(language, 'placeStart')}</h2>
      <p className="ice-small">{say(language, circle && !circle.is_full ? 'placeStartHint' : 'placeFull')}</p>
      <div className="ice-row">
        <button
          type="button"
          className={chosen ? '' : 'ice-main'}
          disabled={isBusy}
          onClick={() => {
            send({ type: 'place_start' })
          }}
        >
          {say(language, 'placeNow')}
        </button>
        {chosen && (
          <button
            type="button"
            className="ice-main"
            disabled={isBusy}
            onClick={() => {
              send({ type: 'place_start', x: tenths(chosen.x), y: tenths(chosen.y) })
            }}
          >
            {say(language, 'placeChosen')}
          </button>
        )}
      </div>
    </section>
  )
}
