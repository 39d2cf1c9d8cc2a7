// Two clicks to a table: who sits where, a few options, open.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { makeTable, type GameInfo } from '../net/api'
import { keepInvitation, keepToken } from '../net/keys'
import { useLanguage } from '../ui/language'
import { fill, useText } from '../ui/text'

export function NewTable({ game }: { game: GameInfo }) {
  const text = useText()
  const [language] = useLanguage()
  const [folder, setFolder] = useState<GameFolder | null>(null)
  const [count, setCount] = useState(game.seats[0] ?? 2)
  const [holders, setHolders] = useState<string[]>(['me', `bot:${game.bots[2] ?? 'random'}`, 'open', 'open'])
  const [options, setOptions] = useState<Record<string, string | boolean>>({})
  const [failed, setFailed] = useState('')
  useEffect(() => {
    void loadGame(game.slug).then(setFolder)
  }, [game.slug])

  async function open() {
    try {
      const made = await makeTable(game.slug, holders.slice(0, count), options)
      keepToken(made.table, made.token)
      keepInvitation(made.table, made.invitation)
      location.assign(`/t/${made.table}`)
    } catch (error) {
      setFailed(fill(text.failed, { text: error instanceof Error ? error.message : '' }))
    }
  }

  return (
    <form
      className="sheet"
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <h2>{game.title}</h2>
      <label>
        {text.players}
        <select
          value={count}
          onChange={(event) => {
            setCount(Number(event.target.value))
          }}
        >
          {game.seats.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{text.seats}</legend>
        {holders.slice(0, count).map((holder, seat) => (
          <label key={seat}>
            {fill(text.seat, { n: seat + 1 })}
            <select
              value={holder}
              onChange={(event) => {
                setHolders(holders.map((old, at) => (at === seat ? event.target.value : old)))
              }}
            >
              <option value="me">{text.me}</option>
              <option value="open">{text.open}</option>
              {game.bots.map((name) => (
                <option key={name} value={`bot:${name}`}>
                  {fill(text.bot, { name })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {folder?.options.map((name) => (
        <label key={name}>
          {folder.optionLabel(name, null, language)}
          <select
            value={String(options[name] ?? game.defaults[name] ?? '')}
            onChange={(event) => {
              const value = game.choices[name]?.find((each) => String(each) === event.target.value)
              const others = Object.entries(options).filter(([key]) => key !== name)
              const chosen = value === undefined ? [] : [[name, value] as const]
              setOptions(Object.fromEntries([...others, ...chosen]))
            }}
          >
            {game.defaults[name] === null && <option value="">{text.usual}</option>}
            {game.choices[name]?.map((value) => (
              <option key={String(value)} value={String(value)}>
                {folder.optionLabel(name, value, language)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">{text.create}</button>
      {failed && <p role="alert">{failed}</p>}
    </form>
  )
}
