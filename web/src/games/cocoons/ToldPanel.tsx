// What was told in this turn and the one before; with pins, everything.
import type { Language } from '../board'
import { GuardianArt } from './art/GuardianArt'
import type { View } from './pieces'
import { SeatMark } from './SeatMark'
import { say, sayGuardian, saySeat, type TextKey } from './text'
import type { Share } from './wire'

function Told({ share, language }: { share: Share; language: Language }) {
  const facts = {
    seat: saySeat(language, share.seat),
    guardian: sayGuardian(language, share.guardian),
    label: share.cocoon,
  }
  return (
    <li className={`cocoons-bubble cocoons-bubble-${share.kind}`}>
      <SeatMark seat={share.seat} />
      <small aria-hidden="true">{say(language, share.kind === 'seen' ? 'saw' : 'believes')}</small>
      <span className="cocoons-portrait">
        <GuardianArt guardian={share.guardian} />
      </span>
      <b aria-hidden="true">
        {share.cocoon}
        {share.kind === 'claim' && '?'}
      </b>
      <span className="hidden">{say(language, share.kind === 'seen' ? 'shareSeen' : 'shareClaim', facts)}</span>
    </li>
  )
}

/** Pinned once: what was said again later is not listed twice. */
const isSaidAgain = (view: View, share: Share) =>
  view.shares.some(
    (other) =>
      other.turn > share.turn &&
      other.cocoon === share.cocoon &&
      other.guardian === share.guardian &&
      other.kind === share.kind,
  )

export function ToldPanel({ view, language }: { view: View; language: Language }) {
  const groups: [TextKey, Share[]][] = [
    ['sharesNow', view.shares.filter((share) => share.turn === view.turn)],
    ['sharesBefore', view.shares.filter((share) => share.turn === view.turn - 1)],
    ['sharesOlder', view.shares.filter((share) => share.turn < view.turn - 1 && !isSaidAgain(view, share))],
  ]
  return (
    <section className="cocoons-panel cocoons-told-panel" aria-label={say(language, 'shares')}>
      <h2>{say(language, 'shares')}</h2>
      {view.shares.length === 0 && <p className="cocoons-small">{say(language, 'sharesNone')}</p>}
      {groups.map(
        ([key, shares]) =>
          shares.length > 0 && (
            <div key={key} className={`cocoons-told-group cocoons-${key}`}>
              <h3>{say(language, key)}</h3>
              <ul>
                {shares.map((share) => (
                  <Told
                    key={`${share.turn}-${share.seat}-${share.cocoon}-${share.kind}-${share.guardian}`}
                    share={share}
                    language={language}
                  />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  )
}
