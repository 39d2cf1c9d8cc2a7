// What one may do: listed actions as buttons, grouped by kind, and a form for each open kind.
import { useId, useState } from 'react'
import type { Schemas } from '../net/api'
import { folded } from '../ui/markdown'
import { fill } from '../ui/text'
import type { Offer, Refused } from '../wire'
import { OpenForm } from './OpenForm'
import { title } from './readable'
import type { Reader } from './reading'
import { sayAction, sayUnderKind } from './talk'
import { textOf } from './text'

const FILTERED_FROM = 13
const MOST_SHOWN = 30

interface Props {
  offer: Offer
  schemas: Schemas | null
  reader: Reader
  busy: boolean
  refused: Refused | null
  act: (action: Record<string, unknown>) => void
  /** A whole label of an action, for searching and where the game writes none. */
  label: (action: Record<string, unknown>) => string
}

type Action = Record<string, unknown>

const kindOf = (action: Action) => (typeof action.type === 'string' ? action.type : '')

export function Ways({ offer, schemas, reader, busy, refused, act, label }: Props) {
  const text = textOf(reader.language)
  const [wanted, setWanted] = useState('')
  const [tried, setTried] = useState<string | null>(null)
  const isLong = offer.actions.length >= FILTERED_FROM
  const says = (action: Action) => folded(label(action)).includes(folded(wanted.trim()))
  const found = isLong && wanted.trim() ? offer.actions.filter(says) : offer.actions
  const kinds = [...new Set(found.map(kindOf))]

  function go(action: Action, from: string | null) {
    setTried(from)
    act(action)
  }

  return (
    <section className="ob-panel ob-ways" data-testid="ob-ways">
      <h2>{text.ways}</h2>
      {isLong && (
        <input
          type="search"
          className="ob-search"
          aria-label={text.filter}
          placeholder={text.filter}
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value)
          }}
        />
      )}
      {isLong && (
        <p className={found.length === 0 ? 'ob-hint' : 'hidden'} role="status">
          {found.length === 0 ? text.filterNone : ''}
        </p>
      )}
      {kinds.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          actions={found.filter((action) => kindOf(action) === kind)}
          reader={reader}
          busy={busy}
          act={(action) => {
            go(action, null)
          }}
        />
      ))}
      {offer.open.map((open) => (
        <OpenForm
          // Other bounds are another question.
          key={`${open.type} ${JSON.stringify(open.bounds)}`}
          open={open}
          schemas={schemas}
          reader={reader}
          busy={busy}
          refused={tried === open.type ? refused : null}
          act={(action) => {
            go(action, open.type)
          }}
        />
      ))}
    </section>
  )
}

interface KindProps {
  kind: string
  actions: Action[]
  reader: Reader
  busy: boolean
  act: (action: Action) => void
}

function Kind({ kind, actions, reader, busy, act }: KindProps) {
  const heading = useId()
  const [isAll, setIsAll] = useState(false)
  const { language } = reader
  const name = title(kind, reader)
  const shown = isAll ? actions : actions.slice(0, MOST_SHOWN)

  // One action of its kind is a button, and no more.
  const [only] = actions
  if (only && actions.length === 1) {
    return (
      <div className="ob-kind">
        <button
          type="button"
          disabled={busy}
          onClick={() => {
            act(only)
          }}
        >
          {sayAction(only, reader)}
        </button>
      </div>
    )
  }
  return (
    <div className="ob-kind" role="group" aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <div className="ob-buttons">
        {shown.map((action) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            disabled={busy}
            onClick={() => {
              act(action)
            }}
          >
            {sayUnderKind(action, reader)}
          </button>
        ))}
      </div>
      {shown.length < actions.length && (
        <button
          type="button"
          className="plain"
          onClick={() => {
            setIsAll(true)
          }}
        >
          {fill(textOf(language).more, { count: actions.length })}
        </button>
      )}
    </div>
  )
}
