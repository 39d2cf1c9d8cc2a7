// For the tests of marks: steps of others, with these events.
import type { Recent } from '../games/board'

export const recentSteps = (...steps: (readonly unknown[])[]): Recent[] =>
  steps.map((events, at) => ({ seq: at + 1, events: [...events], isOwn: false, before: null }))
