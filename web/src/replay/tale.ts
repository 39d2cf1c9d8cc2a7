// A story as numbered sentences.
import type { GameFolder, Language } from '../games/board'
import type { Frame } from '../wire'
import type { ReplayText } from './text'

export interface Told {
  seq: number
  sentence: string
}

/** What a step was, in the game's own words. */
export function tellStep(folder: GameFolder, frame: Frame, language: Language, text: ReplayText): Told {
  const told = frame.events.map((event) => folder.tell(frame.view, event, language)).filter((each) => each !== null)
  const silent = frame.seq === 0 ? text.beginning : text.quiet
  return { seq: frame.seq, sentence: told.join(' ') || silent }
}
