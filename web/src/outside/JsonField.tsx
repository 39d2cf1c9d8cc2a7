// The last resort, for what no form can ask for: the value as a program writes it.
import { useState } from 'react'
import type { OutsideText } from './text'

interface Props {
  label: string
  hint: string
  value: unknown
  change: (value: unknown) => void
  text: OutsideText
}

export function JsonField({ label, hint, value, change, text }: Props) {
  const [written, setWritten] = useState(() => JSON.stringify(value))
  const [isBad, setIsBad] = useState(false)
  return (
    <label className="ob-field">
      <span>
        {label} <small>({text.asJson})</small>
      </span>
      <textarea
        rows={3}
        spellCheck={false}
        value={written}
        aria-invalid={isBad}
        onChange={({ target }) => {
          setWritten(target.value)
          try {
            change(JSON.parse(target.value))
            setIsBad(false)
          } catch {
            setIsBad(true)
          }
        }}
      />
      {isBad && <small role="alert">{text.badJson}</small>}
      {hint && <small>{hint}</small>}
    </label>
  )
}
