// The folders of all games, each loaded when it is needed: those that the page was built with are found
// by their names; for any other game of the server one is made of what the server says of it.
import { ApiError, findGame } from '../net/api'
import { sentenceOf } from '../net/words'
import { renewIfOld } from '../ui/freshPage'
import { nameBot } from '../ui/nameBot'
import { seatTitle } from '../ui/names'
import type { GameFolder, OwnFolder } from './board'

const folders = import.meta.glob<{ game: OwnFolder }>('./*/index.ts')
const made = new Map<string, Promise<GameFolder | null>>()

/** Whether there is a guided first game, which only those in this page have; known without their code. */
export function hasGuide(slug: string): boolean {
  return `./${slug}/index.ts` in folders
}

/** Null when the server does not have this game; rejects when it cannot be asked. */
export async function loadGame(slug: string): Promise<GameFolder | null> {
  const known = made.get(slug) ?? makeGame(slug)
  made.set(slug, known)
  try {
    return await known
  } catch (error) {
    made.delete(slug)
    if (!(error instanceof ApiError)) void renewIfOld()
    throw error
  }
}

async function makeGame(slug: string): Promise<GameFolder | null> {
  const info = await findGame(slug)
  if (!info) return null
  const own = folders[`./${slug}/index.ts`]
  if (own) {
    return {
      ...(await own()).game,
      botLabel: (name, language) => nameBot(info, name, language),
      tell: (_view, event, language) => sentenceOf(event, language) ?? null,
      seatName: (_view, seat, language) => seatTitle(seat, language),
    }
  }
  const { makeFolder } = await import('../outside/folder')
  return makeFolder(info)
}
