// Two clicks to a table: all is chosen already, and all can be chosen otherwise.
import { useEffect, useRef, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { makeTable, type GameInfo } from '../net/api'
import { Failure } from '../ui/Failure'
import type { House } from '../wire'
import { Emblem } from './emblems'
import { GameOptions, type ChosenOptions } from './GameOptions'
import { goToTable } from './goToTable'
import { HouseRules } from './HouseRules'
import { keepPlayerName, LONGEST_NAME, playerName } from './playerName'
import { firstHolders, SeatChoices } from './SeatChoices'
import { SHELF } from './shelf'
import { useHomeText } from './text'

export function NewTable({ game }: { game: GameInfo }) {
  const text = useHomeText()
  const [folder, setFolder] = useState<GameFolder | null>(null)
  const [count, setCount] = useState(game.seats.includes(2) ? 2 : (game.seats[0] ?? 2))
  const [holders, setHolders] = useState(() => firstHolders(game))
  const [options, setOptions] = useState<ChosenOptions>({})
  const [house, setHouse] = useState<House>({ absent: 'bot', chat: false })
  const [name, setName] = useState(playerName)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void loadGame(game.slug).then(setFolder)
  }, [game.slug])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  async function open() {
    setBusy(true)
    setFailed(null)
    keepPlayerName(name.trim())
    try {
      goToTable(await makeTable(game.slug, holders.slice(0, count), options, house, name.trim()))
    } catch (error) {
      setFailed(error)
      setBusy(false)
    }
  }

  const hue = SHELF.find((box) => box.slug === game.slug)?.hue ?? 28
  return (
    <form
      className="sheet"
      style={{ '--hue': hue } as React.CSSProperties}
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <header className="sheet-head">
        <a className="sheet-back" href="#">
          <span aria-hidden="true">←</span> {text.allGames}
        </a>
        <span className="sheet-emblem">
          <Emblem slug={game.slug} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {game.title}
        </h1>
      </header>
      <div className="sheet-body">
        <SeatChoices
          game={game}
          folder={folder}
          count={count}
          holders={holders}
          chooseCount={setCount}
          chooseHolder={(seat, holder) => {
            setHolders(holders.map((old, at) => (at === seat ? holder : old)))
          }}
        />
        {folder && <GameOptions game={game} folder={folder} chosen={options} choose={setOptions} />}
        <label className="sheet-name">
          <span>
            {text.name} <small>({text.nameHint})</small>
          </span>
          <input
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={(event) => {
              setName(event.target.value)
            }}
          />
        </label>
        <HouseRules house={house} choose={setHouse} />
      </div>
      <footer className="sheet-foot">
        <Failure error={failed} />
        <button type="submit" disabled={busy}>
          {busy ? text.creating : text.create}
        </button>
      </footer>
    </form>
  )
}
