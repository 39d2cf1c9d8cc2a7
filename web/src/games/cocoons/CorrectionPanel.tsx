// A correction in two presses: the guardian, then its new cocoon. Both can also be pressed in the box.
import { GuardianToken } from './art/GuardianArt'
import { correctable, type Correction } from './choices'
import { offered } from './reading'
import { say, sayGuardian } from './text'
import { upper } from '../../ui/naming'
import type { TaskProps } from './TaskPanel'

export function CorrectionPanel({
  view,
  offer,
  language,
  busy,
  send,
  correction,
  setCorrection,
}: TaskProps & { correction: Correction }) {
  const { guardian } = correction
  const targets = offered(offer, 'correct').filter((action) => action.guardian === guardian)
  const question = guardian
    ? say(language, 'correctTarget', { guardian: sayGuardian(language, guardian) })
    : say(language, 'correctPick')
  return (
    <section className="cocoons-panel cocoons-task" aria-label={say(language, 'correctTitle')}>
      <h2>{say(language, 'correctTitle')}</h2>
      <p aria-live="polite">{question}</p>
      <div className="cocoons-picks">
        {!guardian &&
          correctable(view, offer).map(({ guardian: each, label }) => (
            <button
              key={each}
              type="button"
              className="cocoons-pick"
              disabled={busy}
              aria-label={upper(say(language, 'correctIn', { guardian: sayGuardian(language, each), label }))}
              onClick={() => {
                setCorrection({ guardian: each })
              }}
            >
              <GuardianToken guardian={each} />
              <b>{label}</b>
            </button>
          ))}
        {targets.map((action) => (
          <button
            key={action.cocoon}
            type="button"
            className="cocoons-pick cocoons-pick-letter"
            disabled={busy}
            onClick={() => {
              send(action)
            }}
          >
            <span className="hidden">{question} </span>
            {action.cocoon}
          </button>
        ))}
      </div>
      <div className="cocoons-buttons">
        {guardian && (
          <button
            type="button"
            onClick={() => {
              setCorrection({ guardian: null })
            }}
          >
            {say(language, 'back')}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            setCorrection(null)
          }}
        >
          {say(language, 'cancel')}
        </button>
      </div>
    </section>
  )
}
