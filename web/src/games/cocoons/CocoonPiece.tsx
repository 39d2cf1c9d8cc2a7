// One cocoon: an open prism of silk. Its top is the button; the sides are only to be looked at.
import type { CSSProperties, ReactNode, Ref } from 'react'
import { GuardianArt, GuardianToken } from './art/GuardianArt'
import { TrapArt } from './art/TrapArt'
import { DIRECTIONS } from './facts'
import { facing, slotPoint } from './geometry'
import type { Look } from './looks'
import type { Direction, Guardian, Label } from './pieces'
import type { Cocoon } from './wire'

export type Glow = 'slide' | 'put'

interface Props extends Look {
  label: Label
  cocoon: Cocoon
  /** A press does something: such a cocoon glows. */
  glow: Glow | null
  /** What was told of it. */
  tags: ReactNode
  /** Somebody has just slid it, from this side. */
  slidFrom: Direction | null
  /** Whom somebody has just put there. */
  news: readonly Guardian[]
  says: string
  button: Ref<HTMLButtonElement>
  tabIndex: number
  press: () => void
  focus: () => void
}

const RIM = 'M14 2H86A12 12 0 0 1 98 14V86A12 12 0 0 1 86 98H14A12 12 0 0 1 2 86V14A12 12 0 0 1 14 2Z'
const OPENING = 'M36 13H64A23 23 0 0 1 87 36V64A23 23 0 0 1 64 87H36A23 23 0 0 1 13 64V36A23 23 0 0 1 36 13Z'

const turned = (degrees: number) => ({ '--turn': `${degrees}deg` }) as CSSProperties

interface HeldProps {
  holds: readonly Guardian[]
  arriving: Guardian | null
  news: readonly Guardian[]
}

function Held({ holds, arriving, news }: HeldProps) {
  return (
    <span className="cocoons-held" data-count={Math.min(holds.length, 4)}>
      {holds.map((guardian) => (
        <span
          key={guardian}
          className={guardian === arriving ? 'cocoons-arriving' : news.includes(guardian) ? 'cocoons-new' : ''}
          data-testid={news.includes(guardian) ? 'mark-guardian' : undefined}
        >
          <GuardianToken guardian={guardian} />
        </span>
      ))}
    </span>
  )
}

function Tokens({ cocoon, isPaid }: { cocoon: Cocoon; isPaid: boolean }) {
  return (
    <>
      {cocoon.tokens > 0 && (
        <b
          key={cocoon.tokens}
          className={isPaid ? 'cocoons-coins cocoons-arriving' : 'cocoons-coins'}
          data-count={cocoon.tokens}
        />
      )}
      {cocoon.has_action && (
        <span className="cocoons-free">
          <TrapArt trap="A" />
        </span>
      )}
    </>
  )
}

export function CocoonPiece({
  label,
  cocoon,
  picture,
  glow,
  arriving,
  isPaid,
  verdict,
  spin,
  tags,
  slidFrom,
  news,
  says,
  button,
  tabIndex,
  press,
  focus,
}: Props) {
  const { x, y } = slotPoint(cocoon.at)
  const place = { '--x': x, '--y': y, '--spin': `${spin}deg`, '--order': x + y + 2 } as CSSProperties
  const side = facing(cocoon.mark)
  return (
    <div className={`cocoons-cocoon${glow ? ' cocoons-glows' : ''}`} style={place}>
      {DIRECTIONS.map((each) => (
        <div key={each} className="cocoons-side" style={turned(facing(each))}>
          {each === cocoon.mark && picture && (
            <span className="cocoons-picture">
              <GuardianArt guardian={picture} />
            </span>
          )}
        </div>
      ))}
      <button
        type="button"
        ref={button}
        className="cocoons-top"
        tabIndex={tabIndex}
        data-cocoon={label}
        aria-label={says}
        onClick={press}
        onFocus={focus}
      >
        <span className="cocoons-inside">
          <span className="cocoons-upright">
            <span className="cocoons-plate" />
            <Held holds={cocoon.holds} arriving={arriving} news={news} />
          </span>
        </span>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <path className="cocoons-rim" fillRule="evenodd" d={`${RIM}${OPENING}`} />
          <path className="cocoons-rim-in" d={OPENING} />
          <path className="cocoons-rim-out" d={RIM} />
          <rect
            className="cocoons-mark"
            x="34"
            y="79.500"
            width="32"
            height="16"
            rx="8"
            transform={`rotate(${side} 50 50)`}
          />
          {slidFrom && (
            <g className="cocoons-slid" data-testid="mark-slid" transform={`rotate(${facing(slidFrom)} 50 50)`}>
              <path d="M50 74 61 85H54.500V91H45.500V85H39Z" />
              <circle cx="50" cy="96" r="2.600" />
              <circle cx="50" cy="103" r="2.200" />
            </g>
          )}
        </svg>
        <span className="cocoons-upright">
          <span className="cocoons-letter">{label}</span>
          <Tokens cocoon={cocoon} isPaid={isPaid} />
          {tags}
          {verdict && <span className={`cocoons-verdict cocoons-${verdict}`}>{verdict === 'right' ? '✓' : '✗'}</span>}
        </span>
      </button>
    </div>
  )
}
