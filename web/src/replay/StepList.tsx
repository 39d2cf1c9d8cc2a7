// All steps to jump to, or only turns or rounds. Only the rows in sight are made: a game may have thousands.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Landmark } from './landmarks'
import type { Told } from './tale'
import { useReplayText } from './text'

const ROW_PX = 60
const SPARE_ROWS = 8

interface Props {
  tale: readonly Told[]
  marks: readonly (Landmark | null)[]
  at: number
  go: (index: number) => void
}

/** Brings a row into the middle, unless it is in sight already. */
function show(box: HTMLElement, at: number) {
  const top = at * ROW_PX
  const isInSight = top >= box.scrollTop && top + ROW_PX <= box.scrollTop + box.clientHeight
  if (!isInSight) box.scrollTop = top - (box.clientHeight - ROW_PX) / 2
}

export function StepList({ tale, marks, at, go }: Props) {
  const text = useReplayText()
  const box = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<Landmark | null>(null)
  const [sight, setSight] = useState({ top: 0, height: 600 })
  const kinds = (['trick', 'turn', 'round'] as const).filter((kind) => marks.includes(kind))
  // A round begins a turn as well.
  const rows = useMemo(
    () =>
      tale
        .map((_, index) => index)
        .filter((index) => wanted === null || marks[index] === wanted || (wanted !== 'round' && marks[index] !== null)),
    [tale, marks, wanted],
  )
  // Of those that are listed, the last one that is not after the step.
  const row = Math.max(
    0,
    rows.findLastIndex((index) => index <= at),
  )
  const current = useRef(row)

  useLayoutEffect(() => {
    current.current = row
    if (box.current) show(box.current, row)
  }, [row])

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
  const to = Math.min(rows.length, Math.ceil((sight.top + sight.height) / ROW_PX) + SPARE_ROWS)
  return (
    <>
      {kinds.length > 0 && (
        <div className="step-kinds" role="group" aria-label={text.steps}>
          {[null, ...kinds].map((kind) => (
            <button
              key={kind}
              type="button"
              className="quiet"
              aria-pressed={kind === wanted}
              onClick={() => {
                setWanted(kind)
              }}
            >
              {kind === null ? text.all : text.kinds[kind]}
            </button>
          ))}
        </div>
      )}
      <div
        className="step-list"
        ref={box}
        onScroll={({ currentTarget }) => {
          setSight({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
        }}
      >
        <ol style={{ height: rows.length * ROW_PX }}>
          {rows.slice(from, to).map((index, offset) => {
            const { seq, moment, sentence } = tale[index] ?? { seq: 0, moment: '', sentence: '' }
            return (
              <li
                key={index}
                className={marks[index] === 'round' ? 'step-round' : ''}
                style={{ top: (from + offset) * ROW_PX, height: ROW_PX }}
                aria-setsize={rows.length}
                aria-posinset={from + offset + 1}
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
    </>
  )
}
