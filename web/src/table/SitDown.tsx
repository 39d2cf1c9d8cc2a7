// An invited guest takes a seat, with a name or without.
import { useState } from 'react'
import { keepPlayerName, LONGEST_NAME, playerName } from '../home/playerName'
import { useText } from '../ui/text'
import { useCompanyText } from './companyText'

export function SitDown({ sit }: { sit: (name: string) => Promise<void> }) {
  const text = useText()
  const company = useCompanyText()
  const [name, setName] = useState(playerName)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault()
        setIsBusy(true)
        keepPlayerName(name.trim())
        void sit(name.trim()).finally(() => {
          setIsBusy(false)
        })
      }}
    >
      <label>
        {company.yourName}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => {
            setName(event.target.value)
          }}
        />
      </label>
      <button type="submit" disabled={isBusy}>
        {text.sit}
      </button>
    </form>
  )
}
