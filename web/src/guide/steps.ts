// The kinds of steps of a guided first game: something to do, something to read, and a surprise.
import type { GuideMoment, GuideStep, GuideTest, Words } from '../games/board'
import { typeset } from '../ui/naming'

/** A moment in the words of one game. */
export interface MomentOf<View, Event> extends Omit<GuideMoment, 'view' | 'events'> {
  view: View
  events: readonly Event[]
}

export type Test<View, Event> = (moment: MomentOf<View, Event>) => boolean

interface Wanted<View, Event> {
  more?: Words
  from?: Test<View, Event>
  at?: readonly string[]
  isQuick?: boolean
}

interface Kinds<View, Event> {
  /** Something to do; nobody is left waiting once the game is over. */
  task: (id: string, text: Words, until: Test<View, Event>, wanted?: Wanted<View, Event>) => GuideStep
  /** Something to read. */
  note: (id: string, text: Words, wanted?: Wanted<View, Event>) => GuideStep
  /** Something that happens or does not, explained when it does. */
  aside: (id: string, text: Words, from: Test<View, Event>, wanted?: Wanted<View, Event>) => GuideStep
}

export const words = (en: string, fr: string): Words => ({ en, fr: typeset(fr) })

/** For the view and the events of a game, and its way to know that the game is over. */
export function guideSteps<View, Event>(isOver: (view: View) => boolean): Kinds<View, Event> {
  const inWords = (test: Test<View, Event>): GuideTest => test as GuideTest
  const rest = ({ more, from, at, isQuick }: Wanted<View, Event>) => ({
    ...(isQuick && { isQuick }),
    ...(more && { more }),
    ...(from && { from: inWords(from) }),
    ...(at && { at }),
  })
  return {
    task: (id, text, until, wanted = {}) => ({
      id,
      text,
      until: inWords(until),
      isOff: inWords((moment) => isOver(moment.view)),
      ...rest(wanted),
    }),
    note: (id, text, wanted = {}) => ({ id, text, ...rest(wanted) }),
    aside: (id, text, from, wanted = {}) => ({ id, text, isAside: true, ...rest(wanted), from: inWords(from) }),
  }
}
