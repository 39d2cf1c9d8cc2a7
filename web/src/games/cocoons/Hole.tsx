// What lies in the free slot: start token, trap, guardian, a paid token, or nothing.
import type { CSSProperties, ReactNode } from 'react'
import { GuardianBack, GuardianToken } from './art/GuardianArt'
import { StartArt, TokenArt, TrapArt, TrapBack } from './art/TrapArt'
import { slotPoint } from './geometry'
import type { Lying, Scene } from './playback'

export function LyingArt({ lying }: { lying: Lying }): ReactNode {
  if (lying.what === 'trap_down') return <TrapBack />
  if (lying.trap) return <TrapArt trap={lying.trap} />
  if (lying.guardian) return <GuardianToken guardian={lying.guardian} />
  switch (lying.what) {
    case 'face_down':
      return <GuardianBack />
    case 'start':
      return <StartArt />
    case 'token':
      return <TokenArt />
    default:
      return null
  }
}

/** What it showed before it was turned over in this event. */
function backOf({ event }: Scene): ReactNode {
  if (event?.type === 'trap_turned') return <TrapBack />
  if (event?.type === 'guardian_revealed' && event.is_new) return <GuardianBack />
  return null
}

function motionOf({ event }: Scene, isTurning: boolean): string {
  if (isTurning) return ' cocoons-turning'
  if (event?.type === 'trap_stayed') return ' cocoons-stuck'
  return event?.type === 'token_paid' ? ' cocoons-arriving' : ''
}

export function Hole({ scene, isNew }: { scene: Scene; isNew: boolean }) {
  const { view, hole, event } = scene
  const { x, y } = slotPoint(view.free)
  const back = backOf(scene)
  return (
    <div className="cocoons-hole" style={{ '--x': x, '--y': y } as CSSProperties}>
      <div className="cocoons-upright">
        <div
          className={`cocoons-lying${motionOf(scene, back !== null)}${isNew ? ' cocoons-new' : ''}`}
          data-testid={isNew ? 'mark-hole' : undefined}
          data-spot="hole"
          key={event && back ? event.type : 'lying'}
        >
          <div className="cocoons-face">
            <LyingArt lying={hole} />
          </div>
          {back && <div className="cocoons-face cocoons-back">{back}</div>}
        </div>
      </div>
    </div>
  )
}
