// Which facts of a view are not what they were. Pure.
import type { Recent } from '../games/board'
import type { Fact } from './reading'

/** What was seen before the others acted; undefined when they have not, or nobody remembers. */
export function viewBefore(recent: readonly Recent[]): unknown {
  return recent.find((step) => !step.isOwn && step.before !== null)?.before ?? undefined
}

/** The names of the facts that read otherwise now. */
export function changedIn(before: readonly Fact[], now: readonly Fact[]): ReadonlySet<string> {
  const said = new Map(before.map(({ name, shown }) => [name, JSON.stringify(shown)]))
  return new Set(now.filter(({ name, shown }) => said.get(name) !== JSON.stringify(shown)).map(({ name }) => name))
}
