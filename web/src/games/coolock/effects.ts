// What each offered walk would do, as the server has tried it: nothing of it is worked out here.
import type { Effect, Hints, Walk } from './wire'

/** By the walk that has it. */
export type Effects = ReadonlyMap<string, Effect>

/** What an end is marked with. */
export type Sign = 'take' | 'open' | 'draw'

const keyOf = ({ path, into }: Pick<Walk, 'path' | 'into'>) => `${path.join('-')}>${into ?? ''}`

export const NO_EFFECTS: Effects = new Map()

export const effectsOf = (hints: Hints | null): Effects =>
  hints ? new Map(hints.effects.map((effect) => [keyOf(effect), effect])) : NO_EFFECTS

/** Null while it is not known. */
export const effectOf = (effects: Effects, walk: Walk): Effect | null => effects.get(keyOf(walk)) ?? null

/** The weightiest first. */
export function signsOf({ takes, opens, draws }: Effect): Sign[] {
  const signs: Sign[] = []
  if (takes.length > 0) signs.push('take')
  if (opens.length > 0) signs.push('open')
  if (draws) signs.push('draw')
  return signs
}

/** Of two ways to the same end the one that does more is shown first; being caught is the last thing to do. */
export function compareWays(effects: Effects, a: Walk, b: Walk): number {
  const [one, two] = [effectOf(effects, a), effectOf(effects, b)]
  const caught = Number(one?.is_caught ?? false) - Number(two?.is_caught ?? false)
  const gain = (effect: Effect | null) => (effect ? effect.takes.length + effect.opens.length : 0)
  return caught || gain(two) - gain(one) || a.path.length - b.path.length
}
