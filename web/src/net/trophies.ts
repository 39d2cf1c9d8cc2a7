// What this browser has won, by game and trophy, each with its proof: a table and the token of a
// seat there. The server believes nobody; it looks the table up.
import { useMemo } from 'react'
import { createStore, otherTabs } from '../ui/createStore'
import type { OptionValue, Trophies } from './api'

export interface Proof {
  table: string
  token: string
}

type Kept = Record<string, Record<string, Proof>>

const KEY = 'tablee.trophies'
/** As many as the server looks at. */
const MOST_PROOFS = 16
const { useStored, tell } = createStore(otherTabs)

const isRecord = (what: unknown): what is Record<string, unknown> =>
  typeof what === 'object' && what !== null && !Array.isArray(what)

const isName = (what: unknown, least: number): what is string =>
  typeof what === 'string' && what.length >= least && what.length <= 64

/** In the form that the server reads: one proof that it cannot read would spoil the whole request. */
function isProof(what: unknown): what is Proof {
  return isRecord(what) && isName(what.table, 1) && isName(what.token, 22)
}

/** What is readable of what was written; the rest is as good as never won. */
export function readTrophies(written: string | null): Kept {
  let found: unknown
  try {
    found = JSON.parse(written ?? '{}')
  } catch {
    return {}
  }
  if (!isRecord(found)) return {}
  const games = Object.entries(found).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
  return Object.fromEntries(
    games.map(([game, trophies]) => [
      game,
      Object.fromEntries(Object.entries(trophies).filter((entry): entry is [string, Proof] => isProof(entry[1]))),
    ]),
  )
}

// In a browser that keeps nothing, what is won counts until the page is left.
let memory: string | null = null

function written(): string | null {
  try {
    return localStorage.getItem(KEY) ?? memory
  } catch {
    return memory
  }
}

let last: { written: string | null; kept: Kept } = { written: null, kept: {} }

/** The same object as long as nothing has changed. */
function kept(): Kept {
  const now = written()
  if (now !== last.written) last = { written: now, kept: readTrophies(now) }
  return last.kept
}

function keep(all: Kept): void {
  memory = JSON.stringify(all)
  try {
    localStorage.setItem(KEY, memory)
  } catch {
    // Then the memory has to do.
  }
  tell()
}

/** Null for a trophy that is not won. */
export function proofOf(game: string, name: string): Proof | null {
  return kept()[game]?.[name] ?? null
}

export function proofsOf(game: string): Proof[] {
  return Object.values(kept()[game] ?? {}).slice(0, MOST_PROOFS)
}

/** The newest proof takes the place of an older one: old tables are put away some day. */
export function keepTrophy(game: string, name: string, { table, token }: Proof): void {
  keep({ ...kept(), [game]: { ...kept()[game], [name]: { table, token } } })
}

export function loseTrophy(game: string, name: string): void {
  const others = Object.entries(kept()[game] ?? {}).filter(([each]) => each !== name)
  keep({ ...kept(), [game]: Object.fromEntries(others) })
}

/** The names of what is won in a game. */
export function useTrophies(game: string): string[] {
  const all = useStored(kept)
  return useMemo(() => Object.keys(all[game] ?? {}), [all, game])
}

/** What is still to be won, in the game's order. */
export function missing(trophies: Trophies | null, won: readonly string[]): string[] {
  return trophies?.names.filter((name) => !won.includes(name)) ?? []
}

/** This value opens only when all trophies are won, and some are not. */
export function isLocked(
  trophies: Trophies | null,
  won: readonly string[],
  option: string,
  value: OptionValue,
): boolean {
  return missing(trophies, won).length > 0 && (trophies?.locks[option]?.includes(value) ?? false)
}
