// All steps to jump to. Only the rows in sight are made: a game may have thousands.
import { useLayoutEffect, useRef, useState } from 'react'
import type { Told } from './tale'

const ROW_PX = 60
const SPARE_ROWS = 8

interface Props {
  tale: readonly Told[]
  at: number
  go: (index: number) => void
}

export function StepList({ tale, at, go }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState({ top: 0, height: 600 })

  useLayoutEffect(() => {
    const shown = box.current
    if (!shown) return
    const top = at * ROW_PX
    const isInSight = top >= shown.scrollTop && top + ROW_PX <= shown.scrollTop + shown.clientHeight
    if (!isInSight) shown.scrollTop = top - shown.clientHeight / 2
  }, [at])

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
        {tale.slice(from, to).map(({ seq, sentence }, offset) => {
          const index = from + offset
          return (
            <li key={index} style={{ top: index * ROW_PX, height: ROW_PX }} aria-setsize={tale.length} aria-posinset={index + 1}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => {
                  go(index)
                }}
              >
                <span className="step-number">{seq}</span>
                <span className="step-words">{sentence}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
