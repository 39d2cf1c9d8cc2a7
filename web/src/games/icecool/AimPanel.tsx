// Aiming beside the stage: the penguin's back, ready-made hits, what to aim at, how far; Enter flicks. Whoever wants
// numbers unfolds them.
import type { Language } from '../board'
import { directionTo, PRESETS, presetOf, type Dial, type Preset } from './aiming'
import { BackView, sayHit } from './BackView'
import { sayDoor, sayFish, sayGhost } from './describe'
import { DialInput } from './DialInput'
import { PowerBar } from './PowerBar'
import { doorsAround, doorSpot, middleOf, roomAt } from './places'
import { standingOf } from './reading'
import { wearOf } from './seats'
import type { Spot } from './stage'
import { say, saySeat, type TextKey } from './text'
import { upper } from '../../ui/naming'
import type { Aiming } from './useAim'
import type { Guessed } from './useGhost'
import type { FlickRanges, View } from './wire'

interface Props {
  view: View
  seat: number
  at: Spot
  ranges: FlickRanges
  aiming: Aiming
  /** Null where the table shows no ghost. */
  guessed: Guessed | null
  language: Language
  isBusy: boolean
  flick: () => void
}

const WORDS: Record<Preset, TextKey> = {
  straight: 'presetStraight',
  left: 'presetLeft',
  right: 'presetRight',
  jump: 'presetJump',
}
const SIGNS: Record<Preset, string> = {
  straight: 'M8 14V3M4 7 8 2 12 7',
  left: 'M11 14Q11 5 3 5M7 1 2.500 5 7 9',
  right: 'M5 14Q5 5 13 5M9 1 13.500 5 9 9',
  jump: 'M2 13Q8-6 13 9M9.500 6.500 13.500 10 15.500 5',
}
/** A jump over a wall needs some force: the preset brings it along. */
const JUMP_POWER = 850

/** The hands of people and screen readers choose a target by name; its angle is taken from the plan. */
function targetsOf(view: View, seat: number, at: Spot, language: Language) {
  const doors = doorsAround(at).map((door) => {
    const fish = view.fish.filter((each) => each.door === door.id).map((each) => sayFish(language, each.colour))
    const words = sayDoor(language, door.id)
    return {
      key: door.id,
      spot: doorSpot(door),
      words: fish.length > 0 ? say(language, 'doorFish', { door: words, fish: fish.join(', ') }) : words,
    }
  })
  const others = standingOf(view).filter((other) => other.seat !== seat)
  const seats = others.map((other) => ({
    key: `seat ${other.seat}`,
    spot: other,
    words: say(language, 'aimAtSeat', {
      seat: saySeat(language, other.seat),
      wear: say(language, `wear_${wearOf(other.seat)}`),
    }),
  }))
  const room = roomAt(at)
  const middle = room ? [{ key: 'middle', spot: middleOf(room), words: say(language, 'aimAtMiddle') }] : []
  return [...doors, ...seats, ...middle]
}

export function AimPanel({ view, seat, at, ranges, aiming, guessed, language, isBusy, flick }: Props) {
  const { flick: draft, change } = aiming
  const targets = targetsOf(view, seat, at, language)
  const aimed = targets.find((target) => directionTo(at, target.spot) === draft.direction)?.key ?? ''
  const preset = presetOf(draft)
  const choose = (wanted: Preset) => {
    change({ ...PRESETS[wanted], ...(wanted === 'jump' && draft.power < JUMP_POWER ? { power: JUMP_POWER } : {}) })
  }
  const dial = (name: Dial) => (
    <DialInput
      dial={name}
      value={draft[name]}
      range={ranges[name]}
      language={language}
      change={(value) => {
        change({ [name]: value })
      }}
    />
  )
  return (
    <form
      className="ice-panel ice-aim-panel"
      noValidate
      aria-label={say(language, 'aim')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) flick()
      }}
    >
      <p className="ice-small">{say(language, 'aimHint')}</p>
      <div className="ice-aim-hit">
        <BackView seat={seat} flick={draft} ranges={ranges} language={language} change={change} />
        <div className="ice-aim-sides">
          {guessed ? (
            <p className="ice-hit-words" role="status">
              <b className="hidden">{say(language, 'ghostTitle')}: </b>
              {guessed.failure ?? upper(guessed.ghost ? sayGhost(language, guessed.ghost) : say(language, 'ghostWait'))}
            </p>
          ) : (
            <p className="ice-hit-words">{sayHit(language, draft)}</p>
          )}
          <div className="ice-chips" role="group" aria-label={say(language, 'presets')}>
            {(Object.keys(PRESETS) as Preset[]).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={preset === each}
                aria-label={say(language, `${WORDS[each]}Words` as TextKey)}
                onClick={() => {
                  choose(each)
                }}
              >
                <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" focusable="false">
                  <path d={SIGNS[each]} />
                </svg>
                {say(language, WORDS[each])}
              </button>
            ))}
          </div>
        </div>
      </div>
      <PowerBar
        power={draft.power}
        range={ranges.power}
        language={language}
        change={(power) => {
          change({ power })
        }}
      />
      <div className="ice-fire">
        <button type="submit" className="ice-main" disabled={isBusy}>
          {say(language, 'flickButton')}
        </button>
      </div>
      <div className="ice-aim-more">
        <label className="ice-field">
          <span>{say(language, 'aimAt')}</span>
          <select
            value={aimed}
            onChange={(event) => {
              const target = targets.find((each) => each.key === event.target.value)
              if (target) change({ direction: directionTo(at, target.spot) })
            }}
          >
            <option value="">{say(language, 'aimAtNothing')}</option>
            {targets.map((target) => (
              <option key={target.key} value={target.key}>
                {target.words}
              </option>
            ))}
          </select>
        </label>
        <details className="ice-fold ice-fine">
          <summary>{say(language, 'fineTuning')}</summary>
          {dial('direction')}
          {dial('power')}
          {dial('offset')}
          {dial('height')}
        </details>
        <p className="ice-small">{say(language, 'aimHintMore')}</p>
        {view.table.tremor !== 'none' && (
          <p className="ice-small">
            {say(language, 'tremorNote', { tremor: say(language, `tremor_${view.table.tremor}`) })}
          </p>
        )}
      </div>
    </form>
  )
}
