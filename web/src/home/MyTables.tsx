// The tables of this browser, with what each waits for.
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { Emblem } from './emblems'
import { isMyTurn, type HeldTable } from './heldTables'
import { SHELF } from './shelf'
import { useHomeText } from './text'

export function MyTables({ tables }: { tables: HeldTable[] }) {
  const text = useHomeText()
  return (
    <section className="mine" aria-labelledby="mine">
      <h2 id="mine">{text.mine}</h2>
      <ul>
        {tables.map((each) => (
          <TableRow key={each.info.table} held={each} />
        ))}
      </ul>
    </section>
  )
}

function TableRow({ held: { info, folder } }: { held: HeldTable }) {
  const text = useHomeText()
  const [language] = useLanguage()
  const box = SHELF.find((each) => each.slug === info.game)
  const isOver = info.waiting.type === 'over'
  const open = info.seats.filter((seat) => seat.kind === 'open').length
  const names = info.seats
    .filter(({ kind }) => kind !== 'open')
    .map(({ kind, name }) => (kind === 'bot' && folder ? folder.botLabel(name, language) : name || text.player))

  function state(): string {
    if (isOver) return text.over
    if (open > 0) return fill(text.waitingFor, { open })
    return isMyTurn(info) ? text.yourTurn : text.othersTurn
  }

  return (
    <li className="mine-row" style={{ '--hue': box?.hue ?? 28 } as React.CSSProperties}>
      <a href={isOver ? `/r/${info.table}` : `/t/${info.table}`}>
        <span className="mine-emblem">
          <Emblem slug={info.game} />
        </span>
        <span className="mine-words">
          <b>{box?.title ?? info.game}</b>
          {names.length > 0 && <span className="mine-names">{names.join(', ')}</span>}
          <span>{state()}</span>
        </span>
        <span className="mine-go">{isOver ? text.watch : text.goOn}</span>
      </a>
    </li>
  )
}
