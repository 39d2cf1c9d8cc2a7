// The draw for the first round: two closed fists held out over the board (CX-15).
import type { Language } from '../board'
import type { Pick } from './wire'
import { say } from './text'

const HANDS = ['left', 'right'] as const

/** Without `pick` the fists are only to be looked at. */
export function Fists({ language, pick }: { language: Language; pick: ((hand: Pick['hand']) => void) | null }) {
  return (
    <div className="cx-fists">
      {HANDS.map((hand) => (
        <button
          key={hand}
          type="button"
          className={`cx-fist cx-fist-${hand}`}
          disabled={pick === null}
          data-cx-ring="fists"
          onClick={() => {
            pick?.(hand)
          }}
        >
          <Fist />
          <span>{say(language, hand === 'left' ? 'fistLeft' : 'fistRight')}</span>
        </button>
      ))}
    </div>
  )
}

/** A closed hand seen from above, thumb inside; the right one is mirrored by the style sheet. */
function Fist() {
  return (
    <svg viewBox="0 0 120 130" aria-hidden="true">
      <ellipse cx="64" cy="112" rx="46" ry="12" className="cx-shadow" />
      <path className="cx-cuff" d="M30 96 h58 v22 q-29 10 -58 0 Z" />
      <path className="cx-skin" d="M18 52 Q16 30 34 28 H86 Q104 30 102 54 Q102 82 92 100 H28 Q18 80 18 52 Z" />
      {[18, 40, 62, 83].map((x, at) => (
        <rect
          key={x}
          className="cx-skin cx-finger"
          x={x}
          y={at === 1 || at === 2 ? 18 : 23}
          width={at === 3 ? 19 : 22}
          height={44}
          rx={10}
        />
      ))}
      <path
        className="cx-skin cx-finger"
        d="M98 70 Q106 62 100 54 Q92 50 84 58 L58 66 Q48 70 52 80 Q56 88 68 84 L92 78 Z"
      />
    </svg>
  )
}
