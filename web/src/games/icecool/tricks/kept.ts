// The trick room in this browser: the best try of each set shot, with its way.
import type { Point } from '../school'

const KEY = 'tablee.icecool.tricks'
/** Of a way that is kept: enough to draw it. */
const MOST_POINTS = 60

export interface BestTry {
  stars: number
  flicks: number
  path: readonly Point[]
}

type Kept = Record<string, BestTry>

export function readTries(): Kept {
  try {
    return readKept(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

/** What was written, as far as it can be read. */
export function readKept(written: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(written ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((each): each is [string, BestTry] => isTry(each[1])))
  } catch {
    return {}
  }
}

function isTry(kept: unknown): kept is BestTry {
  if (typeof kept !== 'object' || kept === null) return false
  const { stars, flicks, path } = kept as Partial<BestTry>
  return typeof stars === 'number' && typeof flicks === 'number' && Array.isArray(path)
}

/** Fewer flicks are better; of equally many the first stays. */
export function withTry(kept: Kept, trick: number, fresh: BestTry): Kept {
  const old = kept[trick]
  if (old !== undefined && old.flicks <= fresh.flicks) return kept
  return { ...kept, [trick]: { ...fresh, path: thinned(fresh.path) } }
}

export function keepTry(trick: number, fresh: BestTry): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withTry(readTries(), trick, fresh)))
  } catch {
    // A browser that keeps nothing: every visit is the first.
  }
}

/** Some points of a way, its ends among them, to the millimetre. */
export function thinned(path: readonly Point[]): Point[] {
  const every = Math.max(1, Math.ceil(path.length / MOST_POINTS))
  const round = (value: number) => Math.round(value * 1000) / 1000
  return path.filter((_, at) => at % every === 0 || at === path.length - 1).map(([x, y]): Point => [round(x), round(y)])
}
