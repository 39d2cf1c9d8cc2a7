// What a seat sees of any game, as calm panels: facts, chips, tables.
import { useState, type ReactNode } from 'react'
import { fill } from '../ui/text'
import type { Fact, Reader, Row, Shown } from './reading'
import { textOf } from './text'

const MOST_ITEMS = 24
const MOST_ROWS = 12

interface Props {
  plain: Fact[]
  panels: Fact[]
  reader: Reader
}

export function ViewPanels({ plain, panels, reader }: Props) {
  const text = textOf(reader.language)
  return (
    <div className="ob-panels">
      {plain.length > 0 && (
        <Panel title={text.table} hint="">
          <FactList facts={plain} reader={reader} />
        </Panel>
      )}
      {panels.map((fact) => (
        <Panel key={fact.name} title={fact.label} hint={fact.hint}>
          <ShownValue shown={fact.shown} reader={reader} />
        </Panel>
      ))}
    </div>
  )
}

function Panel({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="ob-panel">
      <h2>{title}</h2>
      {hint && <p className="ob-hint">{hint}</p>}
      {children}
    </section>
  )
}

export function FactList({ facts, reader }: { facts: Fact[]; reader: Reader }) {
  if (facts.length === 0) return null
  return (
    <dl className="ob-facts">
      {facts.map(({ name, label, hint, shown }) => (
        <div key={name} className={shown.kind === 'text' || shown.kind === 'list' ? '' : 'ob-wide'}>
          <dt title={hint || undefined}>{label}</dt>
          <dd>
            <ShownValue shown={shown} reader={reader} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ShownValue({ shown, reader }: { shown: Shown; reader: Reader }) {
  switch (shown.kind) {
    case 'text':
      return <span className={shown.isNothing ? 'ob-nothing' : 'ob-value'}>{shown.text}</span>
    case 'list':
      return <Chips items={shown.items} reader={reader} />
    case 'grid':
      return <Grid rows={shown.rows} />
    case 'facts':
      return <FactList facts={shown.facts} reader={reader} />
    case 'table':
      return <RowTable columns={shown.columns} rows={shown.rows} reader={reader} />
  }
}

/** The first of many, and a button for all of them. */
function useFolded<T>(items: readonly T[], most: number, reader: Reader): { shown: readonly T[]; more: ReactNode } {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen || items.length <= most) return { shown: items, more: null }
  const more = (
    <button
      type="button"
      className="plain"
      onClick={() => {
        setIsOpen(true)
      }}
    >
      {fill(textOf(reader.language).items, { count: items.length })}
    </button>
  )
  return { shown: items.slice(0, most), more }
}

function Chips({ items, reader }: { items: string[]; reader: Reader }) {
  const { shown, more } = useFolded(items, MOST_ITEMS, reader)
  return (
    <>
      <ul className="ob-list">
        {shown.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
      {more}
    </>
  )
}

function Grid({ rows }: { rows: string[][] }) {
  return (
    <div className="ob-scroll" tabIndex={0} role="group">
      <table className="ob-grid">
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowTable({ columns, rows, reader }: { columns: string[]; rows: Row[]; reader: Reader }) {
  const { shown, more } = useFolded(rows, MOST_ROWS, reader)
  const text = textOf(reader.language)
  const hasHead = columns.some(Boolean)
  return (
    <>
      <div className="ob-scroll" tabIndex={0} role="group" aria-label={columns.filter(Boolean).join(', ')}>
        <table className="ob-table">
          {hasHead && (
            <thead>
              <tr>
                <td />
                {columns.map((column, at) => (
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {shown.map(({ seat, cells }, at) => (
              <tr key={at} className={seat !== null && seat === reader.seat ? 'ob-mine' : ''}>
                <th scope="row">
                  {seat === null ? at + 1 : reader.seatName(seat)}
                  {seat !== null && seat === reader.seat && <small> ({text.you})</small>}
                </th>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <ShownValue shown={cell} reader={reader} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </>
  )
}
