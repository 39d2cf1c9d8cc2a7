// On one screen: a seat for whom nobody waits may still do something by the rules. Only that it may is
// said here; what, its own eyes see.
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { fillNamed } from '../ui/names'
import { useText } from '../ui/text'
import type { Eye } from '../wire'
import { asidesOf, chooseEye } from './eyes'

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  /** Pass the screen to a seat; null: back to whoever is to act. */
  pass: (seat: number | null) => void
}

export function Asides({ now, eye, folder, pass }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const others = asidesOf(now, eye.seat)
  const turn = chooseEye(now, null, null)?.seat ?? null
  const isAside = turn !== null && eye.seat !== turn && !isAwaited(now, eye.seat)
  if (others.length === 0 && !isAside) return null
  const button = (seat: number, words: string, to: number | null) => (
    <button
      key={`${words}${seat}`}
      type="button"
      className="quiet"
      onClick={() => {
        pass(to)
      }}
    >
      {fillNamed(words, { seat: folder.seatName(eye.view, seat, language) }, language)}
    </button>
  )
  return (
    <div className="asides" role="group" aria-label={text.asides}>
      {isAside ? button(turn, text.asideBack, null) : others.map((seat) => button(seat, text.asideTo, seat))}
    </div>
  )
}

const isAwaited = ({ waiting }: TableNow, seat: number | null) =>
  seat !== null && waiting?.type === 'decide' && waiting.seats.includes(seat)
