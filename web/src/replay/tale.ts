// A story as numbered sentences.
import type { GameFolder, Language } from '../games/board'
import type { CompanyText } from '../table/companyText'
import { tellBy } from '../table/tellBy'
import type { Frame } from '../wire'
import { sayNamed } from '../ui/names'
import { joined } from '../ui/tale'
import type { ReplayText } from './text'

export interface Told {
  seq: number
  /** When it arrived at the table: of two who wanted the same card, who was first, and by how much. */
  moment: string
  sentence: string
}

/** Table time, to the millisecond. */
export function sayMoment(at_ms: number): string {
  const seconds = (at_ms % 60_000) / 1000
  return `${Math.floor(at_ms / 60_000)}:${seconds.toFixed(3).padStart(6, '0')}`
}

/** What a step was, in the game's own words, and who did it in whose name. */
export function tellStep(folder: GameFolder, frame: Frame, language: Language, text: ReplayText & CompanyText): Told {
  const told = frame.events.map((event) => folder.tell(frame.view, event, language)).filter((each) => each !== null)
  const sentence = told.length > 0 ? told.reduce(joined) : ''
  const silent = frame.seq === 0 ? text.beginning : text.quiet
  return {
    seq: frame.seq,
    moment: sayMoment(frame.at_ms),
    sentence: sayNamed(tellBy(sentence || silent, frame.by, text), language),
  }
}
