// After a round: what it had to cost and what it could have cost (CX-83).
import type { Language } from '../board'
import { say, sayJourney, type Note } from './text'
import { seatName } from './talk'
import type { HintSwitches } from './useHintSwitches'
import type { LastRound, View } from './wire'

interface LastRoundPanelProps {
  view: View
  last: LastRound
  language: Language
  /** Null where the board does not show it (standard tables). */
  look: Pick<HintSwitches, 'back' | 'toggleBack'> | null
}

export function LastRoundPanel({ view, last, language, look }: LastRoundPanelProps) {
  const [dearest, start, exit] = last.dearest
  const count = last.cheapest_path.length
  return (
    <section className="cx-panel cx-last">
      <h2>{say(language, 'lastRound', { round: view.history.length })}</h2>
      <dl>
        <dt>{say(language, 'lastCheapest')}</dt>
        <dd>
          <b>{last.cheapest}</b> ({count === 0 ? say(language, 'noDoor') : say(language, 'doorCount', { count })})
        </dd>
        <dt>{say(language, 'lastDearest')}</dt>
        <dd>
          <b>{dearest}</b> ({say(language, 'journey', sayJourney(language, start, exit, view))})
        </dd>
      </dl>
      {look && (
        <>
          <p className="cx-hint">{look.back ? say(language, 'lastLegend') : advice(view, last, language)}</p>
          <button type="button" className="cx-hint-button" aria-pressed={look.back} onClick={look.toggleBack}>
            {say(language, look.back ? 'lastHide' : 'lastShow')}
          </button>
        </>
      )}
    </section>
  )
}

/** One sentence, about the larger of the two differences. */
function advice(view: View, last: LastRound, language: Language): string {
  const round = view.history.at(-1)
  if (!round) return ''
  const paid = round.points - last.cheapest
  const locked = last.dearest[0] - last.cheapest
  const said: Note =
    paid > 0 && paid >= locked
      ? { key: 'advicePath', facts: { count: paid } }
      : locked > 0
        ? { key: 'adviceLock', facts: { count: locked } }
        : { key: 'adviceBuild' }
  return say(language, said.key, { ...said.facts, builder: seatName(view, round.builder, language) })
}
