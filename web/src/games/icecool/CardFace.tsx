// A fish card: its points, and a sign of what it can do; or its back.
import type { Language } from '../board'
import { POINTS, sayCard, sayKind } from './describe'
import type { Kind } from './reading'
import { say } from './text'

const SIGNS: Record<Kind, string> = {
  jump: 'M4 19V11M20 19V11M4 11H20M3 9Q12-5 21 9',
  two_doors: 'M4 20V9A3 3 0 0 1 10 9V20M14 20V9A3 3 0 0 1 20 9V20M1 15H23',
  bounce: 'M20 3V21M3 6 19 12 4 18M4 18 8.500 18M4 18 6.500 14',
  two: 'M3 12C7 6 14 6 17 12L21 8V16L17 12C14 18 7 18 3 12ZM8 11h.1M6 3H18L15 0M18 3 15 6',
  three: 'M12 3 14.700 8.800 21 9.600 16.400 14 17.600 20.300 12 17.200 6.400 20.300 7.600 14 3 9.600 9.300 8.800Z',
}

interface Props {
  kind: Kind | null
  isUp?: boolean
  isSmall?: boolean
  language: Language
}

export function CardFace({ kind, isUp = false, isSmall = false, language }: Props) {
  const classes = ['ice-card', kind === null && 'ice-card-back', isUp && 'ice-card-up', isSmall && 'ice-card-small']
    .filter(Boolean)
    .join(' ')
  if (kind === null)
    return (
      <span className={classes}>
        <span className="hidden">{say(language, 'card_hidden')}</span>
      </span>
    )
  return (
    <span className={classes} title={say(language, `does_${kind}`)}>
      <b aria-hidden="true">{POINTS[kind]}</b>
      <svg viewBox="0 -1 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[kind]} />
      </svg>
      {!isSmall && (
        <span aria-hidden="true" className="ice-card-name">
          {sayKind(language, kind)}
        </span>
      )}
      {!isSmall && <span className="hidden">{sayCard(language, { id: 0, kind, is_up: isUp })}</span>}
    </span>
  )
}
