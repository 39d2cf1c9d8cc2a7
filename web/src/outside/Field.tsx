// One field of a form: chips, a list, a number, a switch, or a small form of its own.
import { useId, type ReactNode } from 'react'
import type { Schema } from '../net/api'
import { Icon } from '../ui/Icon'
import { fill } from '../ui/text'
import { askFor, firstTagged, firstValue, type Ask, type Limits, type Scalar } from './form'
import { JsonField } from './JsonField'
import { NumberField } from './NumberField'
import { isStruct, sayScalar, title } from './readable'
import { hintOf, namesSeat, titleOf } from './schema'
import { textOf } from './text'
import type { Reader } from './reading'

interface Props {
  name: string
  /** What it is called, where its name does not say it. */
  label?: string
  schema: Schema
  limits: Limits
  value: unknown
  change: (value: unknown) => void
  reader: Reader
}

const MOST_CHIPS = 12
const NO_LIMITS: Limits = {}

export function Field(props: Props) {
  const { name, schema, limits, reader } = props
  const ask = askFor(schema, limits, reader.parts)
  const label = props.label ?? titleOf(schema, name, reader)
  const hint = hintOf(schema, reader)
  return <Asked {...props} ask={ask} label={label} hint={hint} />
}

interface AskedProps extends Props {
  ask: Ask
  label: string
  hint: string
}

function Asked({ ask, name, label, hint, schema, limits, value, change, reader }: AskedProps) {
  const { language, parts } = reader
  const text = textOf(language)
  switch (ask.kind) {
    case 'choice':
      return (
        <Choice
          label={label}
          hint={hint}
          values={ask.values}
          say={(each) => sayChoice(name, each, schema, reader)}
          value={value}
          change={change}
        />
      )
    case 'boolean':
      return (
        <label className="ob-switch">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => {
              change(target.checked)
            }}
          />
          <span>{label}</span>
          {hint && <small>{hint}</small>}
        </label>
      )
    case 'number':
      return <NumberField label={label} hint={hint} ask={ask} value={value} change={change} text={text} />
    case 'text':
      return (
        <label className="ob-field">
          <span>{label}</span>
          <input
            value={typeof value === 'string' ? value : ''}
            minLength={ask.min}
            maxLength={ask.max ?? undefined}
            required={ask.min > 0}
            onChange={({ target }) => {
              change(target.value)
            }}
          />
          {hint && <small>{hint}</small>}
        </label>
      )
    case 'maybe':
      return (
        <Group label={label} hint={hint}>
          <label className="ob-switch">
            <input
              type="checkbox"
              checked={value !== null && value !== undefined}
              onChange={({ target }) => {
                change(target.checked ? firstValue(ask.inner, limits, parts) : ask.nothing)
              }}
            />
            <span>{fill(text.with, { name: label })}</span>
          </label>
          {value !== null && value !== undefined && (
            <Field
              name={name}
              label={label}
              schema={ask.inner}
              limits={limits}
              value={value}
              change={change}
              reader={reader}
            />
          )}
        </Group>
      )
    case 'union': {
      const chosen = ask.members.find(({ tag }) => isStruct(value) && value.type === tag) ?? ask.members[0]
      return (
        <Group label={label} hint={hint}>
          <Choice
            label={text.kind}
            hint=""
            values={ask.members.map(({ tag }) => tag)}
            say={(tag) => title(String(tag), reader)}
            value={chosen?.tag}
            change={(tag) => {
              const member = ask.members.find((each) => each.tag === tag)
              if (member) change(firstTagged(member, parts))
            }}
          />
          {chosen && <Fields schema={chosen.schema} value={value} change={change} reader={reader} />}
        </Group>
      )
    }
    case 'struct':
      return (
        <Group label={label} hint={hint}>
          <Fields schema={schema} value={value} change={change} reader={reader} />
        </Group>
      )
    case 'tuple':
      return (
        <Group label={label} hint={hint}>
          {ask.items.map((item, at) => (
            <Item key={at} name={name} at={at} schema={item} list={value} change={change} reader={reader} />
          ))}
        </Group>
      )
    case 'list':
      return <ListField name={name} label={label} hint={hint} ask={ask} value={value} change={change} reader={reader} />
    case 'json':
      return <JsonField label={label} hint={hint} value={value} change={change} text={text} />
  }
}

function Fields({ schema, value, change, reader }: Pick<Props, 'schema' | 'value' | 'change' | 'reader'>) {
  const ask = askFor({ ...schema, type: 'object' }, NO_LIMITS, reader.parts)
  const struct = isStruct(value) ? value : {}
  if (ask.kind !== 'struct') return null
  return ask.fields.map((field) => (
    <Field
      key={field.name}
      name={field.name}
      schema={field.schema}
      limits={NO_LIMITS}
      value={struct[field.name]}
      change={(each) => {
        change({ ...struct, [field.name]: each })
      }}
      reader={reader}
    />
  ))
}

interface ItemProps {
  name: string
  at: number
  schema: Schema
  list: unknown
  change: (list: unknown[]) => void
  reader: Reader
}

function Item({ name, at, schema, list, change, reader }: ItemProps) {
  const items: unknown[] = Array.isArray(list) ? list : []
  return (
    <Field
      name={name}
      label={String(at + 1)}
      schema={schema}
      limits={NO_LIMITS}
      value={items[at]}
      change={(each) => {
        change(items.with(at, each))
      }}
      reader={reader}
    />
  )
}

interface ListProps extends Omit<Props, 'schema' | 'limits'> {
  label: string
  hint: string
  ask: Extract<Ask, { kind: 'list' }>
}

function ListField({ name, label, hint, ask, value, change, reader }: ListProps) {
  const text = textOf(reader.language)
  const items: unknown[] = Array.isArray(value) ? value : []
  return (
    <Group label={label} hint={hint}>
      <ol className="ob-items">
        {items.map((_, at) => (
          <li key={at}>
            <Item name={name} at={at} schema={ask.item} list={items} change={change} reader={reader} />
            {items.length > ask.min && (
              <button
                type="button"
                className="round"
                aria-label={fill(text.remove, { n: at + 1 })}
                title={fill(text.remove, { n: at + 1 })}
                onClick={() => {
                  change(items.toSpliced(at, 1))
                }}
              >
                <Icon name="close" size={18} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {(ask.max === null || items.length < ask.max) && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            change([...items, firstValue(ask.item, NO_LIMITS, reader.parts)])
          }}
        >
          {fill(text.add, { name: label })}
        </button>
      )}
    </Group>
  )
}

function sayChoice(name: string, value: Scalar, schema: Schema, reader: Reader): string {
  const isSeat = typeof value === 'number' && value >= 0 && value < reader.seats && namesSeat(name, schema)
  return isSeat ? reader.seatName(value) : sayScalar(value, reader)
}

interface ChoiceProps {
  label: string
  hint: string
  values: readonly Scalar[]
  say: (value: Scalar) => string
  value: unknown
  change: (value: Scalar) => void
}

function Choice({ label, hint, values, say, value, change }: ChoiceProps) {
  const group = useId()
  if (values.length > MOST_CHIPS) {
    return (
      <label className="ob-field">
        <span>{label}</span>
        <select
          value={values.findIndex((each) => each === value)}
          onChange={({ target }) => {
            const chosen = values[Number(target.value)]
            if (chosen !== undefined) change(chosen)
          }}
        >
          {values.map((each, at) => (
            <option key={at} value={at}>
              {say(each)}
            </option>
          ))}
        </select>
        {hint && <small>{hint}</small>}
      </label>
    )
  }
  return (
    <Group label={label} hint={hint}>
      <div className="ob-chips" data-testid="ob-chips">
        {values.map((each) => (
          <label key={String(each)}>
            <input
              type="radio"
              name={group}
              checked={each === value}
              onChange={() => {
                change(each)
              }}
            />
            <span>{say(each)}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}

function Group({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className="ob-group">
      <legend>{label}</legend>
      {hint && <small>{hint}</small>}
      {children}
    </fieldset>
  )
}
