import type { TableInfo } from '../net/api'

/**
 * Whether one may look through these eyes: any once the game is over, one's own before; but not where
 * several share this screen and have something to hide from each other. The server sees to it.
 */
export function mayLook(
  { waiting, mine }: Pick<TableInfo, 'waiting' | 'mine'>,
  hasSecrets: boolean,
  seat: number | null,
): boolean {
  if (seat === null || waiting.type === 'over') return true
  return mine.includes(seat) && (mine.length === 1 || !hasSecrets)
}
