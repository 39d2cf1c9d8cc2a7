// Reserve, lid and the traps still in the box: what everybody may count at any time.
import type { Language } from '../board'
import { NumberPicture, TokenArt, TrapArt } from './art/TrapArt'
import { kindOf, trapsLeft, type Trap, type View } from './pieces'
import { say, sayTrap, sayTrapDoes } from './text'
import { upper } from '../../ui/naming'

interface Props {
  view: View
  language: Language
}

/** Equal traps once, with their number. */
function counted(traps: readonly Trap[]): [Trap, number][] {
  const counts = new Map<Trap, number>()
  for (const trap of traps) counts.set(trap, (counts.get(trap) ?? 0) + 1)
  return [...counts]
}

interface TrapListProps {
  traps: readonly Trap[]
  /** Those that have just come up. */
  fresh?: readonly Trap[]
  language: Language
}

function TrapList({ traps, fresh = [], language }: TrapListProps) {
  return (
    <ul className="cocoons-traps">
      {counted(traps).map(([trap, count]) => {
        const isFresh = fresh.includes(trap)
        const drawn = `${upper(sayTrap(language, trap))}${count > 1 ? ` × ${count}` : ''}`
        const name = say(language, 'trapIs', { trap: drawn, does: sayTrapDoes(language, trap) })
        const words = isFresh ? `${name} ${say(language, 'justNow')}` : name
        return (
          <li
            key={trap}
            title={words}
            className={isFresh ? 'cocoons-new' : ''}
            data-testid={isFresh ? 'mark-trap' : undefined}
          >
            <TrapArt trap={trap} />
            {count > 1 && <b aria-hidden="true">×{count}</b>}
            <span className="hidden">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Beside the box, as it is what everybody keeps an eye on. */
export function Reserve({ view, language }: Props) {
  return (
    <p
      className={view.reserve <= 5 ? 'cocoons-reserve cocoons-low' : 'cocoons-reserve'}
      title={say(language, 'reserve')}
    >
      <span className="cocoons-reserve-art" data-spot="reserve">
        <TokenArt />
      </span>
      <b aria-hidden="true">{view.reserve}</b>
      <small aria-hidden="true">/ {view.table.reserve}</small>
      <span className="hidden">{say(language, 'reserveIs', { count: view.reserve, all: view.table.reserve })}</span>
    </p>
  )
}

export function Supplies({ view, fresh, language }: Props & { fresh: readonly Trap[] }) {
  const left = trapsLeft(view)
  const tiles = view.lid_traps.filter((trap) => kindOf(trap) === 'N').length
  const others = view.lid_traps.filter((trap) => kindOf(trap) !== 'N')
  const hasPuzzle = view.traps.some((trap) => kindOf(trap) === 'N')
  return (
    <section className="cocoons-supplies">
      <div
        className="cocoons-panel cocoons-lid"
        role="group"
        aria-label={say(language, 'lidIs', { tokens: view.lid_tokens, traps: view.lid_traps.length })}
      >
        <h2 data-spot="lid">{say(language, 'lid')}</h2>
        {view.lid_tokens > 0 && (
          <span className="cocoons-price">
            <TokenArt />
            {view.lid_tokens}
          </span>
        )}
        {hasPuzzle && (
          <span className="cocoons-puzzle" role="img" aria-label={say(language, 'puzzle', { count: tiles })}>
            <NumberPicture removed={tiles} />
          </span>
        )}
        {others.length > 0 && <TrapList traps={others} fresh={fresh} language={language} />}
        {view.lid_traps.length + view.lid_tokens === 0 && !hasPuzzle && (
          <p className="cocoons-small">{say(language, 'lidEmpty')}</p>
        )}
      </div>
      <div className="cocoons-panel cocoons-left">
        <h2>{say(language, 'trapsLeft')}</h2>
        {left.length > 0 ? (
          <TrapList traps={left} language={language} />
        ) : (
          <p className="cocoons-small">{say(language, 'trapsLeftNone')}</p>
        )}
        {view.table.hard && <p className="cocoons-small">⚠ {say(language, 'hard')}</p>}
      </div>
    </section>
  )
}
