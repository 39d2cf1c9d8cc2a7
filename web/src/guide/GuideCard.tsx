// The coach of a first game: says one thing at a time, when its moment has come, and praises.
// On a phone it is a strip under the prompt that unfolds; on a wide screen it has a column of its own.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Guide } from '../games/board'
import type { Tale } from '../table/useTale'
import { at, placeNow } from '../ui/address'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import './guide.css'
import { isLate, isReading, stepOf } from './progress'
import { bringIntoSight, findTarget, markTarget } from './target'
import { useGuideText } from './text'
import { useCoach } from './useCoach'
import { useHold } from './useHold'

interface Props {
  guide: Guide
  tale: Tale
  /** What this seat sees, before what is still being shown. */
  view: unknown
  seat: number
  busy: boolean
  act: (action: Record<string, unknown>) => void
}

/** The table itself, and the board, may scroll first. */
const BRING_MS = [120, 800]
const NOWHERE: readonly string[] = []

/** Without ?guide in the address a reload does not bring the card back. */
function leaveGuide() {
  const { pathname, hash } = placeNow()
  history.replaceState(history.state, '', at(pathname + hash))
}

export function GuideCard({ guide, tale, view, seat, busy, act }: Props) {
  const text = useGuideText()
  const [language] = useLanguage()
  const [isEnded, setIsEnded] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const target = useRef<Element | null>(null)
  const at = useRef(NOWHERE)
  const look = useCallback(() => {
    const found = findTarget(at.current)
    markTarget(found)
    if (found && found !== target.current) for (const ms of BRING_MS) window.setTimeout(bringIntoSight, ms, found)
    target.current = found
  }, [])
  const { progress, goOn } = useCoach(guide, tale, seat, look)
  const step = isEnded ? null : stepOf(guide.steps, progress.now)
  const id = step?.id ?? null
  useEffect(() => {
    at.current = step?.at ?? NOWHERE
    target.current = null
    look()
    return () => {
      markTarget(null)
    }
  }, [step, look])

  const toRead = step !== null && isReading(step, progress)
  const isClocked = guide.hold !== undefined && (guide.hold.stop(view) ?? guide.hold.go(view)) !== null
  // A task is read first, too, where a clock would run meanwhile.
  const isHeld = step !== null && isClocked && (toRead || (opened !== id && !step.isQuick))
  if (step && !toRead && !isClocked && opened !== id) setOpened(id)
  const open = () => {
    if (toRead) goOn()
    else setOpened(id)
  }
  useHold({ hold: guide.hold, view, isWanted: isHeld, busy, act, letGo: open })

  if (isEnded) return null
  const line = guide.steps.filter((each) => !each.isAside)
  const isLast = step !== null && step === guide.steps.at(-1)
  const end = () => {
    setIsEnded(true)
    leaveGuide()
  }
  // Counted as they come: some wait for what the others do.
  const count = { n: line.filter((each) => progress.seen.includes(each.id)).length, all: line.length }
  const kicker = !step ? '' : isLate(step, progress) ? text.late : step.isAside ? text.aside : fill(text.stepOf, count)
  const praise =
    progress.wins > 0 && !progress.isPraised ? (text.praise[(progress.wins - 1) % text.praise.length] ?? '') : ''
  const isUnfolded = unfolded === id
  const hasButton = toRead || isHeld
  return (
    <div className="guide-place">
      <aside
        className={['guide', hasButton && 'guide-reading', isUnfolded && 'guide-unfolded', !step && 'guide-idle']
          .filter(Boolean)
          .join(' ')}
        tabIndex={-1}
        aria-label={text.title}
        data-testid="guide"
        data-step={id ?? ''}
      >
        <progress max={line.length} value={progress.past.length} aria-label={text.title} />
        <div className="guide-head">
          <span className="guide-count">{kicker || text.title}</span>
          <button type="button" className="guide-key" aria-label={text.end} title={text.end} onClick={end}>
            <Sign path="M6 6l12 12M18 6L6 18" />
          </button>
        </div>
        <div className="guide-words" aria-live="polite">
          <p key={id}>
            {praise && <b>{praise} </b>}
            {step ? step.text[language] : text.idle}
          </p>
          {step?.more && (
            <p className="guide-more" id="guide-more">
              {step.more[language]}
            </p>
          )}
        </div>
        <div className="guide-ways">
          {step?.more && (
            <button
              type="button"
              className="guide-key guide-fold"
              aria-expanded={isUnfolded}
              aria-controls="guide-more"
              aria-label={isUnfolded ? text.less : text.more}
              title={isUnfolded ? text.less : text.more}
              onClick={() => {
                setUnfolded(isUnfolded ? null : id)
              }}
            >
              <Sign path={isUnfolded ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
            </button>
          )}
          {hasButton && (
            <button
              type="button"
              className="guide-next"
              onClick={(event) => {
                // The button may go away with this step; the focus stays on the card.
                event.currentTarget.closest('aside')?.focus({ preventScroll: true })
                if (isLast) end()
                else open()
              }}
            >
              {isLast ? text.done : toRead ? text.next : text.go}
            </button>
          )}
        </div>
      </aside>
    </div>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
