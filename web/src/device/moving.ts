// A table of this device goes on at the server, with the same bots.
import { giveAway, importAtServer, type Made, type TableInfo } from '../net/api'
import { keepToken } from '../net/keys'
import { read } from './box'

/** The log as it was kept: its first line, then a move a line. */
async function logHere(table: string): Promise<string> {
  const records = await read(`${table}/`)
  const firsts = records
    .filter(([key]) => key === `${table}/r` || key.startsWith(`${table}/m/`))
    .sort(([one], [other]) => Number(other.endsWith('/r')) - Number(one.endsWith('/r')) || one.localeCompare(other))
    .map(([, text]) => (JSON.parse(text) as [string])[0])
  return `${firsts.join('\n')}\n`
}

/** Whoever brings a game that goes on holds all its seats: those of bots are handed back. */
export async function moveToServer(info: TableInfo): Promise<Made> {
  const made = await importAtServer(await logHere(info.table))
  keepToken(made.table, made.token)
  if (info.waiting.type !== 'over') {
    for (const [seat, { kind, name }] of info.seats.entries()) {
      if (kind === 'bot') await giveAway(made.table, seat, `bot:${name}`)
    }
  }
  return made
}
