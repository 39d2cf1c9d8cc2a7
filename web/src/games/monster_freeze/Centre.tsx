// The centre card with the pile beside it, and the ring of one's own last swap.
import type { Language } from '../board'
import { CoveredCard } from './CardFace'
import { seenOf, type Deck } from './cards'
import { Ring, useMsLeft } from './Ring'
import { playTime, useTableTime, type TableTime } from './tableClock'
import { SeatMark } from './SeatMark'
import { say, sayCells, saySeat } from './text'
import { StillCard } from './TurningCard'
import type { Bounds, View } from './wire'

/** The same three cards for this long: time to look at the centre. */
const STUCK_MS = 20_000

interface Props {
  view: View
  deck: Deck
  now: TableTime
  bounds: Bounds | null
  /** The rival who has just given the card that lies here. */
  giver: number | null
  language: Language
}

export function Centre({ view, deck, now, bounds, giver, language }: Props) {
  const { centre, pile } = view
  const rows = centre ? sayCells(language, seenOf(deck, [centre, 'front', 0]), 'hole') : say(language, 'noCentre')
  return (
    <section className="mf-centre" aria-label={say(language, 'centre')}>
      <div className="mf-centre-place" data-mf-centre="">
        <div
          className="mf-centre-card"
          key={centre}
          role="img"
          aria-label={say(language, 'centreCard', { rows })}
          data-mf-centre-card=""
        >
          {centre ? (
            <StillCard deck={deck} card={centre} />
          ) : (
            <div className="mf-card">
              <CoveredCard />
            </div>
          )}
        </div>
        {centre && giver !== null && (
          <span
            className="mf-giver"
            data-testid="mark-giver"
            role="img"
            aria-label={say(language, 'markGiven', { seat: saySeat(language, giver) })}
            title={say(language, 'markGiven', { seat: saySeat(language, giver) })}
          >
            <SeatMark seat={giver} size={20} />
          </span>
        )}
        {bounds && <SwapRing view={view} now={now} from_ms={bounds.from_ms} />}
        {bounds && <StuckHint view={view} now={now} language={language} />}
      </div>
      <p className="mf-pile" data-mf-pile="" title={say(language, 'pileCount', { count: pile })}>
        <span className="mf-pile-cards" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {say(language, 'pile', { count: pile })}
      </p>
    </section>
  )
}

function SwapRing({ view, now, from_ms }: { view: View; now: TableTime; from_ms: number }) {
  return <Ring left_ms={useMsLeft(view, now, from_ms)} whole_ms={view.table.swap_gap_ms} />
}

function StuckHint({ view, now, language }: Pick<Props, 'view' | 'now' | 'language'>) {
  const play = playTime(view, useTableTime(now))
  const since = view.seat === null ? 0 : (view.players[view.seat]?.hand_since ?? 0)
  const isStuck = play - since > STUCK_MS
  return (
    <p className={isStuck ? 'mf-stuck mf-stuck-now' : 'mf-stuck'} role="status">
      {isStuck && say(language, 'centreHint')}
    </p>
  )
}
