// How many may still come, and how many games they will play.
import type { TableNow } from '../net/useTableState'
import { fill } from '../ui/text'
import type { SeatInfo } from '../wire'
import { useCompanyText, type CompanyText } from './companyText'

export function sayOpenSeats(seats: readonly SeatInfo[], text: CompanyText): string {
  const open = seats.filter((each) => each.kind === 'open').length
  return open === 1 ? text.oneOpen : fill(text.someOpen, { n: open })
}

export function OpenSeats({ now }: { now: TableNow }) {
  const text = useCompanyText()
  return (
    <p>
      {sayOpenSeats(now.seats, text)} {now.legCount > 1 && fill(text.match, { of: now.legCount })}
    </p>
  )
}
