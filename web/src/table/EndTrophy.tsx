// What was won for good, and what is still to be won.
import type { GameFolder } from '../games/board'
import type { Collected } from '../home/collectTrophy'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { fill, useText } from '../ui/text'

interface Props {
  trophy: Collected
  /** What is still to be won. */
  left: readonly string[]
  folder: GameFolder
}

export function EndTrophy({ trophy: { name, isAgain }, left, folder }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const facts = {
    trophy: folder.trophyLabel?.(name, language) ?? name,
    prize: folder.trophyLabel?.(null, language) ?? '',
    count: text.counts[left.length] ?? left.length,
  }
  const lines = [isAgain ? text.trophyAgain : text.trophyWon]
  if (left.length > 0) lines.push(text.trophyToGo)
  else if (!isAgain) lines.push(text.trophyLast)
  return (
    <p className="over-leg over-trophy" role="status">
      <Icon name="star" size={17} /> {lines.map((line) => fill(line, facts)).join(' ')}
    </p>
  )
}
