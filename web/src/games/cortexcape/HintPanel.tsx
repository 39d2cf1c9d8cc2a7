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
  /** Walk the way that is shown, up to confirming it. */
  takeWay: ((doors: readonly string[]) => void) | null
}

export function HintPanel({ view, language, asked, switches, pair, putBest, takeWay }: HintPanelProps) {
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
      {!hidden && hints && view.phase === 'build' && <WorstLock hints={hints} view={view} language={language} />}
      {!hidden && hints && view.phase === 'lock' && (
        <LockPrice hints={hints} view={view} language={language} pair={pair} putBest={putBest} />
      )}
      {!hidden && hints?.cheapest && (
        <CheapestWay language={language} cheapest={hints.cheapest} switches={switches} takeWay={takeWay} />
      )}
    </section>
  )
}

type CheapestWayProps = Pick<HintPanelProps, 'language' | 'switches' | 'takeWay'> & {
  cheapest: NonNullable<Hints['cheapest']>
}

/** Its price; on request its line on the board, and then the way itself. */
function CheapestWay({ language, cheapest: [price, doors], switches, takeWay }: CheapestWayProps) {
  return (
    <>
      <div className="cx-price-row">
        <Price points={price} />
        <span>{say(language, 'hintCheapest', { price })}</span>
      </div>
      <div className="cx-hint-ways">
        <button type="button" className="cx-hint-button" aria-pressed={switches.ghost} onClick={switches.toggleGhost}>
          {say(language, 'hintRoute')}
        </button>
        {switches.ghost && takeWay && doors !== '' && (
          <button
            type="button"
            className="cx-hint-button"
            onClick={() => {
              takeWay(Array.from(doors))
            }}
          >
            {say(language, 'hintTake')}
          </button>
        )}
      </div>
    </>
  )
}

/** What something costs, in the shape that prices have on the board. */
function Price({ points }: { points: number | null }) {
  return (
    <span className="cx-price">
      <b>{points ?? '?'}</b>
    </span>
  )
}

function WorstLock({ hints, view, language }: Pick<HintPanelProps, 'view' | 'language'> & { hints: Hints }) {
  const worst = hints.locks[0]
  if (!worst) return <p className="cx-hint">{say(language, 'hintNoLock')}</p>
  const [price, start, exit] = worst
  const others = hints.locks.filter((lock) => lock[0] === price).length - 1
  return (
    <>
      <div className="cx-price-row">
        {price > 0 && <Price points={price} />}
        <span>
          {say(language, price > 0 ? 'hintWorst' : 'hintFree', { price, ...sayJourney(language, start, exit, view) })}
          {price > 0 && others > 0 && ` ${say(language, 'hintOthers', { count: others })}`}
        </span>
      </div>
      <p className="cx-hint">
        {price > 0 && say(language, 'hintDrawn')}{' '}
        {price > 0 && others > 0 && Object.keys(hints.heat).length > 0 && say(language, 'hintHeat')}{' '}
        {view.round > 1 && say(language, 'hintFormer')}
      </p>
    </>
  )
}

type LockPriceProps = Pick<HintPanelProps, 'view' | 'language' | 'pair' | 'putBest'> & { hints: Hints }

function LockPrice({ hints, view, language, pair, putBest }: LockPriceProps) {
  const price = priceOf(hints, pair)
  const best = hints.locks[0]
  const from = hints.locks.find((lock) => lock[1] === pair.start)
  const words =
    price !== null
      ? say(language, 'hintPair', sayJourney(language, pair.start ?? '', pair.exit ?? '', view))
      : from
        ? say(language, 'hintFrom', sayJourney(language, from[1], from[2], view))
        : say(language, 'hintLook')
  return (
    <div className="cx-price-row">
      <Price points={price ?? from?.[0] ?? null} />
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
