// A board that a package brings, in an element of its own. In a shadow root: a style sheet from
// elsewhere then reaches nothing of the page, and ours, which dress every button, nothing of the board.
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Board, Mounted, Table } from '../../../src/tablee/server/tablee-board'
import type { BoardProps, GameFolder } from '../games/board'
import { useRules } from '../ui/rules'
import { News } from './News'

interface Props extends BoardProps {
  board: Board
  /** The address of its style sheet; null when it has none. */
  style: string | null
  words: Pick<GameFolder, 'label' | 'tell' | 'seatName'>
  /** It cannot go on. */
  fail: (error: unknown) => void
}

export function PackageBoard({ board, style, words, fail, ...props }: Props) {
  const rules = useRules()
  const { view, language, step } = props
  const table: Table = {
    ...props,
    openRules: rules && ((rule) => { rules.open(rule) }),
    words: {
      label: (action) => words.label(view, action, language),
      tell: (event) => words.tell(view, event, language),
      seatName: (seat) => words.seatName(view, seat, language),
    },
  }
  const host = useRef<HTMLDivElement>(null)
  const last = useRef(table)
  const mounted = useRef<Mounted | null>(null)
  useLayoutEffect(() => {
    last.current = table
  })

  useEffect(() => {
    const place = host.current
    if (!place) return
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    const element = document.createElement('div')
    let isLeft = false
    const begin = () => {
      if (isLeft) return
      try {
        root.append(element)
        mounted.current = board.mount(element, last.current)
      } catch (error) {
        fail(error)
      }
    }
    root.replaceChildren()
    if (style === null) begin()
    else {
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = style
      // Without its sheet it is still a board.
      sheet.onload = sheet.onerror = begin
      root.append(sheet)
    }
    return () => {
      isLeft = true
      const gone = mounted.current
      mounted.current = null
      try {
        gone?.unmount()
      } catch (error) {
        console.error(error)
      }
      root.replaceChildren()
    }
  }, [board, style, fail])

  useEffect(() => {
    try {
      mounted.current?.update(table)
    } catch (error) {
      fail(error)
    }
  })

  return (
    <div className="ob-package">
      <News step={step} language={language} tell={table.words.tell} isHidden />
      <div ref={host} className="ob-host" />
    </div>
  )
}
