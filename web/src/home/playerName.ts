// What the player wants to be called, kept for the next table.
const KEY = 'tablee.name'

export function playerName(): string {
  return localStorage.getItem(KEY) ?? ''
}

export function keepPlayerName(name: string): void {
  localStorage.setItem(KEY, name)
}
