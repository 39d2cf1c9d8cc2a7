// A cocoon in words: the public facts, what one sees oneself, and what a press will do.
import { sayList, sayParts } from '../../ui/sayList'
import type { Language } from '../board'
import { placeOf, sideOf } from './geometry'
import type { Marks } from './marks'
import { cocoonOf, labelOf, numberOf, type Guardian, type Label, type View } from './pieces'
import { say, sayGuardian, sayGuardians, sayLying, saySeat, saySlot } from './text'

export interface Onlooker {
  /** The corner of the box that is nearest. */
  corner: number
  language: Language
}

function contents(view: View, label: Label, language: Language): string[] {
  const { holds, tokens, has_action } = cocoonOf(view, label)
  return [
    holds.length > 0
      ? say(language, 'holds', { guardians: sayGuardians(language, holds) })
      : say(language, 'holdsNone'),
    ...(tokens > 0 ? [say(language, 'tokens', { count: tokens })] : []),
    ...(has_action ? [say(language, 'hasAction')] : []),
  ]
}

/** What was told of a cocoon and may still be read. */
function tellings(view: View, label: Label, language: Language): string[] {
  const told = view.shares
    .filter((share) => share.cocoon === label)
    .map(({ seat, guardian, kind }) =>
      say(language, kind === 'seen' ? 'saidSeen' : 'saidClaim', {
        seat: saySeat(language, seat),
        guardian: sayGuardian(language, guardian),
      }),
    )
  return [...new Set(told)] // in this turn and the one before it was the same
}

function verdict(view: View, label: Label, language: Language): string[] {
  const own: Guardian | undefined = view.truth?.identities[numberOf(label)]
  if (!view.truth || !own) return []
  const isWrong = view.truth.wrong.includes(label)
  return [say(language, isWrong ? 'truthWrong' : 'truthRight', { guardian: sayGuardian(language, own) })]
}

/** "Cocoon C, north-west, far left; mark towards you, left; holds the owl; 2 tokens." */
export function describeCocoon(view: View, label: Label, { corner, language }: Onlooker): string {
  const { at, mark } = cocoonOf(view, label)
  const seen = view.sees[numberOf(label)]
  const place = say(language, 'cocoonAt', {
    slot: saySlot(language, at),
    place: say(language, `place_${placeOf(at, corner)}`),
  })
  const facts = [
    `${say(language, 'cocoon', { label })}, ${place}`,
    say(language, 'markIs', { side: say(language, `side_${sideOf(mark, corner)}`) }),
    ...contents(view, label, language),
    ...(seen ? [say(language, 'youSee', { guardian: sayGuardian(language, seen) })] : []),
    ...tellings(view, label, language),
    ...verdict(view, label, language),
  ]
  return `${sayParts(facts, language)}.`
}

/** What the others have just done to a cocoon; empty words where they have done nothing. */
export function sayMarks(marks: Marks, label: Label, corner: number, language: Language): string {
  const from = marks.slid.get(label)
  const news = [...marks.placed].filter(([, home]) => home === label).map(([guardian]) => guardian)
  return [
    ...(from ? [say(language, 'markSlid', { side: say(language, `side_${sideOf(from, corner)}`) })] : []),
    ...(news.length > 0 ? [say(language, 'markPlaced', { guardians: sayGuardians(language, news) })] : []),
  ].join(' ')
}

/** What lies in the hole, and what one sees there. */
export function newsOf(view: View, language: Language): string {
  if (view.cocoons.length === 0) return ''
  const hole = say(language, 'holeIs', {
    slot: saySlot(language, view.free),
    content: sayLying(language, view.uncovered),
  })
  const sights = view.sees.flatMap((guardian, number) =>
    guardian ? [say(language, 'sightOn', { guardian: sayGuardian(language, guardian), label: labelOf(number) })] : [],
  )
  return sights.length > 0 ? `${hole} ${say(language, 'sights')} ${sayList(sights, language)}.` : hole
}
