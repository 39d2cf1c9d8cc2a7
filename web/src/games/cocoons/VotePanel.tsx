// "Are we done?": all have to say yes (CO-60).
import { isSolo, offered } from './reading'
import { unanswered } from './talk'
import type { TaskProps } from './TaskPanel'
import { say, saySeat, saySeats } from './text'

export function VotePanel({ view, seat, offer, language, busy, send }: TaskProps) {
  const [accept] = offered(offer, 'accept_end')
  const [refuse] = offered(offer, 'refuse_end')
  const waits = unanswered(view)
  if (isSolo(view)) return null
  return (
    <section className="cocoons-panel cocoons-task" aria-label={say(language, 'voteTitle')}>
      <h2>{say(language, 'voteTitle')}</h2>
      <p>
        {say(language, 'voteFrom', { seat: saySeat(language, view.proposer ?? 0) })} {say(language, 'doneSureHint')}
      </p>
      <p className="cocoons-small">
        {say(language, 'voteAgreed', { names: saySeats(language, view.accepted) })}
        {waits.length > 0 && <> · {say(language, 'voteWaits', { names: saySeats(language, waits) })}</>}
      </p>
      {(accept || refuse) && (
        <div className="cocoons-buttons">
          {accept && (
            <button
              type="button"
              className="cocoons-main"
              disabled={busy}
              onClick={() => {
                send(accept)
              }}
            >
              ✓ {say(language, 'accept')}
            </button>
          )}
          {refuse && (
            <button
              type="button"
              disabled={busy}
              onClick={() => {
                send(refuse)
              }}
            >
              ✗ {say(language, seat === view.proposer ? 'withdraw' : 'refuse')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
