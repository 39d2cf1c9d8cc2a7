// One number of a flick as a slider, as a number to type, and with two buttons for a little less or more.
import { useId, useState } from 'react'
import type { Language } from '../board'
import { SCALES, wrapped, type Dial, type Range } from './aiming'
import { say, sayNumber } from './text'

interface Props {
  dial: Dial
  value: number
  range: Range
  language: Language
  change: (value: number) => void
}

export function DialInput({ dial, value, range, language, change }: Props) {
  const { per, digits, step, fine, unit, help } = SCALES[dial]
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const name = say(language, dial)
  const units = value / per
  const nudge = (sign: 1 | -1) => {
    const next = value + sign * fine * per
    change(dial === 'direction' ? wrapped(next) : Math.min(Math.max(next, range[0]), range[1]))
  }
  const wanted = typed === null || typed.trim() === '' ? NaN : Math.round(Number(typed.replace(',', '.')) * per)
  const within = Math.min(Math.max(wanted, range[0]), range[1])
  const limit = (bound: number) =>
    `${sayNumber(language, bound / per, bound % per === 0 ? 0 : digits)} ${say(language, unit)}`
  // A direction goes round; the others end somewhere.
  const tooMuch =
    dial === 'direction' || Number.isNaN(wanted) || wanted === within
      ? null
      : say(language, wanted > within ? 'atMost' : 'atLeast', { limit: limit(within) })
  const type = (text: string) => {
    setTyped(text)
    const number = Number(text.replace(',', '.'))
    if (text.trim() === '' || !Number.isFinite(number)) return
    const next = Math.round(number * per)
    change(dial === 'direction' ? wrapped(next) : Math.min(Math.max(next, range[0]), range[1]))
  }
  const by = `${fine.toLocaleString(language)} ${say(language, unit)}`
  return (
    <div className={`ice-dial ice-dial-${dial}`}>
      <span className="ice-dial-name" id={`${id}-name`}>
        {name}
      </span>
      <button
        type="button"
        className="ice-nudge"
        onClick={() => {
          nudge(-1)
        }}
        aria-label={say(language, 'nudge', { name, by: `−${by}` })}
      >
        −
      </button>
      <input
        type="range"
        min={range[0] / per}
        max={range[1] / per}
        step={fine}
        value={units}
        aria-labelledby={`${id}-name`}
        aria-valuetext={`${sayNumber(language, units, digits)} ${say(language, unit)}`}
        onChange={(event) => {
          setTyped(null)
          change(Math.round(Number(event.target.value) * per))
        }}
      />
      <button
        type="button"
        className="ice-nudge"
        onClick={() => {
          nudge(1)
        }}
        aria-label={say(language, 'nudge', { name, by: `+${by}` })}
      >
        +
      </button>
      <span className="ice-typed">
        <input
          type="number"
          inputMode="decimal"
          step={step}
          min={range[0] / per}
          max={dial === 'direction' ? 360 : range[1] / per}
          aria-label={`${name}, ${say(language, help)}`}
          value={typed ?? units.toFixed(digits)}
          onChange={(event) => {
            type(event.target.value)
          }}
          onBlur={() => {
            setTyped(null)
          }}
        />
        <span aria-hidden="true">{say(language, unit)}</span>
      </span>
      <span className="ice-dial-limit" role="status">
        {tooMuch}
      </span>
    </div>
  )
}
