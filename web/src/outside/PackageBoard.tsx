// A board that a package brings, in an element of its own. In a shadow root: a style sheet from
// elsewhere then reaches nothing of the page, and ours, which dress every button, nothing of the board.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Board, Mounted, Table } from '../../../src/tablee/authoring/tablee-board'
import type { BoardProps, GameFolder } from '../games/board'
import { sayNamed } from '../ui/names'
import { useRules } from '../ui/rules'

interface Props extends BoardProps {
  board: Board
  /** The address of its style sheet; null when it has none. */
  style: string | null
  words: Pick<GameFolder, 'label' | 'tell' | 'seatName'>
  /** It cannot go on. */
  fail: (error: unknown) => void
}

export function PackageBoard({ board, style, words, fail, ...props }: Props) {
  const table = useTableFor(props, words)
  const host = useRef<HTMLDivElement>(null)
  const last = useRef(table)
  const mounted = useRef<{ board: Mounted; shown: Table } | null>(null)
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
        const shown = last.current
        mounted.current = { board: board.mount(element, shown), shown }
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
        gone?.board.unmount()
      } catch (error) {
        console.error(error)
      }
      root.replaceChildren()
    }
  }, [board, style, fail])

  useEffect(() => {
    if (!mounted.current || mounted.current.shown === table) return
    try {
      mounted.current.shown = table
      mounted.current.board.update(table)
    } catch (error) {
      fail(error)
    }
  }, [table, fail])

  return (
    <div className="ob-package">
      <div ref={host} className="ob-host" data-testid="ob-host" />
    </div>
  )
}

/** The table as it is published: another one only when something on it has changed. */
function useTableFor(props: BoardProps, words: Props['words']): Table {
  const rules = useRules()
  const now = useRef({ props, rules })
  useLayoutEffect(() => {
    now.current = { props, rules }
  })
  const { view, offer, seat, seats, language, refused, busy, step, recent, sketches, motion } = props
  const hasSketch = props.sketch !== null
  const hasHints = props.askHints !== null
  const hasPast = props.lookBack !== null
  const hasRules = rules !== null
  return useMemo(
    () => ({
      ...{ view, offer, seat, seats, language, refused, busy, step, recent, sketches, motion },
      act: (action) => {
        now.current.props.act(action)
      },
      sketch: hasSketch ? (draft) => now.current.props.sketch?.(draft) : null,
      askHints: hasHints ? (draft) => now.current.props.askHints?.(draft) ?? Promise.resolve(null) : null,
      lookBack: hasPast ? () => now.current.props.lookBack?.() ?? Promise.resolve([]) : null,
      now: () => now.current.props.now(),
      watch: (isShowing) => {
        now.current.props.watch(isShowing)
      },
      openRules: hasRules ? (rule) => now.current.rules?.open(rule) : null,
      words: {
        label: (action) => words.label(view, action, language),
        tell: (event) => {
          const sentence = words.tell(view, event, language)
          return sentence === null ? null : sayNamed(sentence, language)
        },
        seatName: (each) => words.seatName(view, each, language),
      },
    }),
    [
      view,
      offer,
      seat,
      seats,
      language,
      refused,
      busy,
      step,
      recent,
      sketches,
      motion,
      hasSketch,
      hasHints,
      hasPast,
      hasRules,
      words,
    ],
  )
}
