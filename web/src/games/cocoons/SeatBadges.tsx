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
  const isPlaying = !['deal', 'vote', 'over'].includes(view.phase)
  return (
    <ul className="cocoons-seats">
      {seatEdges(view.table.seats, corner, view.turned).map(({ seat: each, edge }) => {
        const isActive = isPlaying && view.active === each
        const name = each === seat ? say(language, isActive ? 'playsYou' : 'you') : saySeat(language, each)
        return (
          <li key={edge} className={`cocoons-badge cocoons-at-${edge}${isActive ? ' cocoons-active' : ''}`}>
            <SeatMark seat={each} />
            <span>
              {isActive && '▸ '}
              {name}
            </span>
            {isActive && each !== seat && <small>{say(language, 'plays')}</small>}
            {view.left.includes(each) && <small>{say(language, 'hasLeft')}</small>}
          </li>
        )
      })}
    </ul>
  )
}
