// How many may still come, and how many games they will play.
import type { Language } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import type { SeatInfo } from '../wire'
import { useCompanyText, type CompanyText } from './companyText'

export function sayOpenSeats(seats: readonly SeatInfo[], text: CompanyText, language: Language): string {
  const open = seats.filter((each) => each.kind === 'open').length
  return fill(text.someOpen, { n: open }, language)
}

export function OpenSeats({ now }: { now: TableNow }) {
  const text = useCompanyText()
  const [language] = useLanguage()
  return (
    <p>
      {sayOpenSeats(now.seats, text, language)} {now.legCount > 1 && fill(text.match, { of: now.legCount })}
    </p>
  )
}
