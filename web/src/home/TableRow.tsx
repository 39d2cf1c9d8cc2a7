// One of one's own tables: what is played, with whom, how it stands or how it ended, and the way there.
import { at } from '../ui/address'
import { useState, type ReactNode } from 'react'
import type { GameInfo, TableInfo } from '../net/api'
import { forgetTable, heldSince } from '../net/keys'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { sayAgo } from '../ui/sayAgo'
import { Sure } from '../ui/Sure'
import { fill } from '../ui/text'
import { sayCompany } from './company'
import { Emblem } from './Emblem'
import { isMyTurn } from './heldTables'
import { sayResult } from './result'
import { useHomeText } from './text'

interface Props {
  info: TableInfo
  /** Undefined for a game that the server does not have. */
  game: GameInfo | undefined
  /** It was taken off the list. */
  onRemove: () => void
  /** More that can be done with it. */
  children?: ReactNode
}

export function TableRow({ info, game, onRemove, children }: Props) {
  const text = useHomeText()
  const [language] = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  // It does not tick: whoever looks for minutes on end can bear it.
  const [now] = useState(() => Date.now())
  const isOver = info.waiting.type === 'over'
  const isMine = isMyTurn(info)
  const open = info.seats.filter((seat) => seat.kind === 'open').length
  const company = sayCompany(info, game, language, text)
  const since = sayAgo(heldSince(info.table), now, language)
  const title = game?.title ?? info.game

  function state(): string {
    if (isOver) return sayResult(info, game, language, text)
    if (isMine) return text.yourTurn
    if (open > 0) return fill(text.waitingFor, { open }, language)
    return text.othersTurn
  }

  function remove() {
    forgetTable(info.table)
    onRemove()
  }

  return (
    <li
      className={isMine && !isOver ? 'mine-row mine-turn' : 'mine-row'}
      style={{ '--hue': game?.box.hue ?? 28 } as React.CSSProperties}
    >
      <a id={`table-${info.table}`} href={at(isOver ? `/r/${info.table}` : `/t/${info.table}`)}>
        <span className="mine-emblem">
          <Emblem slug={info.game} info={game} />
        </span>
        <span className="mine-words">
          <b>{title}</b>
          <span className="mine-state">{state()}</span>
          {company && <span className="mine-names">{company}</span>}
          {since && <span className="mine-since">{fill(isOver ? text.begun : text.since, { ago: since })}</span>}
        </span>
        <span className="mine-go">{isOver ? text.watch : text.goOn}</span>
      </a>
      {children}
      <button
        type="button"
        className="round mine-remove"
        aria-label={fill(text.at, { action: text.remove, game: title })}
        title={text.remove}
        onClick={() => {
          // A finished game leaves nothing behind; a seat in a running one is given up.
          if (isOver) remove()
          else setIsAsking(true)
        }}
      >
        <Icon name="close" size={18} />
      </button>
      {isAsking && (
        <Sure
          className="mine-sure"
          label={text.remove}
          question={text.removeSure}
          yes={text.removeYes}
          no={text.keep}
          onYes={remove}
          onNo={() => {
            setIsAsking(false)
          }}
        />
      )}
    </li>
  )
}
