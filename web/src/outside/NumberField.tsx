// A number that can be typed, or reached step by step.
import { fill } from '../ui/text'
import type { Ask } from './form'
import type { OutsideText } from './text'

interface Props {
  label: string
  hint: string
  ask: Extract<Ask, { kind: 'number' }>
  value: unknown
  change: (value: number) => void
  text: OutsideText
}

export function NumberField({ label, hint, ask: { isWhole, min, max, step }, value, change, text }: Props) {
  const number = typeof value === 'number' ? value : (min ?? 0)
  const kept = (wanted: number) => Math.min(Math.max(wanted, min ?? -Infinity), max ?? Infinity)
  const range =
    min !== null && max !== null
      ? fill(text.range, { min, max })
      : min !== null
        ? fill(text.least, { min })
        : max !== null
          ? fill(text.most, { max })
          : ''
  return (
    <div className="ob-field">
      <label>
        <span>{label}</span> {range && <small>({range})</small>}
        <input
          type="number"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          value={number}
          min={min ?? undefined}
          max={max ?? undefined}
          step={isWhole ? step : 'any'}
          required
          onChange={({ target }) => {
            if (!Number.isNaN(target.valueAsNumber)) change(target.valueAsNumber)
          }}
        />
      </label>
      <span className="ob-steps">
        <button
          type="button"
          className="round"
          aria-label={`${label}: ${text.fewer}`}
          title={text.fewer}
          disabled={min !== null && number <= min}
          onClick={() => {
            change(kept(number - step))
          }}
        >
          −
        </button>
        <button
          type="button"
          className="round"
          aria-label={`${label}: ${text.one}`}
          title={text.one}
          disabled={max !== null && number >= max}
          onClick={() => {
            change(kept(number + step))
          }}
        >
          +
        </button>
      </span>
      {hint && <small>{hint}</small>}
    </div>
  )
}
