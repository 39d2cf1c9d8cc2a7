// What this browser has achieved in a game: wins, losses, the best result, and what was won for good.
import type { GameInfo } from '../net/api'
import { useRecord } from '../net/records'
import { useTrophies } from '../net/trophies'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { sayCounts } from './result'
import { useHomeText } from './text'

/** Nothing for a game that was never finished here. */
export function BoxRecord({ info }: { info: GameInfo }) {
  const text = useHomeText()
  const [language] = useLanguage()
  const record = useRecord(info.slug)
  const won = useTrophies(info.slug)
  if (!record && won.length === 0) return null
  const best = record?.best?.words[language] ?? record?.best?.words.en
  const parts = [
    record && sayCounts(record, text, language),
    best && fill(text.best, { best }),
    info.trophies && won.length > 0 && fill(text.stars, { won: won.length, all: info.trophies.names.length }),
  ]
  return (
    <p className="box-record">
      <Icon name="star" size={18} /> <span>{parts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}
