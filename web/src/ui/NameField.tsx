// A name for somebody at the table; says so when no more letters fit.
import { useId } from 'react'
import { fill, useText } from './text'

/** As long as the server takes it. */
const LONGEST = 40

interface Props {
  value: string
  change: (name: string) => void
  label: string
}

export function NameField({ value, change, label }: Props) {
  const text = useText()
  const limit = useId()
  const isFull = value.length >= LONGEST
  return (
    <span className="name-field">
      <input
        value={value}
        maxLength={LONGEST}
        placeholder={label}
        aria-label={label}
        aria-describedby={limit}
        autoComplete="nickname"
        enterKeyHint="done"
        onChange={(event) => {
          change(event.target.value)
        }}
      />
      <small id={limit} role="status">
        {isFull && fill(text.nameFull, { most: LONGEST })}
      </small>
    </span>
  )
}
