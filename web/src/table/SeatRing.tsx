// Who sits around the table, whose turn it is, and what they have just said.
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { markerTitle } from '../ui/names'
import { fill, useText } from '../ui/text'
import type { Eye, SeatInfo } from '../wire'
import { wordsOf } from './emotes'
import { useHolderName } from './holderName'
import { RingNotes } from './RingNotes'

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  /** While something is shown: who acts in it. */
  actor: number | null
  isShowing: boolean
  /** All act at once: nobody in particular is to move. */
  isRealTime: boolean
  /** At the door, invited to a seat. */
  isGuest: boolean
}

export function SeatRing({ now, eye, folder, actor, isShowing, isRealTime, isGuest }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const awaited = now.waiting?.type === 'decide' && !isRealTime ? now.waiting.seats : []
  const waited = isShowing ? [actor] : awaited
  const mine = now.eyes.map((each) => each.seat)
  const last = now.talk.at(-1)
  const called = (seat: number) => folder.seatName(eye.view, seat, language)
  return (
    <div className="ring-holder">
      <ul className="ring" data-count={now.seats.length} aria-label={text.seats}>
        {now.seats.map((info, seat) => (
          <Chip
            key={seat}
            info={info}
            seatName={called(seat)}
            marker={markerTitle(seat, language)}
            folder={folder}
            isMine={mine.includes(seat)}
            isTurn={waited.includes(seat) && info.kind !== 'open'}
          />
        ))}
      </ul>
      <RingNotes now={now} isSeated={eye.seat !== null} isGuest={isGuest} />
      <p className="hidden" aria-live="polite">
        {last && fill(text.saidBy, { seat: called(last.seat), words: wordsOf(last, text.emotes) })}
      </p>
    </div>
  )
}

interface ChipProps {
  info: SeatInfo
  seatName: string
  /** What the game calls the seat: beside a name, it says which pieces are theirs. */
  marker: string
  folder: GameFolder
  isMine: boolean
  isTurn: boolean
}

function Chip({ info, seatName, marker, folder, isMine, isTurn }: ChipProps) {
  const text = useText()
  const holder = useHolderName(folder)(info)
  const isAway = info.kind === 'human' && !info.here
  const isNamed = info.kind === 'human' && info.name !== ''
  const me = isNamed ? `${text.me} · ${marker}` : text.me
  const absence = info.stand_in ? text.standInShort : text.away
  // The absence is the news: a chip is small, and what comes last may be cut.
  const words = isAway
    ? [absence, isNamed && marker].filter(Boolean).join(' · ')
    : isMine
      ? me
      : isNamed
        ? marker
        : holder
  const classes = ['chip', `chip-${info.kind}`, isTurn && 'chip-turn', isMine && 'chip-mine', isAway && 'chip-away']
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span className="chip-face">
        <Icon name={info.stand_in ? 'bot' : info.kind} size={20} />
      </span>
      <span className="chip-words">
        <b>{seatName}</b>
        <span className="chip-holder">
          {words}
          {info.kind === 'human' && info.here && <span className="hidden"> · {text.here}</span>}
        </span>
      </span>
      {isTurn && (
        <span className="chip-flag">
          <Icon name="turn" size={12} />
          <span className="chip-flag-words">{text.itsTurn}</span>
        </span>
      )}
    </li>
  )
}
