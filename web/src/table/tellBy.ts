// What a bot or the clock did in somebody's name is told as such. Seats stand as marks.
import { fill } from '../ui/fill'
import { markOf } from '../ui/naming'
import type { By } from '../wire'
import type { CompanyText } from './companyText'

/** Somebody else acted in the name of the seat's holder. */
export function isInTheName(by: By | null): by is By {
  return by?.as === 'stand_in' || by?.as === 'clock'
}

/** A sentence of the story, with who acted if it was not who it seems. */
export function tellBy(sentence: string, by: By | null, text: CompanyText): string {
  if (!isInTheName(by)) return sentence
  const name = markOf(by.seat)
  if (by.as === 'clock') return fill(text.byClock, { name, sentence })
  const asked = by.asked ?? null
  return asked === null
    ? fill(text.byBot, { name, sentence })
    : fill(text.byBotAsked, { name, other: markOf(asked), sentence })
}
