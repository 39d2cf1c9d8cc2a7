// Plan mode in the tray: for whom one draws, undo and clear; and the arrows in words.
import type { Language } from '../board'
import { SeatIcon } from './art/ShapeMark'
import { sayCrossing } from './describe'
import { MOST_ARROWS } from './facts'
import type { Land } from './geometry'
import { seatsOf } from './reading'
import { say, saySeat } from './text'
import type { Plan } from './usePlan'
import type { Arrow, View } from './wire'

export function PlanBar({ view, plan, language }: { view: View; plan: Plan; language: Language }) {
  const isFull = plan.mine.length >= MOST_ARROWS
  return (
    <section className="coolock-tray coolock-plan-bar" aria-label={say(language, 'planBoard')}>
      <p>{isFull ? say(language, 'planFull') : say(language, 'planHint')}</p>
      <div className="coolock-whom" role="radiogroup" aria-label={say(language, 'planFor')}>
        {[...seatsOf(view), null].map((seat) => (
          <label key={seat} title={seat === null ? say(language, 'planAll') : saySeat(language, seat)}>
            <input
              type="radio"
              name="coolock-whom"
              checked={plan.whom === seat}
              onChange={() => {
                plan.setWhom(seat)
              }}
            />
            {seat === null ? (
              <span>{say(language, 'planAll')}</span>
            ) : (
              <span>
                <SeatIcon seat={seat} />
                <span className="hidden">{saySeat(language, seat)}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      <div className="coolock-buttons">
        <button type="button" disabled={plan.isNew || isFull} onClick={plan.begin}>
          {say(language, 'planNew')}
        </button>
        <button type="button" disabled={plan.mine.length === 0} onClick={plan.undo}>
          {say(language, 'planUndo')}
        </button>
        <button type="button" disabled={plan.mine.length === 0} onClick={plan.clear}>
          {say(language, 'planClear')}
        </button>
        <button
          type="button"
          className="coolock-main"
          onClick={() => {
            plan.open(false)
          }}
        >
          {say(language, 'planClose')}
        </button>
      </div>
    </section>
  )
}

export function PlanMark() {
  return (
    <svg className="coolock-plan-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 19c2-7 5-9 9-9M4 19.5v-.1M10 5l7 5-6 6M20 5v.1" />
    </svg>
  )
}

function sayArrow(language: Language, land: Land, { seat, way }: Arrow): string {
  const whom = seat === null ? say(language, 'planAll') : saySeat(language, seat)
  return say(language, way.length > 1 ? 'planArrow' : 'planMeet', {
    whom,
    place: sayCrossing(language, land, way.at(-1) ?? 0),
  })
}

/** For those who cannot see the arrows, and told as they come. */
export function PlanWords({ land, plan, language }: { land: Land; plan: Plan; language: Language }) {
  const theirs = plan.theirs.map(
    ([by, arrow]) => `${say(language, 'planBy', { seat: saySeat(language, by) })} ${sayArrow(language, land, arrow)}`,
  )
  return (
    <div className="hidden" aria-live="polite">
      {theirs.length > 0 && (
        <p>
          {say(language, 'planTheirs')}: {theirs.join('. ')}
        </p>
      )}
      {plan.mine.length > 0 && (
        <p>
          {say(language, 'planMine')}: {plan.mine.map((arrow) => sayArrow(language, land, arrow)).join('. ')}
        </p>
      )}
    </div>
  )
}
