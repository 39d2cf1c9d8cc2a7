// Play from here: who sits where at a new table that begins with the moves up to this step.
import { useState } from 'react'
import type { GameFolder } from '../games/board'
import { keepPlayerName, playerName } from '../home/playerName'
import '../home/form.css'
import { goToTable } from '../home/goToTable'
import { HouseRules } from '../home/HouseRules'
import { SeatChoices } from '../home/SeatChoices'
import { useHomeText } from '../home/text'
import { playFrom, type GameInfo, type TableInfo } from '../net/api'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import type { Frame, House } from '../wire'
import { seatsFrom } from './fromSeats'
import { useReplayText } from './text'

interface Props {
  info: TableInfo
  game: GameInfo
  folder: GameFolder
  /** Through whose eyes one looks. */
  eyes: number | null
  /** The step that is looked at, and the decision with which the new table begins. */
  shown: Frame
  begin: Frame
}

export function PlayFromSheet({ info, game, folder, eyes, shown, begin }: Props) {
  const text = useReplayText()
  const home = useHomeText()
  const [language] = useLanguage()
  const [seats, setSeats] = useState(() =>
    seatsFrom(info, game, { eyes, awaits: begin.awaits ?? [], left: begin.left }, playerName()),
  )
  const [house, setHouse] = useState<House>(info.house)
  const { busy, failed, attempt } = useAttempt()
  const titles = info.seats.map((_, seat) => folder.seatName(begin.view, seat, language))
  const facts = { at: shown.seq, n: begin.seq }
  const elsewhere = begin.seq > shown.seq ? text.fromNext : text.fromLast

  const open = () =>
    attempt(async () => {
      const names = seats.holders.map((holder, seat) => (holder === 'me' ? (seats.names[seat] ?? '').trim() : ''))
      const first = seats.holders.indexOf('me')
      if (first >= 0) keepPlayerName(names[first] ?? '')
      goToTable(await playFrom(info.table, { step: begin.seq, seats: seats.holders, names, house }))
    })

  return (
    <form
      className="sheet from-sheet"
      style={{ '--hue': game.box.hue } as React.CSSProperties}
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <p>
        {begin.seq !== shown.seq && <b>{fill(elsewhere, facts)} </b>}
        {fill(text.fromIntro, facts)} {game.is_real_time && text.fromPaused}
      </p>
      <SeatChoices game={game} folder={folder} seats={seats} choose={setSeats} begun={{ titles, left: begin.left }} />
      <HouseRules house={house} choose={setHouse} />
      <p className="from-note">
        {text.fromLuck} {text.fromCounts}
      </p>
      <div className="from-foot">
        <Failure error={failed} />
        <button type="submit" disabled={busy}>
          {busy ? home.creating : home.create}
        </button>
      </div>
    </form>
  )
}
