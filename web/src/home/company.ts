// With whom one sits at a table.
import type { Language } from '../games/board'
import type { GameInfo, TableInfo } from '../net/api'
import { nameBot } from '../ui/nameBot'
import { sayList } from '../ui/sayList'
import { fill } from '../ui/fill'
import type { HomeText } from './text.en'

type Seated = Pick<TableInfo, 'seats' | 'mine'>

/** "with Ana and 2 × Owl", "Ana and Bo, on this screen", "alone". */
export function sayCompany(
  { seats, mine }: Seated,
  game: GameInfo | undefined,
  language: Language,
  text: HomeText,
): string {
  const counts = new Map<string, number>()
  for (const [seat, { kind, name }] of seats.entries()) {
    if (mine.includes(seat) || kind === 'open') continue
    const called = kind === 'bot' ? (game ? nameBot(game, name, language) : name) : name || text.somebody
    counts.set(called, (counts.get(called) ?? 0) + 1)
  }
  const others = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name))
  if (others.length > 0) return fill(text.with, { names: sayList(others, language) })
  if (mine.length < 2) return seats.length === 1 ? text.alone : ''
  const here = mine.map((seat) => seats[seat]?.name ?? '').filter(Boolean)
  const isEachNamed = new Set(here).size === mine.length
  return isEachNamed ? fill(text.namedHere, { names: sayList(here, language) }) : text.here
}
