// What a bot or the clock did in somebody's name is told as such.
import { fill } from '../ui/fill'
import type { By } from '../wire'
import type { CompanyText } from './companyText'

/** Somebody else acted in the name of the seat's holder. */
export function isInTheName(by: By | null): by is By {
  return by?.as === 'stand_in' || by?.as === 'clock'
}

/** A sentence of the story, with who acted if it was not who it seems. */
export function tellBy(sentence: string, by: By | null, called: (seat: number) => string, text: CompanyText): string {
  if (!isInTheName(by)) return sentence
  const name = called(by.seat)
  if (by.as === 'clock') return fill(text.byClock, { name, sentence })
  const asked = by.asked ?? null
  return asked === null
    ? fill(text.byBot, { name, sentence })
    : fill(text.byBotAsked, { name, other: called(asked), sentence })
}
