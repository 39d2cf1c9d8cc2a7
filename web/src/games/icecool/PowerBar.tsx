// How far it will slide: a bar to drag, which grows as the pull of a hand does. Exact numbers are elsewhere.
import { useId } from 'react'
import type { Language } from '../board'
import type { Range } from './aiming'
import { centimetresOf, powerOf, stretchFor } from './pulling'
import { say } from './text'

interface Props {
  power: number
  range: Range
  language: Language
  change: (power: number) => void
}

export function PowerBar({ power, range: [low, high], language, change }: Props) {
  const id = useId()
  const words = say(language, 'slides', { count: centimetresOf(power) })
  return (
    <div className="ice-power-bar">
      <label htmlFor={id}>{say(language, 'power')}</label>
      <input
        id={id}
        type="range"
        min={stretchFor(low)}
        max={stretchFor(high)}
        step="any"
        value={stretchFor(power)}
        aria-valuetext={words}
        style={{ '--part': stretchFor(power) } as React.CSSProperties}
        onKeyDown={(event) => {
          // Even steps of power: an arrow key would go by the browser's own.
          const sign = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
          if (sign === undefined) return
          event.preventDefault()
          change(Math.min(Math.max(power + sign * 20, low), high))
        }}
        onChange={(event) => {
          change(powerOf(Number(event.target.value)))
        }}
      />
      <span aria-hidden="true">{words}</span>
    </div>
  )
}
