// What the seats have just said, over the upper edge of the board, where it hides neither chips nor buttons.
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import type { Eye } from '../wire'
import { Bubble } from './Bubble'

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
}

export function Bubbles({ now, eye, folder }: Props) {
  const [language] = useLanguage()
  const said = now.seats.flatMap((_, seat) => now.talk.findLast((each) => each.seat === seat) ?? [])
  return (
    <div className="bubbles" aria-hidden="true">
      {said.map((talk) => (
        <Bubble key={talk.number} talk={talk} seatName={folder.seatName(eye.view, talk.seat, language)} />
      ))}
    </div>
  )
}
