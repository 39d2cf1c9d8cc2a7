// The table: prompt bar, the game's board, and drawers for who sits here and what happened.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { claimSeat } from '../net/api'
import { invitationOf, keepToken, tokensOf } from '../net/keys'
import { useTable, type TableNow } from '../net/useTable'
import { useLanguage } from '../ui/language'
import { fill, useText } from '../ui/text'
import type { Eye, Offer } from '../wire'
import { ActionList } from './ActionList'
import { LogDrawer } from './LogDrawer'
import { Seats } from './Seats'

/** Of several seats on one screen, the one that is to act; else the first. */
function activeEye(now: TableNow): Eye | undefined {
  const waited = now.waiting?.type === 'decide' ? now.waiting.seats : []
  return now.eyes.find((eye) => eye.seat !== null && waited.includes(eye.seat)) ?? now.eyes[0]
}

function offerOf(eye: Eye): Offer | null {
  const offer = eye.offer as Offer | null
  return offer && (offer.actions.length > 0 || offer.open.length > 0) ? offer : null
}

export function TablePage({ table }: { table: string }) {
  const text = useText()
  const [language] = useLanguage()
  const [held, setHeld] = useState(tokensOf(table).length)
  const [folder, setFolder] = useState<GameFolder | null>(null)
  const [failed, setFailed] = useState('')
  const { now, act } = useTable(table, held)
  useEffect(() => {
    if (now.game) void loadGame(now.game).then(setFolder)
  }, [now.game])

  const eye = activeEye(now)
  if (now.status === 'unknown') return <main className="message">{text.unknown}</main>
  if (!eye || !folder) return <main className="message">{text.loading}</main>

  const invitation = invitationOf(table)
  const canSit = eye.seat === null && invitation && now.seats.some((seat) => seat.kind === 'open')

  async function sit() {
    if (!invitation) return
    try {
      keepToken(table, (await claimSeat(table, invitation)).token)
      setHeld(tokensOf(table).length)
    } catch (error) {
      setFailed(fill(text.failed, { text: error instanceof Error ? error.message : '' }))
    }
  }

  const seat = eye.seat
  const send = (action: Record<string, unknown>) => {
    if (seat !== null) act(seat, action)
  }
  const offer = offerOf(eye)
  const seats = <Seats now={now} eye={eye} folder={folder} table={table} invitation={invitation} />
  // The link comes first for as long as somebody can still be invited.
  const isLobby = seat !== null && now.seats.some((each) => each.kind === 'open')
  return (
    <main className="table">
      <h1 className="hidden">{folder.title}</h1>
      <p className="prompt" role="status">
        {now.status === 'lost' ? text.lost : folder.prompt(eye.view, seat, language)}
        {canSit && (
          <button type="button" onClick={() => void sit()}>
            {text.sit}
          </button>
        )}
        {failed}
      </p>
      {isLobby && <div className="drawers">{seats}</div>}
      <folder.Board
        view={eye.view}
        offer={offer}
        seat={seat}
        language={language}
        act={send}
        refused={now.refused}
        busy={now.busy}
      />
      <aside className="drawers">
        {!isLobby && seats}
        {offer && <ActionList view={eye.view} offer={offer} folder={folder} act={send} />}
        <LogDrawer story={now.story} view={eye.view} folder={folder} />
        {now.waiting?.type === 'over' && (
          <p className="over">
            {text.over} <a href="/">{text.again}</a>
          </p>
        )}
      </aside>
    </main>
  )
}
