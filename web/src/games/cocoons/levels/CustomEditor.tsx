// A level of one's own: the traps that are in it, what the server says of them, and the box to take
// more from. Everything can be taken and put back by hand or by keyboard; nothing is judged here.
import { useId, useState } from 'react'
import { fill } from '../../../ui/text'
import type { Language, OptionVerdict } from '../../board'
import { Why } from '../../../ui/Why'
import { TRAPS } from '../facts'
import type { Trap } from '../pieces'
import { sayTrap } from '../text'
import { upper } from '../../../ui/naming'
import { LEVELS, startFrom, withoutTrap, withTrap } from './box'
import './editor.css'
import { wordsIn } from './text'
import { TrapTile } from './TrapTile'
import { Trays } from './Trays'
import { wander } from './wander'

interface Props {
  traps: readonly Trap[]
  change: (traps: readonly Trap[]) => void
  language: Language
  verdict: OptionVerdict
  isFine: (traps: readonly Trap[]) => Promise<boolean>
}

export function CustomEditor({ traps, change, language, verdict, isFine }: Props) {
  const text = wordsIn(language)
  const heading = useId()
  const [isShuffling, setIsShuffling] = useState(false)

  async function surprise() {
    setIsShuffling(true)
    change(await wander(isFine))
    setIsShuffling(false)
  }

  return (
    <section className="lv-editor" aria-labelledby={heading}>
      <h2 id={heading}>
        {text.places} <span>{fill(text.placeCount, { count: traps.length, of: TRAPS })}</span>
      </h2>
      {/* A button stays itself when its trap goes, so that the focus stays in the row. */}
      <div className="lv-row" role="group" aria-labelledby={heading}>
        {Array.from({ length: Math.max(TRAPS, traps.length) }, (_, at) => {
          const trap = traps[at]
          const label = trap ? fill(text.remove, { trap: sayTrap(language, trap) }) : text.placeEmpty
          return (
            <button
              key={at}
              type="button"
              className={trap ? 'lv-place' : 'lv-place lv-place-empty'}
              aria-label={label}
              title={label}
              aria-disabled={!trap}
              tabIndex={trap ? 0 : -1}
              onClick={() => {
                if (trap) change(withoutTrap(traps, trap))
              }}
            >
              {trap && <TrapTile trap={trap} />}
              {trap && <span className="lv-place-name">{upper(sayTrap(language, trap))}</span>}
            </button>
          )
        })}
      </div>
      {traps.length > 0 && <Verdict verdict={verdict} language={language} isFull={traps.length >= TRAPS} />}
      <div className="lv-begin" role="group" aria-label={text.begin}>
        <span>{text.begin}</span>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className="quiet"
            aria-label={fill(text.level, { n: level })}
            title={text.levels[level].name}
            onClick={() => {
              change(startFrom(level))
            }}
          >
            {level}
          </button>
        ))}
        <button type="button" className="quiet lv-wide" disabled={isShuffling} onClick={() => void surprise()}>
          {isShuffling ? text.surprising : text.surprise}
        </button>
        <button
          type="button"
          className="quiet lv-wide"
          onClick={() => {
            change([])
          }}
        >
          {text.clear}
        </button>
      </div>
      <Trays
        traps={traps}
        language={language}
        add={(trap) => {
          change(withTrap(traps, trap))
        }}
        remove={(trap) => {
          change(withoutTrap(traps, trap))
        }}
      />
    </section>
  )
}

/** The server's sentence, with the rule behind it; a shape and words, not a colour alone. */
function Verdict({
  verdict: { refusal, isChecking, hasFailed },
  language,
  isFull,
}: {
  verdict: OptionVerdict
  language: Language
  /** Before that nothing is wrong yet: there is more to come. */
  isFull: boolean
}) {
  const text = wordsIn(language)
  // What was fine a moment ago need not be fine now.
  const kind = refusal && isFull ? 'no' : refusal || hasFailed || isChecking ? 'unknown' : 'yes'
  const sentence = refusal?.text[language] ?? (hasFailed ? text.unchecked : isChecking ? text.checking : text.fine)
  return (
    <div className={`lv-verdict lv-verdict-${kind}`} aria-busy={isChecking}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="11" />
        <path d={{ no: 'M12 6v8M12 17.5v.5', unknown: 'M8 12h8', yes: 'M7 12.5l3.5 3.5L17 8.5' }[kind]} />
      </svg>
      <p>
        <span role="status">{sentence}</span> {refusal && <Why rule={refusal.rule} />}
      </p>
    </div>
  )
}
