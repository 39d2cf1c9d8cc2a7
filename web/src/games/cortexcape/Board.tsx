// The board of Cortexcape: picks the draft of the phase, draws its scene, sends what is confirmed.
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { BoardProps } from '../board'
import { BuildPanel } from './BuildPanel'
import { toBuild } from './buildDraft'
import './cortexcape.css'
import { Fists } from './Fists'
import { handleBoardKey } from './keys'
import { Maze } from './Maze'
import { PieceIcon } from './Pieces'
import { asView, offeredBuild, offeredLocks, offeredPaths } from './reading'
import { stillScene } from './scene'
import { ScoreSheet } from './ScoreSheet'
import { say, sayNote } from './text'
import { LockPanel, PathPanel, WatchPanel } from './TurnPanels'
import { useBuildDraft } from './useBuildDraft'
import { useDrag } from './useDrag'
import { useLockDraft } from './useLockDraft'
import { usePathDraft } from './usePathDraft'
import type { Action } from './wire'

export function Board({ view: anyView, offer, seat, language, act, refused, busy }: BoardProps) {
  const view = asView(anyView)
  const [ids, setIds] = useState(false)
  const build = useBuildDraft(view, offeredBuild(offer))
  const lock = useLockDraft(view, offeredLocks(offer))
  const path = usePathDraft(view, offeredPaths(offer))
  const drag = useDrag((source, door) => { build?.drop(source, door) })
  const stage = useShake(refused?.id ?? null)

  const turn = build ?? lock ?? path
  const scene = turn?.scene ?? stillScene(view)
  const note = build ? build.draft.note : (lock ?? path)?.note ?? null
  const send = (action: Action) => { act({ ...action }) }
  const mayPick = (offer?.actions ?? []).some((action) => action.type === 'draw')

  const beginDoorDrag = (event: PointerEvent, door: string) => {
    const piece = scene.doors.get(door)?.drags
    if (piece) drag.begin(event, { from: 'door', door }, piece)
  }

  return (
    <div className="cx-table" onKeyDown={(event) => { handleBoardKey(event, () => { turn?.back() }) }}>
      <div className="cx-layout">
        <div className="cx-stage" ref={stage}>
          <Maze view={view} scene={scene} language={language} ids={ids} beginDrag={beginDoorDrag} />
          {view.phase === 'draw' && view.fist_hidden && (
            <Fists language={language} pick={mayPick && !busy ? (hand) => { send({ type: 'draw', hand }) } : null} />
          )}
          <div className="cx-foot">
            <button type="button" className="cx-ids" aria-pressed={ids} title={say(language, 'ids')} onClick={() => { setIds(!ids) }}>A–T <span className="cx-hidden">{say(language, 'ids')}</span></button>
            <p className="cx-said" aria-live="polite">{sayNote(language, note)}</p>
          </div>
        </div>
        <div className="cx-aside-column">
          {refused && (
            <p className="cx-refused" role="alert">
              {refused.text[language] ?? refused.code} <small>{say(language, 'rule', { rule: refused.rule })}</small>
            </p>
          )}
          {build && <BuildPanel turn={build} language={language} busy={busy} beginDrag={drag.begin} confirm={() => { send(toBuild(build.draft, build.ground)) }} />}
          {lock && (
            <LockPanel
              view={view} turn={lock} language={language} busy={busy}
              confirm={() => { if (lock.start && lock.exit) send({ type: 'lock', start: lock.start, exit: lock.exit }) }}
            />
          )}
          {path && <PathPanel view={view} turn={path} language={language} busy={busy} walk={(doors) => { send({ type: 'path', doors }) }} />}
          {!turn && <WatchPanel view={view} language={language} />}
          <ScoreSheet view={view} seat={seat} language={language} />
        </div>
      </div>
      {drag.ghost && (
        <div className="cx-ghost" style={{ left: drag.ghost.x, top: drag.ghost.y }}><PieceIcon piece={drag.ghost.piece} size={56} /></div>
      )}
    </div>
  )
}

/** A light shake for each new refusal; a style class could not run twice in a row. */
function useShake(refusal: string | null) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const steps = [0, -6, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }))
    stage.current?.animate(steps, { duration: 320, easing: 'ease-out' })
  }, [refusal])
  return stage
}
