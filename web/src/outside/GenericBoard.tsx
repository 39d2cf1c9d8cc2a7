// A board for any game, made of what the server says of it.
import { useMemo } from 'react'
import type { BoardProps, GameFolder } from '../games/board'
import type { GameInfo } from '../net/api'
import { changedIn, viewBefore } from './changes'
import './outside.css'
import './ways.css'
import { isStruct } from './readable'
import { readView, type Reader } from './reading'
import { kindOf } from './schema'
import { textOf } from './text'
import { ViewPanels } from './ViewPanels'
import { Ways } from './Ways'

interface Props extends BoardProps {
  info: GameInfo
  /** The words of the game, as its folder finds them. */
  words: Pick<GameFolder, 'label' | 'tell' | 'seatName'>
  /** This board stands in for another one that has failed. */
  hasFallen?: boolean
}

export function GenericBoard({ info, words, hasFallen = false, ...board }: Props) {
  const { view, offer, seat, seats, language, act, busy, refused, recent } = board
  const text = textOf(language)
  const schemas = info.outside?.schemas
  const reader = useMemo<Reader>(
    () => ({
      language,
      names: info.outside?.names ?? {},
      seats,
      seat,
      seatName: (each) => words.seatName(view, each, language),
      parts: schemas?.view?.parts ?? {},
    }),
    [language, info, seats, seat, words, view, schemas],
  )
  const tag = isStruct(view) && typeof view.type === 'string' ? view.type : ''
  const { plain, panels } = useMemo(
    () => readView(view, kindOf(schemas?.view, tag), reader),
    [view, schemas, tag, reader],
  )
  const before = useMemo(() => viewBefore(recent), [recent])
  const changed = useMemo(() => {
    if (before === undefined) return changedIn([], [])
    const was = readView(before, kindOf(schemas?.view, tag), reader)
    return changedIn([...was.plain, ...was.panels], [...plain, ...panels])
  }, [before, schemas, tag, reader, plain, panels])
  return (
    <div className="ob-board" data-testid="ob-board">
      {hasFallen && (
        <p className="ob-fell" data-testid="ob-fell" role="status">
          {text.fell}
        </p>
      )}
      <div className="ob-floor">
        <ViewPanels plain={plain} panels={panels} changed={changed} reader={reader} />
        {offer && (
          <Ways
            key={String(seat)}
            offer={offer}
            schemas={schemas?.action ?? null}
            reader={{ ...reader, parts: schemas?.action?.parts ?? {} }}
            busy={busy}
            refused={refused}
            act={act}
            label={(action) => words.label(view, action, language)}
          />
        )}
      </div>
    </div>
  )
}
