// The games that have a page, found by their folders, each loaded when it is needed.
import type { GameFolder } from './board'

const folders = import.meta.glob<{ game: GameFolder }>('./*/index.ts')

export function hasPage(slug: string): boolean {
  return `./${slug}/index.ts` in folders
}

export async function loadGame(slug: string): Promise<GameFolder | null> {
  const folder = await folders[`./${slug}/index.ts`]?.()
  return folder?.game ?? null
}
