// The folders of all games, each loaded when it is needed: those that the page was built with are found
// by their names; for any other game of the server one is made of what the server says of it.
import { findGame } from '../net/api'
import type { GameFolder } from './board'

const folders = import.meta.glob<{ game: GameFolder }>('./*/index.ts')
const made = new Map<string, Promise<GameFolder | null>>()

/** Null when the server does not have this game; rejects when it cannot be asked. */
export async function loadGame(slug: string): Promise<GameFolder | null> {
  const own = folders[`./${slug}/index.ts`]
  if (own) return (await own()).game
  const known = made.get(slug) ?? makeGame(slug)
  made.set(slug, known)
  try {
    return await known
  } catch (error) {
    made.delete(slug)
    throw error
  }
}

async function makeGame(slug: string): Promise<GameFolder | null> {
  const info = await findGame(slug)
  if (!info) return null
  const { makeFolder } = await import('../outside/folder')
  return makeFolder(info)
}
