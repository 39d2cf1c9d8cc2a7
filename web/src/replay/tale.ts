// A story as numbered sentences.
import type { GameFolder, Language } from '../games/board'
import type { CompanyText } from '../table/companyText'
import { tellBy } from '../table/tellBy'
import type { Frame } from '../wire'
import { sayNamed } from '../ui/names'
import { joined } from '../ui/tale'
import { sayMoment } from './moment'
import type { ReplayText } from './text'

export interface Told {
  seq: number
  /** When it arrived at the table. */
  moment: string
  sentence: string
}

/** What a step was, in the game's own words, and who did it in whose name. */
function tellStep(folder: GameFolder, frame: Frame, language: Language, text: ReplayText & CompanyText): string {
  const told = frame.events.map((event) => folder.tell(frame.view, event, language)).filter((each) => each !== null)
  const sentence = told.length > 0 ? told.reduce(joined) : ''
  const silent = frame.seq === 0 ? text.beginning : text.quiet
  return sayNamed(tellBy(sentence || silent, frame.by, text), language)
}

/** All steps, each with its moment. */
export function tellAll(
  folder: GameFolder,
  frames: readonly Frame[],
  isRealTime: boolean,
  language: Language,
  text: ReplayText & CompanyText,
): Told[] {
  return frames.map((frame, at) => ({
    seq: frame.seq,
    moment: sayMoment(frames, at, isRealTime, language),
    sentence: tellStep(folder, frame, language, text),
  }))
}
