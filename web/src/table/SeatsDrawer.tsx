// Who sits where in full, the invitation, and what one can do with one's own seat.
import { useState } from 'react'
import { giveAway } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { Sure } from '../ui/Sure'
import { fill, useText } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import type { Eye } from '../wire'
import { useHolderName } from './holderName'
import { Share } from './Share'
import type { Game } from './useGame'

interface Props {
  table: string
  game: Game
  now: TableNow
  eye: Eye
  invitation: string | null
  /** Our seats have changed. */
  hello: () => void
  leave: (seat: number) => void
}

export function SeatsDrawer({ table, game, now, eye, invitation, hello, leave }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const { folder, info } = game
  const holderName = useHolderName(folder)
  const called = (seat: number) => folder.seatName(eye.view, seat, language)
  const mine = now.eyes.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const isOver = now.waiting?.type === 'over'
  return (
    <>
      <ul className="seat-list">
        {now.seats.map((seat, number) => (
          <li key={number}>
            <b>{called(number)}</b> {holderName(seat)}
            {mine.includes(number) && ` (${text.me})`}
            {seat.kind === 'human' && ` · ${seat.here ? text.here : seat.stand_in ? text.standIn : text.away}`}
          </li>
        ))}
      </ul>
      {invitation && <Share table={table} invitation={invitation} now={now} />}
      {!isOver &&
        mine.map((seat) => (
          <section key={seat} className="own-seat">
            <h3>{called(seat)}</h3>
            <GiveAway
              name={called(seat)}
              bots={info.bots.map((bot) => ({ bot, label: folder.botLabel(bot, language) }))}
              give={async (to) => {
                await giveAway(table, seat, to)
                hello()
              }}
            />
            <Leave
              name={called(seat)}
              leave={() => {
                leave(seat)
              }}
            />
          </section>
        ))}
    </>
  )
}

interface GiveProps {
  name: string
  bots: { bot: string; label: string }[]
  give: (to: string) => Promise<void>
}

function GiveAway({ name, bots, give }: GiveProps) {
  const text = useText()
  const [to, setTo] = useState('open')
  const [isAsking, setIsAsking] = useState(false)
  const { failed, attempt } = useAttempt()
  const receiver = bots.find(({ bot }) => to === `bot:${bot}`)?.label ?? text.giveOpen
  return (
    <form
      className="give"
      onSubmit={(event) => {
        event.preventDefault()
        setIsAsking(!isAsking)
        if (isAsking) void attempt(() => give(to))
      }}
    >
      <label>
        {fill(text.giveTo, { seat: name })}
        <select
          value={to}
          onChange={(event) => {
            setTo(event.target.value)
            setIsAsking(false)
          }}
        >
          <option value="open">{text.giveOpen}</option>
          {bots.map(({ bot, label }) => (
            <option key={bot} value={`bot:${bot}`}>
              {fill(text.giveBot, { name: label })}
            </option>
          ))}
        </select>
      </label>
      {isAsking ? (
        <Sure
          className="leave"
          label={text.give}
          question={fill(text.giveSure, { seat: name, to: receiver })}
          yes={text.giveYes}
          no={text.no}
          onNo={() => {
            setIsAsking(false)
          }}
        />
      ) : (
        <button type="submit" className="quiet">
          {text.give}
        </button>
      )}
      <Failure error={failed} />
    </form>
  )
}

function Leave({ name, leave }: { name: string; leave: () => void }) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <button
        type="button"
        className="plain"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        {text.leave}
      </button>
    )
  }
  return (
    <Sure
      className="leave"
      label={text.leave}
      question={fill(text.leaveSure, { seat: name })}
      yes={text.leaveYes}
      no={text.no}
      onYes={leave}
      onNo={() => {
        setIsAsking(false)
      }}
    />
  )
}
