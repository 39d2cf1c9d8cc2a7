// The tables of this browser, with what each waits for or how it ended.
import { useState } from 'react'
import type { GameInfo } from '../net/api'
import { forgetTable } from '../net/keys'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { nameBot } from '../ui/nameBot'
import { fill } from '../ui/text'
import { Emblem } from './Emblem'
import { isMyTurn, type HeldTable } from './heldTables'
import { useHomeText, type HomeText } from './text'

interface Props {
  tables: HeldTable[]
  games: readonly GameInfo[]
}

export function MyTables({ tables, games }: Props) {
  const text = useHomeText()
  const [removed, setRemoved] = useState<readonly string[]>([])
  return (
    <section className="mine" aria-labelledby="mine">
      <h2 id="mine">{text.mine}</h2>
      <ul>
        {tables
          .filter(({ info }) => !removed.includes(info.table))
          .map((each) => (
            <TableRow
              key={each.info.table}
              held={each}
              game={games.find(({ slug }) => slug === each.info.game)}
              remove={() => {
                forgetTable(each.info.table)
                setRemoved([...removed, each.info.table])
              }}
            />
          ))}
      </ul>
    </section>
  )
}

/** How a game ended for this browser: it has won when all the winners' side is here. */
function sayResult({ waiting, mine, seats }: HeldTable['info'], text: HomeText): string {
  if (waiting.type !== 'over') return ''
  const { winners, scores } = waiting.result
  const facts = { scores: scores.join('–') }
  if (mine.length === 0 || (seats.length > 1 && mine.length === seats.length)) return fill(text.ended, facts)
  if (!winners.some((seat) => mine.includes(seat))) return fill(text.lost, facts)
  return fill(winners.every((seat) => mine.includes(seat)) ? text.won : text.shared, facts)
}

interface RowProps {
  held: HeldTable
  game: GameInfo | undefined
  remove: () => void
}

function TableRow({ held: { info }, game, remove }: RowProps) {
  const text = useHomeText()
  const [language] = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const isOver = info.waiting.type === 'over'
  const open = info.seats.filter((seat) => seat.kind === 'open').length
  const names = info.seats
    .filter(({ kind }) => kind !== 'open')
    .map(({ kind, name }) => (kind === 'bot' && game ? nameBot(game, name, language) : name || text.player))

  function state(): string {
    if (isOver) return sayResult(info, text)
    if (open > 0) return fill(text.waitingFor, { open })
    return isMyTurn(info) ? text.yourTurn : text.othersTurn
  }

  return (
    <li className="mine-row" style={{ '--hue': game?.box.hue ?? 28 } as React.CSSProperties}>
      <a href={isOver ? `/r/${info.table}` : `/t/${info.table}`}>
        <span className="mine-emblem">
          <Emblem slug={info.game} info={game} />
        </span>
        <span className="mine-words">
          <b>{game?.title ?? info.game}</b>
          {names.length > 0 && <span className="mine-names">{names.join(', ')}</span>}
          <span>{state()}</span>
        </span>
        <span className="mine-go">{isOver ? text.watch : text.goOn}</span>
      </a>
      <button
        type="button"
        className="round mine-remove"
        aria-label={text.remove}
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
        <div className="mine-sure" role="group" aria-label={text.remove}>
          <p role="alert">{text.removeSure}</p>
          <button type="button" className="danger" onClick={remove}>
            {text.removeYes}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setIsAsking(false)
            }}
          >
            {text.keep}
          </button>
        </div>
      )}
    </li>
  )
}
