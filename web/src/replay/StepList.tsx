// All steps to jump to. Only the rows in sight are made: a game may have thousands.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Told } from './tale'

const ROW_PX = 60
const SPARE_ROWS = 8

interface Props {
  tale: readonly Told[]
  at: number
  go: (index: number) => void
}

/** Brings a row into the middle, unless it is in sight already. */
function show(box: HTMLElement, at: number) {
  const top = at * ROW_PX
  const isInSight = top >= box.scrollTop && top + ROW_PX <= box.scrollTop + box.clientHeight
  if (!isInSight) box.scrollTop = top - (box.clientHeight - ROW_PX) / 2
}

export function StepList({ tale, at, go }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const current = useRef(at)
  const [sight, setSight] = useState({ top: 0, height: 600 })

  useLayoutEffect(() => {
    current.current = at
    if (box.current) show(box.current, at)
  }, [at])

  // The drawer around it opens after this was made, and a phone may be turned.
  useEffect(() => {
    const shown = box.current
    if (!shown) return
    const sized = new ResizeObserver(() => {
      show(shown, current.current)
      setSight({ top: shown.scrollTop, height: shown.clientHeight })
    })
    sized.observe(shown)
    return () => {
      sized.disconnect()
    }
  }, [])

  const from = Math.max(0, Math.floor(sight.top / ROW_PX) - SPARE_ROWS)
  const to = Math.min(tale.length, Math.ceil((sight.top + sight.height) / ROW_PX) + SPARE_ROWS)
  return (
    <div
      className="step-list"
      ref={box}
      onScroll={({ currentTarget }) => {
        setSight({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
      }}
    >
      <ol style={{ height: tale.length * ROW_PX }}>
        {tale.slice(from, to).map(({ seq, moment, sentence }, offset) => {
          const index = from + offset
          return (
            <li
              key={index}
              style={{ top: index * ROW_PX, height: ROW_PX }}
              aria-setsize={tale.length}
              aria-posinset={index + 1}
            >
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => {
                  go(index)
                }}
              >
                <span className="step-number">{seq}</span>
                <span className="step-words">
                  {sentence} <small className="replay-moment">{moment}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
