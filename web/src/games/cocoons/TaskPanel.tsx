// What is to be done just now, and the buttons for what is not done in the box itself.
import { useState, type ReactNode } from 'react'
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { GuardianToken } from './art/GuardianArt'
import { TokenArt, TrapArt } from './art/TrapArt'
import { correctable, type Correction } from './choices'
import { CorrectionPanel } from './CorrectionPanel'
import { CORRECTION } from './facts'
import type { View } from './pieces'
import { isSolo, offered } from './reading'
import { sayRefusedVote } from './refusedVote'
import { say, sayGuardian, saySeat } from './text'
import { VotePanel } from './VotePanel'
import type { Action } from './wire'

export interface TaskProps {
  view: View
  seat: number | null
  offer: Offer | null
  language: Language
  busy: boolean
  send: (action: Action) => void
  correction: Correction | null
  setCorrection: (correction: Correction | null) => void
  /** Who has refused the last proposal to open; null when this page was not told. */
  refuser: number | null
}

/** At READY with fewer tokens than two corrections cost, nothing can change any more (CO-60). */
const STUCK_BELOW = 2 * CORRECTION

/** Later everybody knows how to slide a cocoon; the room is needed for more. */
const LEARNT_BY = 6

interface Task {
  art: ReactNode
  title: string
  hint: string
}

function taskOf(view: View, seat: number | null, language: Language): Task {
  const { guardian, trap } = view.uncovered
  const isMine = seat !== null && view.active === seat
  if (!isMine) {
    const title =
      seat === null
        ? say(language, 'taskWatch', { turn: view.turn })
        : say(language, 'taskWait', { seat: saySeat(language, view.active) })
    return { art: null, title, hint: seat === null ? '' : say(language, 'taskWaitHint') }
  }
  switch (view.phase) {
    case 'guardian':
      return {
        art: guardian ? <GuardianToken guardian={guardian} /> : null,
        title: say(language, 'taskGuardian', { guardian: guardian ? sayGuardian(language, guardian) : '' }),
        hint: say(language, 'taskGuardianHint'),
      }
    case 'place_action':
      return {
        art: <TrapArt trap={trap ?? 'A'} />,
        title: say(language, 'taskAction'),
        hint: say(language, 'taskActionHint'),
      }
    case 'forced_slide':
      return { art: <TrapArt trap="S" />, title: say(language, 'taskForced'), hint: say(language, 'taskForcedHint') }
    default:
      return {
        art: null,
        title: say(language, 'taskAct'),
        hint: view.turn <= LEARNT_BY ? say(language, 'taskActHint') : '',
      }
  }
}

/** "We are done": whoever is alone is asked once more. */
function DoneButton({
  view,
  language,
  busy,
  propose,
}: {
  view: View
  language: Language
  busy: boolean
  propose: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <button
        type="button"
        className="cocoons-main"
        disabled={busy}
        onClick={() => {
          if (isSolo(view)) setIsAsking(true)
          else propose()
        }}
      >
        {say(language, 'done')}
      </button>
    )
  }
  return (
    <div className="cocoons-sure" role="alertdialog" aria-label={say(language, 'doneSure')}>
      <p>
        <b>{say(language, 'doneSure')}</b> {say(language, 'doneSureHint')}
      </p>
      <button type="button" className="cocoons-main" autoFocus disabled={busy} onClick={propose}>
        {say(language, 'doneYes')}
      </button>
      <button
        type="button"
        onClick={() => {
          setIsAsking(false)
        }}
      >
        {say(language, 'doneNo')}
      </button>
    </div>
  )
}

export function TaskPanel(props: TaskProps) {
  const { view, seat, offer, language, busy, send, correction, setCorrection, refuser } = props
  if (correction) return <CorrectionPanel {...props} correction={correction} />
  if (view.phase === 'vote') return <VotePanel {...props} />
  const { art, title, hint } = taskOf(view, seat, language)
  const [leaveIt] = offered(offer, 'leave_it')
  const [propose] = offered(offer, 'propose_end')
  const canCorrect = correctable(view, offer).length > 0
  const hasButtons = leaveIt !== undefined || propose !== undefined || canCorrect
  if (!art && !hint && !hasButtons && !view.is_ready) return null
  return (
    <section className="cocoons-panel cocoons-task" aria-label={title}>
      <div className="cocoons-task-head">
        {art && <span className="cocoons-task-art">{art}</span>}
        <div>
          <h2>{title}</h2>
          {hint && <p>{hint}</p>}
          {view.refused.length > 0 && <p role="status">{sayRefusedVote(view, seat, refuser, language)}</p>}
          {view.is_ready && view.reserve < STUCK_BELOW && (
            <p className="cocoons-stuck-note">{say(language, 'doneStuck')}</p>
          )}
        </div>
      </div>
      {hasButtons && (
        <div className="cocoons-buttons">
          {leaveIt && (
            <button
              type="button"
              disabled={busy}
              onClick={() => {
                send(leaveIt)
              }}
            >
              {say(language, 'leaveIt')}
            </button>
          )}
          {propose && (
            <DoneButton
              key={view.turn}
              view={view}
              language={language}
              busy={busy}
              propose={() => {
                send(propose)
              }}
            />
          )}
          {canCorrect && (
            <button
              type="button"
              disabled={busy}
              onClick={() => {
                setCorrection({ guardian: null })
              }}
            >
              {say(language, 'correct')}{' '}
              <span className="cocoons-price">
                <TokenArt />
                {say(language, 'correctCost')}
              </span>
            </button>
          )}
        </div>
      )}
    </section>
  )
}
