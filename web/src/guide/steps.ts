// The two kinds of steps of a guided first game: one with a goal, and one to be read.
import type { GuideStep } from '../games/board'

export type Done<View> = (view: View, seat: number) => boolean

interface Steps<View> {
  /** A step with a goal; nobody is left waiting once the game is over. */
  step: (en: string, fr: string, done: Done<View>, from?: Done<View>) => GuideStep
  /** A step to be read; it is passed over when the game has ended before. */
  reading: (en: string, fr: string, from?: Done<View>) => GuideStep
}

/** For a game's own view, and its way to know that the game is over. */
export function guideSteps<View>(asView: (view: unknown) => View, isOver: (view: View) => boolean): Steps<View> {
  return {
    step: (en, fr, done, from) => ({
      text: { en, fr },
      until: (view, seat) => isOver(asView(view)) || done(asView(view), seat),
      ...(from && { from: (view: unknown, seat: number) => isOver(asView(view)) || from(asView(view), seat) }),
    }),
    reading: (en, fr, from) => ({
      text: { en, fr },
      gone: (view) => isOver(asView(view)),
      ...(from && { from: (view: unknown, seat: number) => from(asView(view), seat) }),
    }),
  }
}
