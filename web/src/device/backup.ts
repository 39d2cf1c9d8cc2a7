// All tables of this device as one file, and back.
import { heldTables, keepToken, tokensOf } from '../net/keys'
import { createStore } from '../ui/createStore'
import { change, read, type Record } from './box'
import { isHere } from './place'

interface Backup {
  tablee: 'device'
  records: Record[]
  tokens: { [table: string]: string[] }
}

const { useStored, tell } = createStore()
let times = 0

/** How many times tables were brought back: what is listed is looked up anew. */
export const useBroughtBack = () => useStored(() => times)

export async function saveAll(): Promise<Blob> {
  const here = heldTables().filter(isHere)
  const backup: Backup = {
    tablee: 'device',
    records: await read(''),
    tokens: Object.fromEntries(here.map((table) => [table, tokensOf(table)])),
  }
  return new Blob([JSON.stringify(backup)], { type: 'application/json' })
}

/** What is there already stays as it is; how many tables are new. */
export async function bringBack(text: string): Promise<number> {
  const { tablee, records, tokens } = JSON.parse(text) as Partial<Backup>
  if (tablee !== 'device' || !records || !tokens) throw new SyntaxError('no saved tables')
  const known = new Set((await read('')).map(([key]) => tableOf(key)))
  const fresh = records.filter(([key]) => isHere(key) && !known.has(tableOf(key)))
  await change(fresh, [])
  const tables = new Set(fresh.map(([key]) => tableOf(key)))
  for (const table of tables) for (const token of tokens[table] ?? []) keepToken(table, token)
  times += 1
  tell()
  return tables.size
}

const tableOf = (key: string) => key.slice(0, key.indexOf('/'))
