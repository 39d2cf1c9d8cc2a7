// The board of ICECOOL²: the school as large as can be, and beside it what is to be done.
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon'
import { shownOf } from '../../ui/recent'
import { useShake } from '../../ui/useShake'
import { BesideSlot } from '../../ui/BesideSlot'
import type { BoardProps } from '../board'
import { AimPanel } from './AimPanel'
import { keyed, radiansOf } from './aiming'
import { CardActions } from './CardActions'
import { sayHappening } from './describe'
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
import { Players } from './Players'
import { PracticePanel } from './PracticePanel'
import {
  asSketch,
  asView,
  circleRange,
  flickRanges,
  hasGhost,
  isOver,
  offeredLines,
  offersType,
  zoneRanges,
} from './reading'
import { ReelBar } from './ReelBar'
import { SCHOOL } from './school'
import { keepColours } from './seats'
import { middleOf, roomAt } from './places'
import type { CameraName, PointerStage, ShownAim, Spot } from './stage'
import { Stage, StageBar, useStageChoice } from './StageBox'
import { say, saySeat } from './text'
import { TrickPanel } from './tricks/TrickPanel'
import { useBestTry } from './tricks/useBestTry'
import { lookingTo, times } from './turning'
import { useAim } from './useAim'
import { useGhost } from './useGhost'
import { useShowing } from './useShowing'
import { useWays } from './useWays'
import type { Action, View } from './wire'

const CENTRE: Spot = { x: SCHOOL.outline[2] / 2, y: SCHOOL.outline[3] / 2 }
const NO_LINES: readonly number[] = []
const NO_WAYS: readonly Way[] = []

const spotOf = (view: View, seat: number | null): Spot | null => {
  const spot = seat === null ? null : (view.players[seat]?.spot ?? null)
  return spot ? { x: spot[0], y: spot[1] } : null
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
  motion,
  watch,
}: BoardProps) {
  const view = asView(anyView)
  keepColours(view)
  const [rate, setRate] = useState(1)
  const [camera, setCamera] = useState<CameraName>('top')
  const [draft, setDraft] = useState<{ at: Spot; moment: string } | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const chosen = useStageChoice()
  const playback = useShowing(view, rate, { step, motion, watch })
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
  const at = spotOf(view, seat)
  const room = at && roomAt(at)
  const aiming = useAim({ ranges, at, towards: room && room.id !== 5 ? middleOf(room) : CENTRE, sketch })
  const asks = ranges && at && hasGhost(view) ? askHints : null
  const guessed = useGhost(asks, aiming.flick, `${moment} ${at?.x ?? ''} ${at?.y ?? ''}`)
  const placed = draft?.moment === moment ? draft.at : null
  const shaken = useShake(refused ? refused.id : null)

  const send = (action: Action) => {
    if (busy) return
    // Whoever plays by keys goes on at the stage: the panel is gone while it is played.
    stage.current?.focus({ preventScroll: true })
    act({ ...action })
  }
  const flick = () => {
    if (ranges) send({ type: 'flick', ...aiming.flick })
  }

  const isDown = useRef(false)
  const point = (stageOf: PointerStage, spot: Spot) => {
    const isHeld = stageOf === 'down' || isDown.current
    isDown.current = isHeld && stageOf !== 'up' && stageOf !== 'cancel'
    if (!isHeld) return
    if (zone) setDraft({ at: intoZone(spot, zone), moment })
    else if (circle && !circle.is_full) setDraft({ at: intoCircle(spot, circle), moment })
    else aiming.point(stageOf, spot)
  }

  const aims = useMemo((): ShownAim[] => {
    if (isPlaying || reel) return []
    const own: ShownAim[] = ranges && at && seat !== null ? [{ seat, at, flick: aiming.flick, isOwn: true }] : []
    const others = [...sketches].flatMap(([other, anySketch]): ShownAim[] => {
      const from = spotOf(view, other)
      const sketched = asSketch(anySketch)
      return from && sketched && other !== seat && other === view.active
        ? [{ seat: other, at: from, flick: sketched, isOwn: false }]
        : []
    })
    // The finger has snapped; what comes of it is being worked out.
    const from = view.aimed && spotOf(view, view.active)
    const snapped: ShownAim[] =
      from && view.aimed ? [{ seat: view.active, at: from, flick: view.aimed, isOwn: view.active === seat }] : []
    return snapped.length > 0 ? snapped : [...own, ...others]
  }, [isPlaying, reel, ranges, at, seat, aiming.flick, sketches, view])

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
    if (!ranges) return
    const next = keyed(aiming.flick, event.key, event.shiftKey)
    if (next) aiming.change(next)
    else if (event.key !== 'Enter') return
    else if (!event.repeat) flick()
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
            className={aiming.isPulling ? 'ice-stage ice-pulling' : 'ice-stage'}
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
              point={point}
              marks={playback.marks}
            />
            {reel && caption && !running.isPaused && (
              <p className="ice-caption" aria-hidden="true">
                {sayHappening(language, caption)}
              </p>
            )}
          </div>
          <News news={playback.news} language={language} />
          <StageBar chosen={chosen} camera={camera} setCamera={setCamera} language={language}>
            {view.last && !reel && (
              <button
                type="button"
                className="ice-again"
                title={say(language, 'watchOf', { number: view.last.number, seat: saySeat(language, view.last.seat) })}
                onClick={() => {
                  playback.watch(true)
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
              rate={rate}
              setRate={setRate}
              language={language}
              stop={() => {
                playback.watch(false)
              }}
              skip={playback.skip}
            />
          )}
          {isOver(shown) && trick}
          <ChallengeNote view={shown} seat={seat} language={language} />
          {!isPlaying && view.phase === 'retry' && view.active === seat && (
            <p className="ice-panel ice-challenge" data-testid="ice-challenge">
              {say(language, 'tries', { count: view.tries + 1 })}
            </p>
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
              flick={flick}
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
