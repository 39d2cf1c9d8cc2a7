// Beside the seats: which game of a match this is, and who looks on.
import { at } from '../ui/address'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { useCompanyText } from './companyText'

interface Props {
  now: TableNow
  isSeated: boolean
  isGuest: boolean
}

export function RingNotes({ now, isSeated, isGuest }: Props) {
  const text = useCompanyText()
  const [language] = useLanguage()
  const { legs, legCount, watching, origin } = now
  const notes: string[] = []
  if (legCount > 1) {
    const leg = fill(text.leg, { n: legs.length + 1, of: legCount })
    const scores = legs.map((each) => each.scores.join('–')).join(', ')
    notes.push(scores ? `${leg} · ${fill(text.soFar, { scores })}` : leg)
  }
  if (!isSeated && !isGuest) notes.push(text.watching)
  else if (isSeated && watching > 0) notes.push(fill(text.someWatch, { n: watching }, language))
  if (notes.length === 0 && !origin) return null
  return (
    <div className="ring-notes" data-testid="ring-notes">
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {origin && <a href={at(`/r/${origin.table}#${origin.step}`)}>{fill(text.continuesShort, { n: origin.step })}</a>}
    </div>
  )
}
