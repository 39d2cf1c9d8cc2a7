// Somebody whom the table waits for is away: until when, and what the others can do about it.
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { fill } from '../ui/text'
import type { Eye, FromClient } from '../wire'
import { sayTime, useOwnClock } from './clock'
import { useCompanyText } from './companyText'
import { Passing } from './Passing'
import { isInTheName } from './tellBy'
import { useWho } from './useWho'

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  send: (message: FromClient) => void
}

export function Absences({ now, eye, folder, send }: Props) {
  const awaited = now.waiting?.type === 'decide' ? now.waiting.seats : []
  const away = awaited.filter((seat) => now.seats[seat]?.kind === 'human' && !now.seats[seat].here)
  return (
    <>
      <PlayedFor now={now} eye={eye} folder={folder} />
      {away.map((seat) => (
        <AwayNotice key={seat} of={seat} now={now} eye={eye} folder={folder} send={send} />
      ))}
    </>
  )
}

/** A move has just been made in somebody's name. */
function PlayedFor({ now, eye, folder }: Omit<Props, 'send'>) {
  const text = useCompanyText()
  const who = useWho(folder, now.seats, eye.view)
  const deed = now.by.findLast(isInTheName)
  if (!deed) return null
  const isMine = now.eyes.some((each) => each.seat === deed.seat)
  const isAlone = now.eyes.length === 1
  const sentence = deed.as === 'stand_in' ? text.botPlayed : isMine && isAlone ? text.clockPlayedYou : text.clockPlayed
  return (
    <Passing cause={deed}>
      <p role="status">{fill(sentence, { name: who.one(deed.seat) })}</p>
    </Passing>
  )
}

function AwayNotice({ of, now, eye, folder, send }: Props & { of: number }) {
  const text = useCompanyText()
  const name = useWho(folder, now.seats, eye.view).one(of)
  const passed = useOwnClock() - now.seatsHeard_ms
  const absent = now.seats[of]?.absent ?? null
  if (!absent)
    return (
      <p className="notice" role="status">
        {fill(text.botPlays, { name })}
      </p>
    )
  const { bot_in_ms, ask_in_ms, waits_left } = absent
  if (bot_in_ms === null)
    return (
      <p className="notice" role="status">
        {fill(text.tableWaits, { name })}
      </p>
    )
  const seat = now.eyes[0]?.seat ?? null
  const choose = (choice: 'wait' | 'bot') => () => {
    if (seat !== null) send({ type: 'for_absent', seat, of, choice })
  }
  return (
    <div className="notice notice-offer" data-testid="notice-offer">
      <p>
        <span role="status">{fill(text.botSoon, { name })}</span>{' '}
        <b role="timer">{sayTime(Math.max(0, bot_in_ms - passed))}</b>
      </p>
      {seat !== null && waits_left > 0 && (
        <button type="button" className="quiet" onClick={choose('wait')}>
          {text.wait}
        </button>
      )}
      {seat !== null && passed >= ask_in_ms && (
        <button type="button" onClick={choose('bot')}>
          {text.letBot}
        </button>
      )}
    </div>
  )
}
