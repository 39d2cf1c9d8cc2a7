// The board of ICECOOL²: the school as large as can be, and beside it what is to be done.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon'
import { shownOf } from '../../ui/recent'
import { useShake } from '../../ui/useShake'
import { BesideSlot } from '../../ui/BesideSlot'
import type { BoardProps } from '../board'
import { AimPanel } from './AimPanel'
import { keyed, radiansOf } from './aiming'
import { useAskFirst } from './askFirst'
import { AskPanel } from './AskPanel'
import { CardActions } from './CardActions'
import { sayHappening } from './describe'
import { snap } from './feel'
import { FlyingId } from './FlyingId'
import './icecool.css'
import { marksOf, NO_MARKS, type Way } from './marks'
import { News } from './News'
import { ChallengeNote, Finale, Hand, SchoolWords, WarmUp } from './Panels'
import './panels.css'
import './tray.css'
import './watching.css'
import './cards.css'
import './players.css'
import { CatcherPanel, intoCircle, intoZone, StartPanel, zoneMiddle } from './PlacePanel'
import { PastFlicks } from './PastFlicks'
import { Players } from './Players'
import { PracticePanel } from './PracticePanel'
import {
  asView,
  circleRange,
  flickRanges,
  hasGhost,
  isOver,
  offeredLines,
  offersType,
  standingOf,
  zoneRanges,
} from './reading'
import { ReelBar } from './ReelBar'
import { SCHOOL } from './school'
import { keepColours } from './seats'
import { middleOf, roomAt } from './places'
import { stretchFor } from './pulling'
import type { CameraName, Locate, Spot, Touch } from './stage'
import { Stage, StageBar, useStageChoice } from './StageBox'
import { say, saySeat } from './text'
import { aimablesOf } from './targets'
import { TrickPanel } from './tricks/TrickPanel'
import { useBestTry } from './tricks/useBestTry'
import { lookingTo, times } from './turning'
import { useAim, type Aiming } from './useAim'
import { spotOfSeat, useAims } from './useAims'
import { useGhost } from './useGhost'
import { usePastFlicks } from './usePastFlicks'
import { useShowing } from './useShowing'
import { useWays } from './useWays'
import type { Action, Flick } from './wire'

const CENTRE: Spot = { x: SCHOOL.outline[2] / 2, y: SCHOOL.outline[3] / 2 }
const NO_LINES: readonly number[] = []
const NO_WAYS: readonly Way[] = []

/** What the pointer over the stage looks like. */
const HANDS = { pull: 'ice-pulling', own: 'ice-grip', thing: 'ice-over', none: '' }

function handOf({ pull, pointed }: Pick<Aiming, 'pull' | 'pointed'>): keyof typeof HANDS {
  if (pull) return 'pull'
  return pointed === 'own' ? 'own' : pointed ? 'thing' : 'none'
}

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
  lookBack,
  motion,
  watch,
}: BoardProps) {
  const view = asView(anyView)
  keepColours(view)
  const [camera, setCamera] = useState<CameraName>('top')
  const [draft, setDraft] = useState<{ at: Spot; moment: string } | null>(null)
  const [asked, setAsked] = useState<{ flick: Flick; moment: string } | null>(null)
  const isAsking = useAskFirst()
  const stage = useRef<HTMLDivElement>(null)
  const locate = useRef<Locate | null>(null)
  // The scene goes only after the plan has come: whoever goes takes along no more than its own.
  const see = useCallback((found: Locate) => {
    locate.current = found
    return () => {
      if (locate.current === found) locate.current = null
    }
  }, [])
  const chosen = useStageChoice()
  const playback = useShowing(view, seat, { step, motion, watch })
  const pastFlicks = usePastFlicks(view, lookBack)
  const { shown, isPlaying, reel, running, facing } = playback
  const marks = useMemo(() => marksOf(shownOf(recent, step, isPlaying)), [recent, step, isPlaying])
  const ways = useWays(marks.flicks)
  const { best, way: bestWay } = useBestTry(shown, seat !== null)
  const watched = reel?.key
  useEffect(() => {
    if (watched !== undefined) stage.current?.scrollIntoView({ block: 'nearest', behavior: motion ? 'smooth' : 'auto' })
  }, [watched, motion])

  const open = isPlaying || reel ? null : offer
  const moment = `${view.at_ms} ${view.phase} ${view.active} ${view.flicks}`
  const ranges = flickRanges(open)
  const zone = zoneRanges(open)
  const circle = circleRange(open)
  const canEnter = offersType(open, 'place_start') || circle !== null
  const lines = useMemo(() => offeredLines(open).map((line) => line.room), [open])
  const at = spotOfSeat(view, seat)
  const room = at && roomAt(at)
  const things = useMemo(() => aimablesOf(standingOf(shown), seat), [shown, seat])

  const send = (action: Action) => {
    if (busy) return
    // Whoever plays by keys goes on at the stage: the panel is gone while it is played.
    stage.current?.focus({ preventScroll: true })
    act({ ...action })
  }
  const flick = (wanted: Flick) => {
    if (!ranges || busy) return
    setAsked(null)
    snap(stretchFor(wanted.power))
    send({ type: 'flick', ...wanted })
  }
  const aiming = useAim({
    ranges,
    at,
    towards: room && room.id !== 5 ? middleOf(room) : CENTRE,
    things,
    locate: () => locate.current,
    size: () => stage.current?.getBoundingClientRect() ?? null,
    sketch,
    release: (drawn) => {
      if (isAsking) setAsked({ flick: drawn, moment })
      else flick(drawn)
    },
  })
  const asks = ranges && at && hasGhost(view) ? askHints : null
  const guessed = useGhost(asks, aiming.flick, `${moment} ${at?.x ?? ''} ${at?.y ?? ''}`)
  const placed = draft?.moment === moment ? draft.at : null
  const shaken = useShake(refused ? refused.id : null)

  const isPlacing = zone !== null || (circle !== null && !circle.is_full)
  const point = (touch: Touch) => {
    const { floor, isHeld, stage: when } = touch
    if (isPlacing) {
      if (floor && isHeld)
        setDraft({ at: zone ? intoZone(floor, zone) : circle ? intoCircle(floor, circle) : floor, moment })
      return
    }
    if (when === 'down') setAsked(null)
    aiming.point(touch)
  }
  const aims = useAims({
    view,
    seat,
    own: ranges ? aiming.flick : null,
    pull: aiming.pull,
    sketches,
    isPlaying: isPlaying || reel !== null,
    taking: playback.taking,
  })

  const looks = useMemo(
    () => facing.map((each, of) => aims.find((aim) => aim.seat === of)?.flick.direction ?? each),
    [facing, aims],
  )
  const { poses: bare } = playback
  const poses = useMemo(
    () => () =>
      bare().map((pose) => ({ ...pose, turn: times(pose.turn, lookingTo(radiansOf(looks[pose.seat] ?? 0))) })),
    [bare, looks],
  )

  const press = (event: React.KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    if (isPlaying && [' ', 'Escape', 'Enter'].includes(event.key)) {
      event.preventDefault()
      playback.skip()
      return
    }
    if (event.key === 'Escape' && (aiming.pull || asked)) {
      event.preventDefault()
      aiming.letBe()
      setAsked(null)
      return
    }
    if (!ranges) return
    const next = keyed(aiming.flick, event.key, event.shiftKey)
    if (next) aiming.change(next)
    else if (event.key !== 'Enter') return
    else if (!event.repeat) flick(aiming.flick)
    event.preventDefault()
  }

  const trick = <TrickPanel view={shown} best={best} language={language} isMine={seat !== null} />
  const caption = running.passed.filter((cue) => cue.fact).at(-1)?.fact ?? null
  const isWaiting = !reel && !isPlaying && !isOver(view) && (offer === null || busy)
  return (
    <div className="board board-whole ice-table" data-testid="board">
      <div className="ice-layout">
        <div className="ice-seen" ref={shaken} data-stage>
          <div
            ref={stage}
            data-testid="ice-stage"
            className={['ice-stage', HANDS[handOf(aiming)]].join(' ').trim()}
            tabIndex={0}
            role="application"
            aria-label={say(language, isPlaying ? 'stageSkip' : ranges ? 'stageAim' : 'stageLook')}
            onKeyDown={press}
            onClick={() => {
              if (isPlaying && reel?.isLive && camera !== 'free') playback.skip()
            }}
            data-fps={running.meter.rate ?? ''}
          >
            <Stage
              chosen={chosen}
              view={shown}
              seat={seat}
              poses={poses}
              isMoving={playback.isMoving}
              star={reel?.seat ?? view.active}
              fish={playback.fish}
              ways={reel ? NO_WAYS : (bestWay ?? ways)}
              taken={reel ? NO_MARKS.fish : marks.fish}
              aims={aims}
              ghost={guessed.ghost}
              zone={zone ? 'kitchen' : canEnter ? 'circle' : null}
              draft={zone ? (placed ?? zoneMiddle(zone)) : circle ? placed : null}
              lines={isPlaying ? NO_LINES : lines}
              camera={camera}
              language={language}
              motion={motion}
              pointed={aiming.pull || aiming.pointed === 'own' ? null : aiming.pointed}
              isPulling={aiming.isHeld}
              isTaken={(place) => isPlacing || aiming.isGrip(place)}
              point={point}
              see={see}
              marks={playback.marks}
            />
            {reel && caption && !running.isPaused && (
              <p className="ice-caption" aria-hidden="true">
                {sayHappening(language, caption)}
              </p>
            )}
          </div>
          {playback.caught && motion && (
            <FlyingId
              key={playback.caught.key}
              event={playback.caught.event}
              from={spotOfSeat(shown, playback.caught.event.seat)}
              locate={() => locate.current}
              language={language}
            />
          )}
          <News news={playback.news} language={language} />
          <StageBar chosen={chosen} camera={camera} setCamera={setCamera} language={language}>
            {view.last && !reel && (
              <button
                type="button"
                className="ice-again"
                title={say(language, 'watchOf', { number: view.last.number, seat: saySeat(language, view.last.seat) })}
                onClick={() => {
                  pastFlicks.ask()
                  playback.watch(view.last)
                }}
              >
                <Icon name="again" size={20} /> <span>{say(language, 'watchButton')}</span>
              </button>
            )}
          </StageBar>
        </div>
        <div className="ice-do">
          {reel && (
            <ReelBar
              reel={reel}
              running={running}
              rate={playback.rate}
              setRate={playback.setRate}
              language={language}
              stop={() => {
                playback.watch(null)
              }}
              skip={playback.skip}
            >
              {!reel.isLive && lookBack && (
                <PastFlicks {...pastFlicks} number={reel.number} watch={playback.watch} language={language} />
              )}
            </ReelBar>
          )}
          {isOver(shown) && trick}
          <ChallengeNote view={shown} seat={seat} language={language} />
          {!isPlaying && view.phase === 'retry' && view.active === seat && (
            <p className="ice-panel ice-challenge" data-testid="ice-challenge">
              {say(language, 'tries', { count: view.tries + 1 })}
            </p>
          )}
          {asked?.moment === moment && ranges && (
            <AskPanel
              language={language}
              yes={() => {
                flick(asked.flick)
              }}
              no={() => {
                setAsked(null)
                stage.current?.focus({ preventScroll: true })
              }}
            />
          )}
          {ranges && at && seat !== null && (
            <AimPanel
              view={view}
              seat={seat}
              at={at}
              ranges={ranges}
              aiming={aiming}
              guessed={asks ? guessed : null}
              language={language}
              isBusy={busy}
              flick={() => {
                flick(aiming.flick)
              }}
            />
          )}
          {zone && (
            <CatcherPanel
              zone={zone}
              draft={placed}
              setDraft={(spot) => {
                setDraft(spot && { at: spot, moment })
              }}
              send={send}
              language={language}
              isBusy={busy}
            />
          )}
          {canEnter && (
            <StartPanel
              circle={circle}
              draft={placed}
              setDraft={(spot) => {
                setDraft(spot && { at: spot, moment })
              }}
              send={send}
              language={language}
              isBusy={busy}
            />
          )}
          <PracticePanel
            view={shown}
            seat={seat}
            canPass={offersType(open, 'end_turn')}
            isBusy={busy}
            send={send}
            language={language}
          />
          {seat !== null && (
            <CardActions view={view} seat={seat} offer={open} language={language} isBusy={busy} send={send} />
          )}
          {isWaiting && (
            <p className="ice-panel ice-waiting">
              {say(language, view.phase === 'flicking' ? 'flicking' : busy ? 'sending' : 'waitingFor', {
                seat: saySeat(language, view.active),
              })}
            </p>
          )}
          {!isPlaying && <Finale view={shown} language={language} />}
        </div>
        <div className="ice-rest">
          {!isOver(shown) && trick}
          <WarmUp view={shown} language={language} />
          {seat !== null && <Hand view={shown} seat={seat} language={language} />}
          <Players view={shown} seat={seat} lost={marks.ids} language={language} />
          <SchoolWords view={shown} language={language} />
          <BesideSlot />
        </div>
      </div>
    </div>
  )
}
