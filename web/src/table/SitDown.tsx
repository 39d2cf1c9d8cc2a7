// An invited guest takes a seat, with a name or without.
import { useState } from 'react'
import { keepPlayerName, playerName } from '../home/playerName'
import { NameField } from '../ui/NameField'
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
      data-testid="sit"
      onSubmit={(event) => {
        event.preventDefault()
        setIsBusy(true)
        keepPlayerName(name.trim())
        void sit(name.trim()).finally(() => {
          setIsBusy(false)
        })
      }}
    >
      <NameField value={name} label={company.yourName} change={setName} />
      <button type="submit" disabled={isBusy}>
        {text.sit}
      </button>
    </form>
  )
}
