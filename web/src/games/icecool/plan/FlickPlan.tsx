// A small plan of the school: the way that a flick went, and that of a better one.
import type { Language } from '../../board'
import { FishShape } from '../art/FishShape'
import { doorOf, doorway } from '../school'
import { colourOf, fillOf } from '../seats'
import type { FlickReview } from '../wire'
import { down, mm, pointOf, VIEW_BOX } from './paper'
import './plan.css'
import { SchoolPlan } from './SchoolPlan'

const NO_LINES: readonly number[] = []
type Path = FlickReview['aim']['path']

const wayOf = (path: Path): string => path.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${pointOf({ x, y })}`).join('')

function End({ path, className }: { path: Path; className: string }) {
  const last = path.at(-1)
  return last ? <circle className={className} cx={mm(last[0])} cy={down(last[1])} r={20} /> : null
}

export function FlickPlan({ review, language }: { review: FlickReview; language: Language }) {
  const { seat, starts, doors, aim, better } = review
  return (
    <svg className="ice-review-plan" viewBox={VIEW_BOX} focusable="false">
      <SchoolPlan language={language} lines={NO_LINES} />
      {doors.map((id) => {
        const door = doorOf(id)
        if (!door) return null
        const [x, y] = doorway(door)
        return (
          <g key={id} transform={`translate(${mm(x)} ${down(y)}) scale(2.4)`}>
            <FishShape colour={colourOf(seat ?? 0)} />
          </g>
        )
      })}
      {better && (
        <>
          <path className="ice-review-under" d={wayOf(better.path)} />
          <path className="ice-review-better" d={wayOf(better.path)} />
          <End path={better.path} className="ice-review-better-end" />
        </>
      )}
      <path className="ice-review-under" d={wayOf(aim.path)} />
      <path className="ice-review-went" d={wayOf(aim.path)} />
      <End path={aim.path} className="ice-review-went-end" />
      {starts.map((each) => (
        <circle
          key={each.seat}
          className={each.seat === seat ? 'ice-review-start ice-review-mover' : 'ice-review-start'}
          cx={mm(each.x)}
          cy={down(each.y)}
          r={25}
          fill={fillOf(each.seat)}
        />
      ))}
    </svg>
  )
}
