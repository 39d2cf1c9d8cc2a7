// Who sits at which corner of the table, around the box.
import type { Language } from '../board'
import { seatEdges } from './geometry'
import type { View } from './pieces'
import { SeatMark } from './SeatMark'
import { say, saySeat } from './text'

interface Props {
  view: View
  corner: number
  seat: number | null
  language: Language
}

export function SeatBadges({ view, corner, seat, language }: Props) {
  const isPlaying = view.phase !== 'over' && view.phase !== 'deal'
  return (
    <ul className="cocoons-seats">
      {seatEdges(view.table.seats, corner, view.turned).map(({ seat: each, edge }) => (
        <li key={edge} className={`cocoons-badge cocoons-at-${edge}${isPlaying && view.active === each ? ' cocoons-active' : ''}`}>
          <SeatMark seat={each} />
          <span>{each === seat ? say(language, 'you') : saySeat(language, each)}</span>
          {isPlaying && view.active === each && <small>▸ {say(language, each === seat ? 'playsYou' : 'plays')}</small>}
          {view.left.includes(each) && <small>{say(language, 'hasLeft')}</small>}
        </li>
      ))}
    </ul>
  )
}
