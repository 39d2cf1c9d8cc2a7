// What this seat sees now, with one press to tell everybody, and the way to a note.
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { GuardianArt } from './art/GuardianArt'
import { labelOf, type View } from './pieces'
import { noteBounds, offered } from './reading'
import { say, sayGuardian, saySeat } from './text'
import { sayOr } from './readers'
import { upper } from '../../ui/naming'
import type { Action, Reader } from './wire'

interface Props {
  view: View
  offer: Offer | null
  language: Language
  busy: boolean
  send: (action: Action) => void
  openNote: () => void
  /** Who can read a picture that was not told yet. */
  readers: readonly Reader[]
}

export function SightsPanel({ view, offer, language, busy, send, openNote, readers }: Props) {
  const shares = offered(offer, 'share')
  const sights = view.sees.flatMap((guardian, number) => (guardian ? [{ guardian, label: labelOf(number) }] : []))
  return (
    <section className="cocoons-panel cocoons-sights" aria-label={say(language, 'sights')}>
      <div className="cocoons-sights-head">
        <h2>{say(language, 'sights')}</h2>
        {noteBounds(offer) && (
          <button type="button" className="cocoons-quiet" onClick={openNote}>
            {say(language, 'noteOpen')}
          </button>
        )}
      </div>
      {sights.length === 0 && <p>{say(language, 'sightsNone')}</p>}
      <ul>
        {sights.map(({ guardian, label }) => {
          const share = shares.find((action) => action.cocoon === label)
          const isTold = view.shares.some(
            (each) => each.cocoon === label && each.kind === 'seen' && each.turn === view.turn,
          )
          const facts = { guardian: sayGuardian(language, guardian), label }
          return (
            <li key={label}>
              <span className="cocoons-portrait">
                <GuardianArt guardian={guardian} />
              </span>
              <span className="cocoons-sight">{upper(say(language, 'sightOn', facts))}</span>
              {share && (
                <button
                  type="button"
                  className="cocoons-main"
                  disabled={busy}
                  aria-label={say(language, 'tellAllLong', facts)}
                  onClick={() => {
                    send(share)
                  }}
                >
                  {say(language, 'tellAll')}
                </button>
              )}
              {!share && isTold && <span className="cocoons-told">✓ {say(language, 'told')}</span>}
            </li>
          )
        })}
      </ul>
      {readers.length > 0 && (
        <ul className="cocoons-readers" aria-live="polite" data-testid="cocoons-readers">
          {readers.map(({ cocoon, seats }) => (
            <li key={cocoon}>
              {upper(
                say(language, 'askReader', {
                  seat: sayOr(
                    seats.map((seat) => saySeat(language, seat)),
                    language,
                  ),
                  label: cocoon,
                }),
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
