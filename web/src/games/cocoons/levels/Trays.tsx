// The traps of the box, by kind. A trap that is there once is put in and taken out by the same
// button; of those with copies one more or one less.
import type { ReactNode } from 'react'
import { sayList } from '../../../ui/sayList'
import { fill } from '../../../ui/text'
import type { Language } from '../../board'
import type { Padlock } from '../art/runes'
import { OPENS } from '../facts'
import type { Trap } from '../pieces'
import { sayTrap, sayTrapDoes } from '../text'
import { upper } from '../../../ui/naming'
import { countOf, PIECES, TRAYS } from './box'
import { wordsIn } from './text'
import { TrapTile } from './TrapTile'

interface Props {
  traps: readonly Trap[]
  language: Language
  add: (trap: Trap) => void
  remove: (trap: Trap) => void
}

interface ItemProps extends Props {
  trap: Trap
  copies: number
  children?: ReactNode
}

const isPadlock = (trap: Trap): trap is Padlock => trap in OPENS

export function Trays(props: Props) {
  const { language } = props
  const text = wordsIn(language)
  return (
    <>
      <h2>{fill(text.trays, { count: PIECES.length })}</h2>
      <div className="lv-trays">
        {TRAYS.map(({ kind, traps }) => (
          <div key={kind} className={`lv-tray lv-tray-${kind}`} role="group" aria-label={text.kinds[kind].many}>
            <p>
              <b>{text.kinds[kind].many}</b> <small>{text.kinds[kind].hint}</small>
            </p>
            <div className="lv-items">
              {traps.map(([trap, copies]) =>
                copies > 1 ? (
                  <Counted key={trap} {...props} trap={trap} copies={copies} />
                ) : (
                  <Single key={trap} {...props} trap={trap} copies={copies}>
                    {isPadlock(trap) && <Needs padlock={trap} language={language} />}
                  </Single>
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

function Single({ trap, traps, language, add, remove, children }: ItemProps) {
  const isIn = traps.includes(trap)
  return (
    <button
      type="button"
      className="lv-item"
      aria-pressed={isIn}
      title={sayTrapDoes(language, trap)}
      onClick={() => {
        if (isIn) remove(trap)
        else add(trap)
      }}
    >
      <TrapTile trap={trap} />
      <span className="hidden">{upper(sayTrap(language, trap))}</span>
      {children}
      {isIn && <Tick />}
    </button>
  )
}

function Counted({ trap, copies, traps, language, add, remove }: ItemProps) {
  const text = wordsIn(language)
  const count = countOf(traps, trap)
  const name = sayTrap(language, trap)
  return (
    <div className="lv-counted" role="group" aria-label={fill(text.inLevel, { trap: upper(name), count, of: copies })}>
      <button
        type="button"
        className="quiet lv-less"
        aria-label={fill(text.remove, { trap: name })}
        aria-disabled={count === 0}
        onClick={() => {
          remove(trap)
        }}
      >
        −
      </button>
      <span className="lv-counted-tile" title={sayTrapDoes(language, trap)}>
        <TrapTile trap={trap} />
        <b role="status" aria-label={fill(text.inLevel, { trap: upper(name), count, of: copies })}>
          {count}/{copies}
        </b>
      </span>
      <button
        type="button"
        className="quiet lv-more"
        aria-label={fill(text.add, { trap: name })}
        aria-disabled={count === copies}
        onClick={() => {
          add(trap)
        }}
      >
        +
      </button>
    </div>
  )
}

/** The runes that a padlock waits for, drawn and named. */
function Needs({ padlock, language }: { padlock: Padlock; language: Language }) {
  const runes = OPENS[padlock]
  return (
    <span className="lv-needs">
      <span className="hidden">
        {', '}
        {fill(wordsIn(language).needs, {
          runes: sayList(
            runes.map((rune) => sayTrap(language, rune)),
            language,
          ),
        })}
      </span>
      {runes.map((rune) => (
        <TrapTile key={rune} trap={rune} />
      ))}
    </span>
  )
}

function Tick() {
  return (
    <svg className="lv-tick" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" />
      <path d="M7 12.5l3.5 3.5L17 8.5" />
    </svg>
  )
}
