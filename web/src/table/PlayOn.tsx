// Somebody would like to play on: asked, waited for, or open to go to. Nobody is taken along.
import { at } from '../ui/address'
import { rematch } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { Failure } from '../ui/Failure'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import type { GameFolder } from '../games/board'
import type { RematchAsked } from '../wire'
import { useCompanyText } from './companyText'
import { goToNext } from './goToNext'
import { Passing } from './Passing'
import { useWho } from './useWho'

interface Props {
  table: string
  now: TableNow
  view: unknown
  folder: GameFolder
}

export function PlayOn({ table, now, view, folder }: Props) {
  const { next, offer } = now
  const mine = now.eyes.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  if (next !== null) return <Next table={table} next={next} isSeated={mine.length > 0} />
  if (!offer) return null
  return <Offer table={table} now={now} view={view} folder={folder} offer={offer} mine={mine} />
}

function Next({ table, next, isSeated }: { table: string; next: string; isSeated: boolean }) {
  const text = useCompanyText()
  return (
    <div className="notice notice-offer" data-testid="notice-offer">
      <p role="status">{isSeated ? text.open : text.openToWatch}</p>
      {isSeated ? (
        <button
          type="button"
          onClick={() => {
            goToNext(table, next)
          }}
        >
          {text.go}
        </button>
      ) : (
        <a className="button quiet" href={at(`/t/${next}`)}>
          {text.watchNext}
        </a>
      )}
    </div>
  )
}

interface OfferProps extends Props {
  offer: RematchAsked
  mine: readonly number[]
}

function Offer({ table, now, view, folder, offer, mine }: OfferProps) {
  const text = useCompanyText()
  const who = useWho(folder, now.seats, view)
  const { busy, failed, attempt } = useAttempt()
  const isOurs = mine.includes(offer.seat)
  const isAsked = offer.waits_for.some((seat) => mine.includes(seat))
  if (offer.waits_for.length === 0) {
    const others = offer.declined.filter((seat) => seat !== offer.seat)
    return (
      isOurs &&
      others.length > 0 && (
        <Passing cause={offer} stays>
          <p role="status">{fill(text.notNow, { names: who.several(others) })}</p>
        </Passing>
      )
    )
  }
  const answer = (agree: boolean) =>
    attempt(async () => {
      const opened = (await rematch(table, { agree })).table
      if (agree && opened !== null) goToNext(table, opened)
    })
  const leg = now.legs.length + 2
  const again = leg <= now.legCount ? text.nextLeg : text.again
  const wish = fill(offer.next ? text.nextLevel : again, { name: who.one(offer.seat), n: leg })
  const waits = fill(text.waitingFor, { names: who.several(offer.waits_for) })
  return (
    <div className="notice notice-offer" data-testid="notice-offer">
      <p role="status">{isOurs ? waits : isAsked ? wish : `${wish} ${waits}`}</p>
      {isAsked && (
        <button type="button" disabled={busy} onClick={() => void answer(true)}>
          {text.join}
        </button>
      )}
      {(isAsked || isOurs) && (
        <button type="button" className="quiet" disabled={busy} onClick={() => void answer(false)}>
          {isOurs ? text.callOff : text.decline}
        </button>
      )}
      <Failure error={failed} />
    </div>
  )
}
