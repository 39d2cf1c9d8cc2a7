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
  /** The names of those that are not what they were. */
  changed: ReadonlySet<string>
  reader: Reader
}

const UNCHANGED: ReadonlySet<string> = new Set()

export function ViewPanels({ plain, panels, changed, reader }: Props) {
  const text = textOf(reader.language)
  return (
    <div className="ob-panels">
      {plain.length > 0 && (
        <Panel title={text.table} hint="">
          <FactList facts={plain} changed={changed} reader={reader} />
        </Panel>
      )}
      {panels.map((fact) => (
        <Panel key={fact.name} title={fact.label} hint={fact.hint} news={changed.has(fact.name) ? text.changed : ''}>
          <ShownValue shown={fact.shown} reader={reader} />
        </Panel>
      ))}
    </div>
  )
}

interface PanelProps {
  title: string
  hint: string
  /** That it has changed, in words. */
  news?: string
  children: ReactNode
}

function Panel({ title, hint, news = '', children }: PanelProps) {
  return (
    <section className={news ? 'ob-panel ob-changed' : 'ob-panel'} data-testid={news ? 'mark-changed' : undefined}>
      <h2>
        {title} {news && <span className="hidden">{news}</span>}
      </h2>
      {hint && <p className="ob-hint">{hint}</p>}
      {children}
    </section>
  )
}

interface FactListProps {
  facts: Fact[]
  changed?: ReadonlySet<string>
  reader: Reader
}

export function FactList({ facts, changed = UNCHANGED, reader }: FactListProps) {
  const text = textOf(reader.language)
  if (facts.length === 0) return null
  return (
    <dl className="ob-facts" data-testid="ob-facts">
      {facts.map(({ name, label, hint, shown }) => (
        <div
          key={name}
          className={`${shown.kind === 'text' || shown.kind === 'list' ? '' : 'ob-wide'}${changed.has(name) ? ' ob-changed' : ''}`}
          data-testid={changed.has(name) ? 'mark-changed' : undefined}
        >
          <dt title={hint || undefined}>
            {label} {changed.has(name) && <span className="hidden">{text.changed}</span>}
          </dt>
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
        <table className="ob-table" data-testid="ob-table">
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
