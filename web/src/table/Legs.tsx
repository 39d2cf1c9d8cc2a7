// A match of several legs: each leg's scores, and all together.
import type { TableInfo } from '../net/api'
import { fill, useText } from '../ui/text'

interface Props {
  info: TableInfo
  seatName: (seat: number) => string
}

export function Legs({ info, seatName }: Props) {
  const text = useText()
  const { legs, leg_count, total } = info
  return (
    <table className="legs">
      <caption>{fill(text.leg, { n: legs.length, of: leg_count })}</caption>
      <thead>
        <tr>
          <td />
          {legs.map((_, leg) => (
            <th key={leg} scope="col">
              {leg + 1}
            </th>
          ))}
          {total && <th scope="col">{text.total}</th>}
        </tr>
      </thead>
      <tbody>
        {info.seats.map((_, seat) => (
          <tr key={seat}>
            <th scope="row">
              {seatName(seat)}
              {total?.winners.includes(seat) && (
                <span className="legs-winner"> {total.winners.length > 1 ? text.sharer : text.winner}</span>
              )}
            </th>
            {legs.map((leg, number) => (
              <td key={number}>{leg.scores[seat]}</td>
            ))}
            {total && (
              <td>
                <b>{total.scores[seat]}</b>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
