// What this browser remembers of the games it has finished, also when their tables are long gone.
import { useMemo } from 'react'
import { createStore, otherTabs } from '../ui/createStore'
import type { Feat } from './api'

export interface Entry {
  /** So that nothing counts twice. */
  table: string
  outcome: 'won' | 'lost' | 'shared' | 'over'
  feat: Feat | null
  /** The bots one played against; older entries do not say. */
  bots?: string[]
}

type Kept = Record<string, Entry[]>

export interface GameRecord {
  played: number
  won: number
  lost: number
  /** The best of the kind that was played last; null where nothing can be compared. */
  best: Feat | null
}

const KEY = 'tablee.records'
const MOST = 200
const { useStored, tell } = createStore(otherTabs)

function isEntry(what: unknown): what is Entry {
  const { table, outcome } = (what ?? {}) as Partial<Entry>
  return typeof table === 'string' && ['won', 'lost', 'shared', 'over'].includes(outcome ?? '')
}

/** What is readable of what was written. */
export function readRecords(written: string | null): Kept {
  try {
    const found = JSON.parse(written ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(found).map(([game, entries]) => [game, Array.isArray(entries) ? entries.filter(isEntry) : []]),
    )
  } catch {
    return {}
  }
}

let last: { written: string | null; kept: Kept } = { written: null, kept: {} }

/** The same object as long as nothing has changed. */
function kept(): Kept {
  const now = localStorage.getItem(KEY)
  if (now !== last.written) last = { written: now, kept: readRecords(now) }
  return last.kept
}

/** With one more game; the same list when it is in there already. */
export function entered(entries: readonly Entry[], more: Entry): readonly Entry[] {
  if (entries.some(({ table }) => table === more.table)) return entries
  return [...entries, more].slice(-MOST)
}

export function keepRecord(game: string, more: Entry): void {
  const before = kept()[game] ?? []
  const after = entered(before, more)
  if (after === before) return
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: after }))
  tell()
}

/** What was finished here before a table; all of it, when the table was never entered. */
export function entriesBefore(game: string, table: string): readonly Entry[] {
  const entries = kept()[game] ?? []
  const at = entries.findIndex((entry) => entry.table === table)
  return at < 0 ? entries : entries.slice(0, at)
}

/** Null for a game that was never finished here. */
export function summed(entries: readonly Entry[]): GameRecord | null {
  if (entries.length === 0) return null
  const count = (...outcomes: Entry['outcome'][]) => entries.filter((each) => outcomes.includes(each.outcome)).length
  const feats = entries.flatMap(({ feat }) => (feat && feat.worth !== null ? [{ ...feat, worth: feat.worth }] : []))
  const kind = feats.at(-1)?.kind
  const best = feats.filter((each) => each.kind === kind).sort((one, other) => other.worth - one.worth)[0]
  return { played: entries.length, won: count('won', 'shared'), lost: count('lost'), best: best ?? null }
}

export function useRecord(game: string): GameRecord | null {
  const all = useStored(kept)
  return useMemo(() => summed(all[game] ?? []), [all, game])
}

/** Whether it is about to be somebody's first game of this here; the guided one does not count yet. */
export function isNewTo(game: string): boolean {
  return (kept()[game] ?? []).length < 2
}
