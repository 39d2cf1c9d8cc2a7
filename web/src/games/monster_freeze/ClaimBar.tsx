// The claim button: a press claims whatever shows; a long press, or the arrow, names a colour.
import { useRef, useState } from 'react'
import type { Language } from '../board'
import type { Colour } from './cards'
import { Monster } from './Monster'
import { Ring, useMsLeft } from './Ring'
import { COLOURS } from './facts'
import type { TableTime } from './tableClock'
import { say } from './text'
import type { View } from './wire'

const LONG_MS = 450

interface Props {
  view: View
  now: TableTime
  /** Play time from which claims are allowed; null while they are not. */
  from_ms: number | null
  isGlowing: boolean
  language: Language
  claim: (colour: Colour | null) => void
}

export function ClaimBar({ view, now, from_ms, isGlowing, language, claim }: Props) {
  const [isMenu, setIsMenu] = useState(false)
  const timer = useRef(0)
  const isLong = useRef(false)
  const left_ms = useMsLeft(view, now, from_ms ?? 0)
  const isClosed = from_ms === null
  const isLocked = !isClosed && left_ms > 0
  const open = isMenu && !isClosed

  const choose = (colour: Colour | null) => {
    setIsMenu(false)
    claim(colour)
  }
  const holdBegins = () => {
    isLong.current = false
    timer.current = window.setTimeout(() => {
      isLong.current = true
      setIsMenu(true)
    }, LONG_MS)
  }
  const holdEnds = () => {
    window.clearTimeout(timer.current)
  }

  return (
    <div
      className="mf-claim-bar"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsMenu(false)
      }}
    >
      {open && (
        <div className="mf-colours" role="group" aria-label={say(language, 'claimMenu')}>
          {COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              className="mf-colour"
              aria-label={say(language, 'claimAs', { colour: say(language, colour) })}
              onClick={() => {
                choose(colour)
              }}
            >
              <Monster colour={colour} />
              <span aria-hidden="true">{say(language, colour)}</span>
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className={`mf-claim${isGlowing ? ' mf-claim-glow' : ''}${isLocked ? ' mf-claim-cold' : ''}`}
        disabled={isClosed}
        aria-disabled={isLocked}
        onPointerDown={holdBegins}
        onPointerUp={holdEnds}
        onPointerLeave={holdEnds}
        onPointerCancel={holdEnds}
        onContextMenu={(event) => {
          event.preventDefault()
        }}
        onClick={() => {
          if (!isLong.current && !isLocked) choose(null)
          isLong.current = false
        }}
      >
        <Ring left_ms={isLocked ? left_ms : 0} whole_ms={view.table.claim_lock_ms} />
        {isLocked ? say(language, 'claimLocked', { seconds: Math.ceil(left_ms / 1000) }) : say(language, 'claim')}
      </button>
      <button
        type="button"
        className="mf-more"
        aria-expanded={open}
        aria-label={say(language, 'claimColour')}
        title={say(language, 'claimColour')}
        disabled={isClosed}
        onClick={() => {
          setIsMenu(!isMenu)
        }}
      >
        <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M6 15l6-6 6 6" />
        </svg>
      </button>
    </div>
  )
}
