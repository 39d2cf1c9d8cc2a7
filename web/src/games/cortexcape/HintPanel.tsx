// Beside the board at a learning table: what the server says about prices (CX-83).
import type { Language } from '../board'
import { priceOf, type LookedAt } from './pricing'
import { say, sayJourney } from './text'
import type { Asked } from './useHints'
import type { HintSwitches } from './useHintSwitches'
import type { Hints, View } from './wire'

interface HintPanelProps {
  view: View
  language: Language
  asked: Asked
  switches: HintSwitches
  /** The pair that the locker looks at. */
  pair: LookedAt
  putBest: ((start: string, exit: string) => void) | null
}

export function HintPanel({ view, language, asked, switches, pair, putBest }: HintPanelProps) {
  const { hints, trouble } = asked
  const { hidden } = switches
  return (
    <section className="cx-panel cx-hints">
      <h2>
        {say(language, 'hints')}
        <button
          type="button"
          role="switch"
          className="cx-switch"
          aria-checked={!hidden}
          aria-label={say(language, 'hintsShown')}
          onClick={() => {
            switches.hide(!hidden)
          }}
        >
          <span aria-hidden="true" />
        </button>
      </h2>
      {!hidden && trouble && <p className="cx-hint">{trouble}</p>}
      {!hidden && !trouble && !hints && <p className="cx-hint">{say(language, 'hintsWait')}</p>}
      {!hidden && hints && view.phase === 'build' && (
        <WorstLock hints={hints} language={language} former={view.round > 1} />
      )}
      {!hidden && hints && view.phase === 'lock' && (
        <LockPrice hints={hints} language={language} pair={pair} putBest={putBest} />
      )}
      {!hidden && hints?.cheapest && (
        <div className="cx-price-row">
          <span className="cx-price">
            <b>{hints.cheapest[0]}</b>
          </span>
          <span>{say(language, 'hintCheapest', { price: hints.cheapest[0] })}</span>
          <button type="button" className="cx-hint-button" aria-pressed={switches.ghost} onClick={switches.toggleGhost}>
            {say(language, 'hintRoute')}
          </button>
        </div>
      )}
    </section>
  )
}

function WorstLock({ hints, language, former }: { hints: Hints; language: Language; former: boolean }) {
  const worst = hints.locks[0]
  if (!worst) return <p className="cx-hint">{say(language, 'hintNoLock')}</p>
  const [price, start, exit] = worst
  const others = hints.locks.filter((lock) => lock[0] === price).length - 1
  return (
    <>
      <div className="cx-price-row">
        {price > 0 && (
          <span className="cx-price">
            <b>{price}</b>
          </span>
        )}
        <span>
          {say(language, price > 0 ? 'hintWorst' : 'hintFree', { price, ...sayJourney(language, start, exit) })}
          {price > 0 && others > 0 && ` ${say(language, 'hintOthers', { count: others })}`}
        </span>
      </div>
      <p className="cx-hint">
        {price > 0 && Object.keys(hints.heat).length > 0 && say(language, 'hintHeat')}{' '}
        {former && say(language, 'hintFormer')}
      </p>
    </>
  )
}

type LockPriceProps = Pick<HintPanelProps, 'language' | 'pair' | 'putBest'> & { hints: Hints }

function LockPrice({ hints, language, pair, putBest }: LockPriceProps) {
  const price = priceOf(hints, pair)
  const best = hints.locks[0]
  const from = hints.locks.find((lock) => lock[1] === pair.start)
  const words =
    price !== null
      ? say(language, 'hintPair', sayJourney(language, pair.start ?? '', pair.exit ?? ''))
      : from
        ? say(language, 'hintFrom', sayJourney(language, from[1], from[2]))
        : say(language, 'hintLook')
  return (
    <div className="cx-price-row">
      <span className="cx-price">
        <b>{price ?? from?.[0] ?? '?'}</b>
      </span>
      <span>{words}</span>
      {best && putBest && (
        <button
          type="button"
          className="cx-hint-button"
          onClick={() => {
            putBest(best[1], best[2])
          }}
        >
          {say(language, 'hintBest')}
        </button>
      )}
    </div>
  )
}
