// The coach of a first game: says one thing at a time and goes on when it has been done.
// On a phone it stands between prompt and board, on a wide screen in the free corner; it can be made small.
import { useEffect, useState } from 'react'
import type { GameFolder } from '../games/board'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import './guide.css'
import { follow, goOn, isTime, keepProgress, keptProgress } from './progress'
import { useGuideText } from './text'

interface Props {
  folder: GameFolder
  view: unknown
  seat: number
}

/** Without ?guide in the address a reload does not bring the card back. */
function leaveGuide() {
  history.replaceState(history.state, '', location.pathname + location.hash)
}

export function GuideCard({ folder, view, seat }: Props) {
  const text = useGuideText()
  const [language] = useLanguage()
  const [kept, setKept] = useState(() => keptProgress(location.pathname))
  const [isSmall, setIsSmall] = useState(false)
  const [isEnded, setIsEnded] = useState(false)
  const steps = folder.guide?.steps ?? []
  const now = follow(steps, kept, view, seat)
  // A goal once reached stays reached, also when the view no longer shows it.
  if (now !== kept) {
    setKept(now)
    setIsSmall(false)
  }
  useEffect(() => {
    keepProgress(location.pathname, now)
  }, [now])

  const step = steps[now]
  if (isEnded || !step || !isTime(step, view, seat)) return null
  const count = { n: now + 1, all: steps.length }
  const isLast = count.n === count.all
  function end() {
    setIsEnded(true)
    leaveGuide()
  }

  const button = (drawing: string, words: string, press: () => void, isExpanded?: boolean) => (
    <button
      type="button"
      className="guide-key"
      aria-label={words}
      title={words}
      aria-expanded={isExpanded}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={drawing} />
      </svg>
    </button>
  )

  return (
    <div className="guide-place">
      <aside className={isSmall ? 'guide guide-small' : 'guide'} tabIndex={-1} aria-label={text.title}>
        <div className="guide-head">
          <span className="guide-count">{fill(text.stepOf, count)}</span>
          <progress max={count.all} value={count.n} aria-label={text.title} />
          {button(
            isSmall ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6',
            isSmall ? text.more : text.less,
            () => {
              setIsSmall(!isSmall)
            },
            !isSmall,
          )}
          {button('M6 6l12 12M18 6L6 18', text.end, end)}
        </div>
        <div className="guide-body" aria-live="polite">
          {!isSmall && <p key={now}>{step.text[language]}</p>}
          {!isSmall && !step.until && (
            <button
              type="button"
              onClick={(event) => {
                // The button may go away with this step; the focus stays on the card.
                event.currentTarget.closest('aside')?.focus()
                if (isLast) end()
                else setKept(goOn(steps, now, view, seat))
              }}
            >
              {isLast ? text.done : text.next}
            </button>
          )}
        </div>
      </aside>
    </div>
  )
}
