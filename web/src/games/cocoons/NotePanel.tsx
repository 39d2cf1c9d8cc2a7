// A claim from memory: a cocoon, a guardian, tell. One's own claims can be taken back.
import { useState } from 'react'
import type { Language } from '../board'
import { GuardianArt } from './art/GuardianArt'
import type { Label, View } from './pieces'
import { say, sayGuardian } from './text'
import type { Action, Bounds } from './wire'

interface Props {
  view: View
  seat: number
  bounds: Bounds
  language: Language
  busy: boolean
  /** The cocoon that was looked at, to begin with. */
  label: Label | null
  send: (action: Action) => void
  close: () => void
}

export function NotePanel({ view, seat, bounds, language, busy, label, send, close }: Props) {
  const [cocoon, setCocoon] = useState<Bounds['cocoons'][number] | null>(label)
  const [guardian, setGuardian] = useState<Bounds['guardians'][number] | null>(null)
  const mine = view.shares.filter((share) => share.kind === 'claim' && share.seat === seat)
  const facts = { label: cocoon ?? '', guardian: guardian ? sayGuardian(language, guardian) : '' }
  return (
    <section
      className="cocoons-panel cocoons-note"
      aria-label={say(language, 'noteTitle')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <div className="cocoons-sights-head">
        <h2>{say(language, 'noteTitle')}</h2>
        <button type="button" className="cocoons-quiet" onClick={close}>
          {say(language, 'close')}
        </button>
      </div>
      <p className="cocoons-small">{say(language, 'noteHint')}</p>
      <div className="cocoons-picks" role="group" aria-label={say(language, 'noteCocoon')}>
        {bounds.cocoons.map((each) => (
          <button
            key={each}
            type="button"
            className="cocoons-pick cocoons-pick-letter"
            aria-pressed={each === cocoon}
            onClick={() => {
              setCocoon(each)
            }}
          >
            {each}
          </button>
        ))}
      </div>
      <p className="cocoons-small">{say(language, 'noteGuardian')}</p>
      <div className="cocoons-picks" role="group" aria-label={say(language, 'noteGuardian')}>
        {bounds.guardians.map((each) => (
          <button
            key={each}
            type="button"
            className="cocoons-pick"
            aria-pressed={each === guardian}
            aria-label={say(language, each)}
            title={say(language, each)}
            onClick={() => {
              setGuardian(each)
            }}
          >
            <GuardianArt guardian={each} />
          </button>
        ))}
      </div>
      <div className="cocoons-buttons">
        <button
          type="button"
          className="cocoons-main"
          disabled={busy || !cocoon || !guardian}
          onClick={() => {
            if (cocoon && guardian) {
              send({ type: 'note', cocoon, guardian })
              setGuardian(null)
            }
          }}
        >
          {say(language, cocoon && guardian ? 'noteSend' : 'noteSendNone', facts)}
        </button>
        {mine.map((share) => (
          <button
            key={share.cocoon}
            type="button"
            disabled={busy}
            onClick={() => {
              send({ type: 'note', cocoon: share.cocoon, guardian: null })
            }}
          >
            {say(language, 'noteWithdraw', { label: share.cocoon, guardian: sayGuardian(language, share.guardian) })}
          </button>
        ))}
      </div>
    </section>
  )
}
