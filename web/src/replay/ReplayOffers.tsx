// Whoever looks back at a game of their own hears when the others would like to play on.
import type { GameFolder } from '../games/board'
import { useTable } from '../net/useTable'
import { PlayOn } from '../table/PlayOn'

interface Props {
  table: string
  folder: GameFolder
}

export function ReplayOffers({ table, folder }: Props) {
  const { now } = useTable(table, 0)
  const view = now.eyes[0]?.view
  if (view === undefined) return null
  return <PlayOn table={table} now={now} view={view} folder={folder} />
}
