// An open kind of action as a form: too many to list, so one says it field by field.
import { useState } from 'react'
import type { Schemas } from '../net/api'
import { Why } from '../ui/Why'
import type { Open, Refused } from '../wire'
import { Field } from './Field'
import { fieldsOf, firstFields, limitsOf, otherBounds } from './form'
import { readView, type Reader } from './reading'
import { hintOf, kindOf, titleOf } from './schema'
import { FactList } from './ViewPanels'

interface Props {
  open: Open
  schemas: Schemas | null
  reader: Reader
  busy: boolean
  /** Why the last try of this form was refused. */
  refused: Refused | null
  act: (action: Record<string, unknown>) => void
}

export function OpenForm({ open: { type, bounds }, schemas, reader, busy, refused, act }: Props) {
  const { language } = reader
  const parts = schemas?.parts ?? {}
  const schema = kindOf(schemas, type)
  const fields = fieldsOf(schema, parts)
  const [draft, setDraft] = useState(() => firstFields(fields, bounds, parts))
  const others = readView(otherBounds(bounds, fields), {}, reader)
  // A type that has no schema can still be played by whoever knows how it is written.
  const isUnknown = schema.properties === undefined
  const name = titleOf(schema, type, reader)
  return (
    <form
      className="ob-form"
      data-testid="ob-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) act({ type, ...draft })
      }}
    >
      <h3>{name}</h3>
      {hintOf(schema, reader) && <p className="ob-hint">{hintOf(schema, reader)}</p>}
      <FactList facts={[...others.plain, ...others.panels]} reader={reader} />
      {isUnknown ? (
        <Field
          name={type}
          schema={{}}
          limits={{}}
          value={draft}
          change={(value) => {
            setDraft(typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
          }}
          reader={reader}
        />
      ) : (
        fields.map((field) => (
          <Field
            key={field.name}
            name={field.name}
            schema={field.schema}
            limits={limitsOf(bounds, field.name, field.schema).limits}
            value={draft[field.name]}
            change={(value) => {
              setDraft({ ...draft, [field.name]: value })
            }}
            reader={reader}
          />
        ))
      )}
      {refused && (
        // The notice above the board has said it aloud already.
        <p className="ob-refused" data-testid="ob-refused">
          {refused.text[language] ?? refused.text.en ?? refused.code}
          <Why rule={refused.rule} />
        </p>
      )}
      <button type="submit" disabled={busy}>
        {name}
      </button>
    </form>
  )
}
