// The server's routes, as functions.
export interface GameInfo {
  slug: string
  title: string
  seats: number[]
  bots: string[]
  choices: Record<string, (string | boolean)[]>
  defaults: Record<string, string | boolean | null>
}

export interface Made {
  table: string
  token: string
  invitation: string
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`/api/${path}`, request)
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error((answer as { text: string }).text)
  return answer as T
}

export function listGames(): Promise<GameInfo[]> {
  return ask('games')
}

export function makeTable(
  game: string,
  seats: string[],
  options: Record<string, unknown>,
): Promise<Made> {
  return ask('tables', { game, seats, options })
}

export function claimSeat(
  table: string,
  invitation: string,
): Promise<{ token: string; seat: number }> {
  return ask(`tables/${table}/claim`, { invitation })
}
