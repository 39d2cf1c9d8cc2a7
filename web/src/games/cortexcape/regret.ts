// What the decisions of a game gave away, added up (CX-87).
import type { TextKey } from './text'
import type { Review, RoundReview } from './wire'

export const KINDS = ['build', 'lock', 'path'] as const
export type Kind = (typeof KINDS)[number]

export const KIND_KEYS: Record<Kind, TextKey> = { build: 'kindBuild', lock: 'kindLock', path: 'kindPath' }
const TIP_KEYS: Record<Kind, TextKey> = { build: 'tipBuild', lock: 'tipLock', path: 'tipPath' }

export interface Decision {
  kind: Kind
  seat: number
  value: number
  /** Null where nobody knows it: round 1 of a labyrinth of one's own. */
  best: number | null
  regret: number | null
}

/** The three decisions of a round: the builder's board, the locker's lock, the builder's path. */
export function decisionsOf(round: RoundReview): Decision[] {
  return [
    {
      kind: 'build',
      seat: round.builder,
      value: round.dearest,
      best: round.best_dearest,
      regret: round.builder_regret,
    },
    { kind: 'lock', seat: round.locker, value: round.price, best: round.dearest, regret: round.locker_regret },
    { kind: 'path', seat: round.builder, value: round.points, best: round.price, regret: round.path_regret },
  ]
}

export type Totals = Record<Kind, number>

export function totalsOf(review: Review, seat: number): Totals {
  const totals: Totals = { build: 0, lock: 0, path: 0 }
  for (const decision of review.flatMap(decisionsOf)) {
    if (decision.seat === seat) totals[decision.kind] += decision.regret ?? 0
  }
  return totals
}

/** The sentence for the kind of decision that gave most away. */
export function tipOf(totals: Totals): { key: TextKey; count: number } {
  const worst = KINDS.reduce((one, other) => (totals[other] > totals[one] ? other : one))
  const count = totals[worst]
  return { key: count > 0 ? TIP_KEYS[worst] : 'tipNone', count }
}
