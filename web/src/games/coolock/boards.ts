// The boards that come with the game, as the server reads them; a table may bring one of its own.
import type { BoardFile, Table } from './wire'

const FILES = import.meta.glob<BoardFile>('../../../../src/tablee/games/coolock/board/*.json', {
  eager: true,
  import: 'default',
})

const SHIPPED: ReadonlyMap<string, BoardFile> = new Map(
  Object.entries(FILES).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file]),
)

export const boardNames = (): string[] => [...SHIPPED.keys()]
export const shippedBoard = (name: string): BoardFile | null => SHIPPED.get(name) ?? null

export function boardFileOf(board: Table['board']): BoardFile {
  if (typeof board !== 'string') return board
  const file = SHIPPED.get(board)
  if (!file) throw new Error(`no board ${board}`)
  return file
}
