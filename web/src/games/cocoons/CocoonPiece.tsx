// One cocoon: an open prism of silk. Its rim is the button; all the rest is looks.
import type { CSSProperties, ReactNode, Ref } from 'react'
import { GuardianArt, GuardianToken } from './art/GuardianArt'
import { TokenArt, TrapArt } from './art/TrapArt'
import { facing, slotPoint } from './geometry'
import { DIRECTIONS, type Direction, type Guardian, type Label } from './pieces'
import type { Cocoon } from './wire'

export interface CocoonLook {
  label: Label
  cocoon: Cocoon
  /** The picture on its marked side, if it may be drawn. */
  picture: Guardian | null
  /** What a press does: such a cocoon glows. */
  glow: 'slide' | 'put' | 'chosen' | null
  /** Which way it would slide. */
  way: Direction | null
  /** This guardian is still flying here. */
  arriving: Guardian | null
  /** A token is falling in. */
  isPaid: boolean
  verdict: 'right' | 'wrong' | null
  /** How far it is turned so that its picture faces the viewer, once all is over. */
  spin: number
  /** What was told of it. */
  tags: ReactNode
}

interface Props extends CocoonLook {
  says: string
  button: Ref<HTMLButtonElement>
  tabIndex: number
  press: () => void
  focus: () => void
}

const RIM = 'M14 2H86A12 12 0 0 1 98 14V86A12 12 0 0 1 86 98H14A12 12 0 0 1 2 86V14A12 12 0 0 1 14 2Z'
const OPENING = 'M36 13H64A23 23 0 0 1 87 36V64A23 23 0 0 1 64 87H36A23 23 0 0 1 13 64V36A23 23 0 0 1 36 13Z'

function Sides({ mark, picture }: { mark: Direction; picture: Guardian | null }) {
  return DIRECTIONS.map((side) => (
    <div key={side} className="cocoons-side" style={{ '--turn': `${facing(side)}deg` } as CSSProperties}>
      {side === mark && picture && <span className="cocoons-picture"><GuardianArt guardian={picture} /></span>}
    </div>
  ))
}

function Contents({ cocoon, arriving, isPaid }: { cocoon: Cocoon; arriving: Guardian | null; isPaid: boolean }) {
  return (
    <div className="cocoons-contents">
      <div className="cocoons-held" data-count={Math.min(cocoon.holds.length, 4)}>
        {cocoon.holds.map((guardian) => (
          <span key={guardian} className={guardian === arriving ? 'cocoons-arriving' : ''}><GuardianToken guardian={guardian} /></span>
        ))}
      </div>
      {cocoon.tokens > 0 && (
        <span className={isPaid ? 'cocoons-coins cocoons-arriving' : 'cocoons-coins'}><TokenArt /><b>{cocoon.tokens}</b></span>
      )}
      {cocoon.has_action && <span className="cocoons-free"><TrapArt trap="A" /></span>}
    </div>
  )
}

export function CocoonPiece({ label, cocoon, picture, glow, way, arriving, isPaid, verdict, spin, tags, says, button, tabIndex, press, focus }: Props) {
  const { x, y } = slotPoint(cocoon.at)
  const place = { '--x': x, '--y': y, '--spin': `${spin}deg`, '--order': x + y + 2 } as CSSProperties
  return (
    <div className={`cocoons-cocoon${glow ? ` cocoons-glow-${glow}` : ''}`} style={place}>
      <div className="cocoons-body" data-spot={label}>
        <Sides mark={cocoon.mark} picture={picture} />
        {DIRECTIONS.map((side) => (
          <div key={side} className="cocoons-inner" style={{ '--turn': `${facing(side)}deg` } as CSSProperties} />
        ))}
        <div className="cocoons-plate">
          <div className="cocoons-mark" style={{ '--turn': `${facing(cocoon.mark)}deg` } as CSSProperties} />
          <div className="cocoons-upright"><Contents cocoon={cocoon} arriving={arriving} isPaid={isPaid} /></div>
        </div>
        <button
          type="button" ref={button} className="cocoons-rim" tabIndex={tabIndex} data-cocoon={label}
          aria-label={says} onClick={press} onFocus={focus}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <path className="cocoons-rim-top" fillRule="evenodd" d={`${RIM}${OPENING}`} />
            <path className="cocoons-rim-line" d={OPENING} />
            <path className="cocoons-rim-edge" d={RIM} />
            <g transform={`rotate(${facing(cocoon.mark)} 50 50)`}>
              <rect className="cocoons-rim-mark" x="33" y="85" width="34" height="9.500" rx="4.700" />
            </g>
            {way && (
              <g transform={`rotate(${facing(way)} 50 50)`}><path className="cocoons-way" d="M42 76L50 83L58 76" /></g>
            )}
          </svg>
          <span className="cocoons-upright"><span className="cocoons-letter">{label}</span></span>
        </button>
        <div className="cocoons-upright cocoons-above">
          {tags}
          {verdict && <span className={`cocoons-verdict cocoons-${verdict}`} aria-hidden="true">{verdict === 'right' ? '✓' : '✗'}</span>}
        </div>
      </div>
    </div>
  )
}
