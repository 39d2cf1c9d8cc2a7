// What the table agrees on besides the game: what happens when somebody is away, and how to talk.
import { useId, useRef } from 'react'
import type { House } from '../wire'
import { useHomeText } from './text'

export function HouseRules({ house, choose }: { house: House; choose: (house: House) => void }) {
  const text = useHomeText()
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={details}
      className="options house"
      onToggle={() => {
        // What has come out must not lie under the button.
        if (details.current?.open) details.current.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary>{text.more}</summary>
      <div className="option">
        <label>
          <span>{text.absent}</span>
          <select
            value={house.absent}
            aria-describedby={`${id}-absent`}
            onChange={(event) => {
              choose({ ...house, absent: event.target.value === 'wait' ? 'wait' : 'bot' })
            }}
          >
            <option value="bot">{text.absentBot}</option>
            <option value="wait">{text.absentWait}</option>
          </select>
        </label>
        <p className="option-hint" id={`${id}-absent`}>
          {text.absentHint}
        </p>
      </div>
      <div className="option">
        <label>
          <span>{text.chat}</span>
          <select
            value={house.chat ? 'on' : 'off'}
            aria-describedby={`${id}-chat`}
            onChange={(event) => {
              choose({ ...house, chat: event.target.value === 'on' })
            }}
          >
            <option value="off">{text.chatOff}</option>
            <option value="on">{text.chatOn}</option>
          </select>
        </label>
        <p className="option-hint" id={`${id}-chat`}>
          {text.chatHint}
        </p>
      </div>
    </details>
  )
}
