// One row for each seat: what its findings come to.
import type { ReactNode } from 'react'
import './review.css'

interface Props {
  /** What the first column names. */
  caption: string
  columns: readonly string[]
  rows: readonly { seat: number; name: ReactNode; cells: readonly (string | number)[] }[]
}

export function TotalsTable({ caption, columns, rows }: Props) {
  return (
    <div className="review-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            {columns.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, name, cells }) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
