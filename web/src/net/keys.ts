// The tokens of the seats that this browser holds, by table. They never leave it but to the table.
import { placeNow } from '../ui/address'
const KEY = 'tablee.tokens.'

export function tokensOf(table: string): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? '[]')
  return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : []
}

export function keepToken(table: string, token: string): void {
  localStorage.setItem(KEY + table, JSON.stringify([...tokensOf(table), token]))
  if (heldSince(table) === 0) localStorage.setItem(SINCE + table, String(Date.now()))
}

const SINCE = 'tablee.since.'

/** When this browser first held a seat there; 0 when nobody knows. */
export function heldSince(table: string): number {
  return Number(localStorage.getItem(SINCE + table) ?? 0)
}

const INVITATION = 'tablee.invitation.'

/** The invitation of the link: behind the #, which no server sees, or kept by the table's maker. */
export function invitationOf(table: string): string | null {
  const isThere = placeNow().pathname.startsWith(`/t/${table}`)
  return (isThere && location.hash.slice(1)) || localStorage.getItem(INVITATION + table)
}

export function keepInvitation(table: string, invitation: string): void {
  localStorage.setItem(INVITATION + table, invitation)
}

/** The same tokens open the same seats at the table of a rematch. */
export function copyKeys(from: string, to: string): void {
  const known = tokensOf(to)
  for (const token of tokensOf(from)) if (!known.includes(token)) keepToken(to, token)
  const invitation = invitationOf(from)
  if (invitation) keepInvitation(to, invitation)
}

/** The tables that this browser holds tokens for. */
export function heldTables(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length))
}

/** For tables that are gone. */
export function forgetTable(table: string): void {
  localStorage.removeItem(KEY + table)
  localStorage.removeItem(INVITATION + table)
  localStorage.removeItem(SINCE + table)
}
