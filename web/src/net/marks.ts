// How well this browser's own games went, by game and level: what advice on the next level is made of.

export interface Mark {
  /** So that nothing counts twice. */
  table: string
  marks: number[]
}

export type Kept = Record<string, Record<string, Mark[]>>

const KEY = 'tablee.marks'
/** Games of a level; advice looks at the last few. */
const MOST = 10

const isObject = (what: unknown): what is Record<string, unknown> =>
  typeof what === 'object' && what !== null && !Array.isArray(what)

function isMark(what: unknown): what is Mark {
  return (
    isObject(what) &&
    typeof what.table === 'string' &&
    Array.isArray(what.marks) &&
    what.marks.every((each) => Number.isInteger(each))
  )
}

/** What is readable of what was written. */
export function readMarks(written: string | null): Kept {
  let found: unknown
  try {
    found = JSON.parse(written ?? '{}')
  } catch {
    return {}
  }
  const levels = (of: unknown) =>
    Object.fromEntries(
      Object.entries(isObject(of) ? of : {}).map(([level, list]) => [
        level,
        Array.isArray(list) ? list.filter(isMark) : [],
      ]),
    )
  return Object.fromEntries(Object.entries(isObject(found) ? found : {}).map(([game, of]) => [game, levels(of)]))
}

/** The marks of a game before a table, by level, oldest first. */
export function marksBefore(kept: Kept, game: string, table: string): Record<string, number[][]> {
  return Object.fromEntries(
    Object.entries(kept[game] ?? {}).map(([level, list]) => {
      const at = list.findIndex((each) => each.table === table)
      return [level, (at < 0 ? list : list.slice(0, at)).map(({ marks }) => marks)]
    }),
  )
}

/** With one more game; the same when it is in there already. */
export function marked(kept: Kept, game: string, level: string, mark: Mark): Kept {
  const before = kept[game]?.[level] ?? []
  if (before.some(({ table }) => table === mark.table)) return kept
  return { ...kept, [game]: { ...kept[game], [level]: [...before, mark].slice(-MOST) } }
}

export const keptMarks = (): Kept => readMarks(localStorage.getItem(KEY))

export function keepMark(game: string, level: string, mark: Mark): void {
  localStorage.setItem(KEY, JSON.stringify(marked(keptMarks(), game, level, mark)))
}
