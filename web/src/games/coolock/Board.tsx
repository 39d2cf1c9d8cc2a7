// The board of Coolock: the house at night, what moves in it, and what is to be done.
import { useMemo, useRef, useState } from 'react'
import { BesideSlot } from '../../ui/BesideSlot'
import { shownOf } from '../../ui/recent'
import { usePlayed } from '../../ui/usePlayed'
import type { BoardProps } from '../board'
import { Arrows } from './Arrows'
import { BoardWords } from './BoardWords'
import { TurningCard } from './CardFace'
import { choicesOf, type Choice } from './choices'
import './coolock.css'
import { isNotable, sayVertex } from './describe'
import { effectsOf } from './effects'
import { ErrandMarks } from './ErrandMarks'
import { Finale } from './Finale'
import { Flights } from './Flights'
import { landOf, UNIT, type Point } from './geometry'
import { GhostPanel, reachesOf, type Mist } from './GhostPanel'
import { Goals } from './Goals'
import { Bars, House } from './House'
import './board.css'
import './marks.css'
import { marksOf } from './marks'
import './motion.css'
import { Movers, Sentences } from './Movers'
import { OrderLines } from './OrderPanel'
import { LastCard, Supplies, Team } from './Panels'
import './panels.css'
import './track.css'
import './cards.css'
import './ending.css'
import './tray.css'
import './pieces.css'
import './goals.css'
import { PlanBar, PlanMark, PlanWords } from './PlanBar'
import { PlanPad } from './PlanPad'
import { crossingNear } from './planning'
import { SCRIPT } from './playback'
import { Puzzle } from './Puzzle'
import { asView, ghostsAt } from './reading'
import { RecentMarks } from './RecentMarks'
import { RoundTrack } from './RoundTrack'
import { say } from './text'
import { Things } from './Things'
import { Tray } from './Tray'
import { useChoosing } from './useChoosing'
import { useErrands } from './useErrands'
import { useHints } from './useHints'
import { useInSight } from './useInSight'
import { useKeptFocus } from './useKeptFocus'
import { usePlan } from './usePlan'
import type { Reach } from './wire'

const NONE: readonly Reach[] = []

export function Board({
  view: anyView,
  offer,
  seat,
  language,
  act,
  busy,
  step,
  recent,
  sketch,
  sketches,
  askHints,
  motion,
  watch,
}: BoardProps) {
  const present = asView(anyView)
  const land = landOf(present.table.board)
  const root = useRef<HTMLDivElement>(null)
  // The panels, which show what is settled, do not give away what the board is still about to show.
  const played = usePlayed(SCRIPT, present, { step, motion, watch })
  const { scene, isPlaying, settled, ms, number: story } = played
  const { view, event } = scene
  const marks = useMemo(() => marksOf(land, shownOf(recent, step, isPlaying)), [land, recent, step, isPlaying])
  const open = isPlaying || busy ? null : offer
  const { hints, last } = useHints(askHints, present, open !== null, !isPlaying && !busy)
  const effects = useMemo(() => effectsOf(hints), [hints])
  const choices = useMemo(
    () => choicesOf({ land, view: present, seat, offer: open, effects, language }),
    [land, present, seat, open, effects, language],
  )
  const errands = useErrands(last)
  const plan = usePlan({ land, view: present, seat, sketch, sketches })
  const [mist, setMist] = useState<Mist>('all')
  const [looked, setLooked] = useState<number | null>(null)
  const [order, setOrder] = useState<'white' | 'black' | null>(null)

  const hands = useKeptFocus(
    root,
    isPlaying || busy ? '' : `${present.at_ms} ${present.phase} ${present.active} ${choices.length}`,
  )
  // The press that only skips the story must not do anything unseen.
  const wasPlaying = useRef(false)
  const noticePlaying = (isKey: boolean) => {
    wasPlaying.current = isPlaying
    hands.notice(isKey)
  }
  const send = (action: object) => {
    if (!wasPlaying.current) act({ ...action })
  }
  const choosing = useChoosing(choices, open, (choice: Choice, way) => {
    send(choice.action(way))
  })
  const guarded = {
    ...choosing,
    press: (choice: Choice, isSure: boolean) => {
      if (!wasPlaying.current) choosing.press(choice, isSure)
    },
  }

  const wanted = choosing.armed
    ? '.coolock-goal-armed'
    : choices.length > 0
      ? '.coolock-goal'
      : '.coolock-pawn-active .coolock-piece'
  useInSight(
    root,
    wanted,
    open ? `${present.round} ${present.phase} ${present.active} ${choices[0]?.key} ${choosing.armed?.key}` : '',
    motion,
  )

  const lookAt = (spot: Point, isTap: boolean) => {
    const vertex = crossingNear(land, spot, 0.5 * UNIT)
    setLooked(vertex !== null && isNotable(language, land, view, vertex) ? vertex : null)
    const [ghost] = isTap && vertex !== null ? ghostsAt(view, vertex) : []
    if (isTap) setMist(ghost && mist !== ghost.id ? ghost.id : 'all')
  }
  const canPlan = sketch !== null && present.phase !== 'over' && present.phase !== 'deal'
  const tray = {
    scene,
    view: settled,
    seat,
    offer: open,
    language,
    choices,
    choosing: guarded,
    send,
    isPlaying,
    ms,
    order,
    setOrder,
  }
  const active = view.phase === 'over' ? null : view.active
  return (
    <div
      className="board board-whole coolock-table"
      data-testid="board"
      ref={root}
      onPointerDownCapture={() => {
        noticePlaying(false)
      }}
      onKeyDownCapture={() => {
        noticePlaying(true)
      }}
      style={{ '--tall': land.height / land.width } as React.CSSProperties}
    >
      <div className="coolock-layout">
        <div className="coolock-head">
          <RoundTrack view={view} language={language} />
          {canPlan && (
            <button
              type="button"
              className="coolock-plan-open"
              data-testid="coolock-plan-open"
              aria-pressed={plan.isOpen}
              title={say(language, 'planOpen')}
              onClick={() => {
                plan.open(!plan.isOpen)
              }}
            >
              <PlanMark /> <span>{say(language, 'plan')}</span>
            </button>
          )}
        </div>
        <div className="coolock-seen">
          <div
            className="coolock-stage"
            data-stage
            style={
              { '--ms': `${ms || 300}ms`, '--u': `${((100 * UNIT) / land.width).toFixed(3)}cqw` } as React.CSSProperties
            }
          >
            <House land={land} seats={view.table.seats} language={language} />
            <RecentMarks land={land} marks={marks} />
            <Things land={land} scene={scene} story={story} reaches={isPlaying ? NONE : reachesOf(view, mist)} />
            <OrderLines land={land} view={view} order={order} />
            <Movers land={land} scene={scene} ms={isPlaying ? ms : 0} active={active} />
            <Bars land={land} />
            <Sentences land={land} scene={scene} />
            {errands.shown && !isPlaying && <ErrandMarks land={land} view={view} targets={errands.shown} seat={seat} />}
            <Arrows land={land} view={view} mine={plan.mine} theirs={plan.theirs} seat={seat} />
            {plan.isOpen ? (
              <PlanPad land={land} view={present} plan={plan} language={language} />
            ) : (
              <Goals
                land={land}
                view={present}
                seat={seat}
                language={language}
                choices={choices}
                choosing={guarded}
                elsewhere={lookAt}
              />
            )}
            <TurningCard scene={scene} language={language} />
            {looked !== null && !plan.isOpen && !choosing.shown && (
              <p className="coolock-looked">{sayVertex(language, land, view, looked)}</p>
            )}
          </div>
        </div>
        <div className="coolock-dock">
          {plan.isOpen ? (
            <PlanBar view={present} plan={plan} language={language} />
          ) : present.phase !== 'over' || isPlaying ? (
            <Tray {...tray} />
          ) : (
            <Finale view={settled} language={language} />
          )}
          <Puzzle view={view} fresh={event?.type === 'portion_taken' ? event.portion.slot : null} language={language} />
        </div>
        <div className="coolock-rest">
          <Team view={settled} seat={seat} language={language} errands={errands} />
          <LastCard shown={scene.shown ?? marks.card} language={language} />
          <GhostPanel view={settled} mist={mist} setMist={setMist} language={language} />
          <Supplies view={settled} language={language} />
          <BoardWords land={land} view={settled} language={language} />
          <BesideSlot />
        </div>
      </div>
      <PlanWords land={land} plan={plan} language={language} />
      <Flights root={root} land={land} scene={scene} story={story} ms={ms} />
    </div>
  )
}
