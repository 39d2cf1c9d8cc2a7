// An invited guest at the door: who invites to what, and a place for a name.
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { fill } from '../ui/text'
import { useCompanyText } from './companyText'
import { OpenSeats } from './OpenSeats'
import { SitDown } from './SitDown'

interface Props {
  now: TableNow
  folder: GameFolder
  sit: (name: string) => Promise<void>
}

export function GuestCard({ now, folder, sit }: Props) {
  const text = useCompanyText()
  const host = now.seats.find((each) => each.kind === 'human' && each.name)?.name
  const game = folder.title
  return (
    <section className="guest-card" data-testid="guest-card">
      <h2>{host ? fill(text.invites, { name: host, game }) : fill(text.invited, { game })}</h2>
      <OpenSeats now={now} />
      <SitDown sit={sit} />
    </section>
  )
}
