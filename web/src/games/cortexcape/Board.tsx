// The board of Cortexcape: picks the draft of the phase, draws its scene, sends what is confirmed.
import { useMemo, useState, type PointerEvent } from 'react'
import { BesideSlot } from '../../ui/BesideSlot'
import { useTellDraft } from '../../ui/draftPrompt'
import { shownOf } from '../../ui/recent'
import { usePlayed } from '../../ui/usePlayed'
import { useShake } from '../../ui/useShake'
import type { BoardProps } from '../board'
import { BuildPanel } from './BuildPanel'
import { toBuild } from './buildDraft'
import './cortexcape.css'
import './board.css'
import './pieces.css'
import './picks.css'
import './panels.css'
import './tray.css'
import './players.css'
import './overlays.css'
import { Fists } from './Fists'
import { drawingOf, startPoint } from './geometry'
import { glanceOf, lookedAt } from './pricing'
import { HintPanel } from './HintPanel'
import './hints.css'
import { handleBoardKey } from './keys'
import { LastRoundPanel } from './LastRoundPanel'
import { viewBefore } from './lookBack'
import { Maze } from './Maze'
import './marks.css'
import { marksOf, NO_MARKS } from './marks'
import './motion.css'
import { PieceIcon } from './Pieces'
import { asSketch, asView, offeredBuild, offeredLocks, offeredPaths } from './reading'
import { lettersOf, type ConePoint } from './scene'
import { ScoreSheet } from './ScoreSheet'
import { shownScene } from './shownScene'
import { buildSketch, doingKey, sketchOf } from './sketching'
import { draftPrompt, seatName } from './talk'
import { say, sayNote } from './text'
import { LockPanel, PathPanel, WatchPanel } from './TurnPanels'
import { useBuildDraft } from './useBuildDraft'
import { useDrag } from './useDrag'
import { questionOf, useHints } from './useHints'
import { useHintSwitches } from './useHintSwitches'
import { useLockDraft } from './useLockDraft'
import { SCRIPT, useMoves } from './useMoves'
import { usePathDraft } from './usePathDraft'
import { useSketching } from './useSketching'
import { useWalkDrag } from './useWalkDrag'
import type { Action } from './wire'

export function Board({
  view: anyView,
  offer,
  seat,
  language,
  act,
  refused,
  busy,
  step,
  recent,
  sketch,
  sketches,
  askHints,
  motion,
  watch,
}: BoardProps) {
  const view = asView(anyView)
  const [ids, setIds] = useState(false)
  const [cone, putCone] = useState<ConePoint | null>(null)
  const [peeked, setPeeked] = useState<string | null>(null)
  const switches = useHintSwitches(view)

  const build = useBuildDraft(view, offeredBuild(offer), cone)
  const lock = useLockDraft(view, offeredLocks(offer), cone, putCone)
  const path = usePathDraft(view, offeredPaths(offer), cone)
  const turn = build ?? lock ?? path
  const tried = !turn && view.actor !== null && doingKey(view) ? asSketch(sketches.get(view.actor)) : null
  useSketching(sketch, turn !== null, sketchOf(view, { build, lock, path }))

  const question = questionOf(view, turn !== null, build ? buildSketch(build) : null, switches.hidden)
  const asked = useHints(askHints, view, question)
  const pair = lock ? lookedAt(lock, peeked) : { start: null, exit: null }
  const last = asked.hints?.last ?? null
  const learning = view.table.assist === 'learning'
  const glance = learning && turn ? glanceOf(view, asked.hints, pair) : null
  const scene = shownScene({ view, build, lock, path, tried, cone, pair, switches, hints: asked.hints })

  const drag = useDrag((source, door) => {
    build?.drop(source, door)
  })
  const walk = useWalkDrag(scene.cones.startAt ?? startPoint(drawingOf(view.table), view.start), (stops) => {
    path?.cross(stops)
  })
  const stage = useShake(refused?.id ?? null)
  const moves = useMoves(step, lettersOf(scene), motion)
  const { isPlaying } = usePlayed(SCRIPT, view, { step, motion, watch })
  const marks = useMemo(() => marksOf(shownOf(recent, step, isPlaying), view), [recent, step, isPlaying, view])

  const note = build ? build.draft.note : ((lock ?? path)?.note ?? null)
  const doing = tried ? doingKey(view) : null
  const said = doing
    ? say(language, doing, { seat: seatName(view, view.actor ?? 0, language) })
    : sayNote(language, note, view)
  useTellDraft(draftPrompt(view, { build, lock, path }, language))
  const send = (action: Action) => {
    act({ ...action })
  }
  /** On a phone, what a button shows on the board may be out of sight. */
  const reveal = () => {
    stage.current?.scrollIntoView({ block: 'nearest' })
  }
  const seen = {
    ...switches,
    toggleGhost: () => {
      switches.toggleGhost()
      reveal()
    },
    toggleBack: () => {
      switches.toggleBack()
      reveal()
    },
  }
  const putBest =
    lock &&
    ((start: string, exit: string) => {
      lock.put(start, exit)
      reveal()
    })
  const takeWay =
    path &&
    ((doors: readonly string[]) => {
      path.put(doors)
      reveal()
    })
  const mayPick = (offer?.actions ?? []).some((action) => action.type === 'draw')

  const beginDoorDrag = (event: PointerEvent, door: string) => {
    const piece = scene.doors.get(door)?.drags
    if (piece) drag.begin(event, { from: 'door', door }, piece)
  }

  return (
    <div
      data-testid="board"
      className={`board cx-table${motion ? '' : ' cx-unmoving'}`}
      onKeyDown={(event) => {
        handleBoardKey(event, () => {
          turn?.back()
        })
      }}
    >
      <div className="cx-layout">
        <div className={`cx-stage${doing ? ' cx-watching' : ''}`} ref={stage} data-stage>
          <Maze
            view={switches.back ? viewBefore(view, view.history.length) : view}
            scene={scene}
            language={language}
            ids={ids}
            moves={moves}
            marks={switches.back ? NO_MARKS : marks}
            gestures={{ drag: beginDoorDrag, walk, peek: setPeeked }}
          />
          {view.phase === 'draw' && view.fist_hidden && (
            <Fists
              language={language}
              pick={
                mayPick && !busy
                  ? (hand) => {
                      send({ type: 'draw', hand })
                    }
                  : null
              }
            />
          )}
          <div className="cx-foot">
            <button
              type="button"
              className="cx-ids"
              aria-pressed={ids}
              title={say(language, 'ids')}
              onClick={() => {
                setIds(!ids)
              }}
            >
              A–T <span className="hidden">{say(language, 'ids')}</span>
            </button>
            {glance && (
              <span className="cx-foot-price" aria-hidden="true">
                {say(language, glance.key)} <b>{glance.price}</b>
              </span>
            )}
            <p className="cx-said" aria-live="polite">
              {said}
            </p>
          </div>
        </div>
        <div className="cx-aside-column">
          {build && (
            <BuildPanel
              turn={build}
              language={language}
              busy={busy}
              beginDrag={drag.begin}
              confirm={() => {
                send(toBuild(build.draft, build.ground))
              }}
            />
          )}
          {lock && (
            <LockPanel
              view={view}
              turn={lock}
              language={language}
              busy={busy}
              confirm={() => {
                if (lock.start && lock.exit) send({ type: 'lock', start: lock.start, exit: lock.exit })
              }}
            />
          )}
          {path && (
            <PathPanel
              view={view}
              turn={path}
              language={language}
              busy={busy}
              walk={(doors) => {
                send({ type: 'path', doors: [...doors] })
              }}
            />
          )}
          {!turn && view.phase !== 'over' && <WatchPanel view={view} language={language} />}
          {learning && turn && askHints && (
            <HintPanel
              view={view}
              language={language}
              asked={asked}
              switches={seen}
              pair={pair}
              putBest={putBest}
              takeWay={takeWay}
            />
          )}
          {last && <LastRoundPanel view={view} last={last} language={language} look={learning ? seen : null} />}
          <ScoreSheet view={view} seat={seat} language={language} motion={motion} />
          <BesideSlot />
        </div>
      </div>
      {drag.ghost && (
        <div className="cx-ghost" style={{ left: drag.ghost.x, top: drag.ghost.y }}>
          <PieceIcon piece={drag.ghost.piece} size={56} />
        </div>
      )}
    </div>
  )
}
