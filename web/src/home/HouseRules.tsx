// What the table agrees on besides the game: what happens when somebody is away, and how to talk.
import type { House } from '../wire'
import { useHomeText } from './text'

export function HouseRules({ house, choose }: { house: House; choose: (house: House) => void }) {
  const text = useHomeText()
  return (
    <details className="house">
      <summary>{text.more}</summary>
      <label>
        <span>{text.absent}</span>
        <select
          value={house.absent}
          onChange={(event) => {
            choose({ ...house, absent: event.target.value === 'wait' ? 'wait' : 'bot' })
          }}
        >
          <option value="bot">{text.absentBot}</option>
          <option value="wait">{text.absentWait}</option>
        </select>
      </label>
      <label>
        <span>{text.chat}</span>
        <select
          value={house.chat ? 'on' : 'off'}
          onChange={(event) => {
            choose({ ...house, chat: event.target.value === 'on' })
          }}
        >
          <option value="off">{text.chatOff}</option>
          <option value="on">{text.chatOn}</option>
        </select>
      </label>
    </details>
  )
}
