// The tables of this browser: those that go on above the shelf, those that are over below it.
import { useState, type ReactNode } from 'react'
import type { GameInfo, TableInfo } from '../net/api'
import { heldTables } from '../net/keys'
import { Failure } from '../ui/Failure'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import { playAgain } from './playAgain'
import { TableRow } from './TableRow'
import { useHomeText } from './text'

interface Props {
  heading: string
  id: string
  tables: readonly TableInfo[]
  games: readonly GameInfo[]
  /** What else can be done with a table. */
  extra?: (info: TableInfo) => ReactNode
}

/** Nothing when there are none. */
export function MyTables({ heading, id, tables, games, extra }: Props) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const shown = tables.filter(({ table }) => !removed.includes(table))
  if (shown.length === 0) return null
  return (
    <section className="mine" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {shown.map((info) => {
          const game = games.find(({ slug }) => slug === info.game)
          return (
            <TableRow
              key={info.table}
              info={info}
              game={game}
              onRemove={() => {
                setRemoved([...removed, info.table])
              }}
            >
              {info.waiting.type === 'over' && game && <PlayAgain info={info} title={game.title} />}
              {extra?.(info)}
            </TableRow>
          )
        })}
      </ul>
    </section>
  )
}

/** Not where the next game is on the list already. */
function PlayAgain({ info, title }: { info: TableInfo; title: string }) {
  const text = useHomeText()
  const { busy, failed, attempt } = useAttempt()
  if (info.next !== null && heldTables().includes(info.next)) return null
  return (
    <>
      <button
        type="button"
        id={`again-${info.table}`}
        className="mine-again"
        disabled={busy}
        aria-label={fill(text.at, { action: text.again, game: title })}
        onClick={() => void attempt(() => playAgain(info))}
      >
        {text.again}
      </button>
      <Failure error={failed} />
    </>
  )
}
