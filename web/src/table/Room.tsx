// Everything around the board: who sits where, what is awaited, and the drawers.
import { placeNow } from '../ui/address'
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type CSSProperties } from 'react'
import { isHere } from '../device/place'
import { wasGuided } from '../guide/progress'
import { invitationOf } from '../net/keys'
import type { TableNow } from '../net/useTableState'
import { useArrival } from '../ui/arrival'
import { useLanguage } from '../ui/language'
import { BesideContext } from '../ui/BesideSlot'
import { RulesContext } from '../ui/rules'
import { useText } from '../ui/text'
import { useIsWide } from '../ui/useIsNarrow'
import { Brand, LanguageButton } from '../ui/TopBar'
import type { Eye, FromClient } from '../wire'
import { Asides } from './Asides'
import { Beside } from './Beside'
import { BoardFrame } from './BoardFrame'
import { Bubbles } from './Bubbles'
import { Curtain } from './Curtain'
import { EndPanel } from './EndPanel'
import { GuestCard } from './GuestCard'
import { Notices } from './Notices'
import { OpenDrawer } from './OpenDrawer'
import { PlayOn } from './PlayOn'
import { PromptBar } from './PromptBar'
import { RecapNote } from './RecapNote'
import { RoundPanel } from './RoundPanel'
import { SeatRing } from './SeatRing'
import { Share } from './Share'
import './look'
import { DRAWERS, Toolbar, type DrawerName } from './Toolbar'
import { useBackCloses } from '../ui/useBackCloses'
import type { Tale } from './useTale'
import type { Game } from './useGame'
import { useFreeWidth } from './useFreeWidth'
import { useBoardFocus } from './useBoardFocus'
import { useRecap } from './useRecap'
import { useMeasures, useSight } from './useSight'
import { useTableSounds } from './useTableSounds'

const GuideCard = lazy(() => import('../guide/GuideCard').then((card) => ({ default: card.GuideCard })))

/** The least that sentences need. */
const COLUMN_PX = 280

export interface RoomProps {
  table: string
  game: Game
  now: TableNow
  eye: Eye
  tale: Tale
  /** The same eye before what is still being shown: for all that must not run ahead. */
  before: Eye
  /** The screen must change hands before this eye may look. */
  isCurtain: boolean
  look: () => void
  /** Pass the screen to a seat for whom nobody waits; null: back to whoever is to act. */
  pass: (seat: number | null) => void
  sit: (name: string) => Promise<void>
  failed: unknown
  hello: () => void
  act: (seat: number, action: Record<string, unknown>) => void
  send: (message: FromClient) => void
}

export function Room(props: RoomProps) {
  const { table, game, now, eye, tale, before, isCurtain, look, pass, sit, failed, act, send } = props
  const { settled, past, watch } = tale
  const text = useText()
  const isWide = useIsWide()
  const [language] = useLanguage()
  const [drawer, setDrawer] = useState<DrawerName | null>(null)
  const [rule, setRule] = useState<{ rule: string } | null>(null)
  const [read, setRead] = useState(0)
  const [isInviting, setIsInviting] = useState(true)
  const { folder } = game
  const { seat } = eye
  const room = useRef<HTMLDivElement>(null)
  useMeasures(room)
  const free = useFreeWidth(room)
  useArrival(folder.title)
  const mine = now.eyes.flatMap((each) => each.seat ?? [])
  useTableSounds(settled, { title: folder.title, turnTitle: text.yourTurn, info: game.info })
  const [recap, closeRecap] = useRecap(now, seat, isCurtain, past)
  useBoardFocus(room, isCurtain)
  const openRules = useCallback((wanted?: string) => {
    setRule(wanted === undefined ? null : { rule: wanted })
    setDrawer('rules')
  }, [])
  const rules = useMemo(() => ({ open: openRules }), [openRules])

  const invitation = invitationOf(table)
  const hasOpenSeat = now.seats.some((each) => each.kind === 'open')
  const isOver = settled.waiting?.type === 'over'
  const isLobby = isInviting && seat !== null && hasOpenSeat && invitation !== null && !isOver
  const isGuest = seat === null && invitation !== null && hasOpenSeat && !isOver
  useSight(room, settled, before, isLobby)
  const isTurnedAway = seat === null && !hasOpenSeat && !isOver && location.hash.length > 1
  const isGuided = placeNow().searchParams.has('guide')
  const isTalkOpen = drawer === 'talk'
  if (isTalkOpen && read !== now.talk.length) setRead(now.talk.length)
  // What is behind the curtain must not come out through a drawer.
  const drawers = DRAWERS.filter((each) =>
    each === 'talk' ? !isHere(table) : !isCurtain || !['story', 'actions'].includes(each),
  )
  const shown = drawer && drawers.includes(drawer) ? drawer : null
  // Story and talk stand in a column of their own, or else below the board's panels.
  const isBeside = isWide && !isCurtain
  const hasColumn = isBeside && free >= COLUMN_PX
  // The panels get their share of what is more than enough.
  const column = hasColumn ? Math.round((COLUMN_PX + free) / 2) : 0
  // A drawer says the same, and lies over it.
  const beside = (className: string) =>
    shown === 'story' || shown === 'talk' ? (
      <aside className={className} />
    ) : (
      <Beside {...props} className={className} />
    )
  useBackCloses(shown !== null, () => {
    setDrawer(null)
  })
  return (
    <RulesContext value={rules}>
      <div className="room" ref={room}>
        <header className="crown">
          <Brand />
          <PromptBar
            now={settled}
            eye={before}
            folder={folder}
            isCurtain={isCurtain}
            tale={tale}
            isRealTime={game.info.is_real_time}
            send={send}
          />
          <SeatRing
            now={now}
            eye={before}
            folder={folder}
            actor={tale.actor}
            isShowing={tale.isShowing}
            isRealTime={game.info.is_real_time}
            isGuest={isGuest}
          />
          <LanguageButton />
        </header>
        <div
          className="floor"
          style={{ '--column': `${column}px`, '--taken': shown ? `${free - column}px` : '0px' } as CSSProperties}
        >
          {isGuided && folder.guide && seat !== null && (
            <Suspense fallback={null}>
              <GuideCard
                guide={folder.guide}
                tale={tale}
                view={before.view}
                seat={seat}
                busy={now.busy}
                act={(action) => {
                  act(seat, action)
                }}
              />
            </Suspense>
          )}
          <main className="table" tabIndex={-1}>
            <h1 className="hidden">{folder.title}</h1>
            <Notices
              table={table}
              game={game}
              now={{ ...now, waiting: settled.waiting }}
              eye={eye}
              failed={failed}
              isTurnedAway={isTurnedAway}
              isCurtain={isCurtain}
              send={send}
            />
            <PlayOn table={table} now={now} view={eye.view} folder={folder} />
            <Bubbles now={now} eye={eye} folder={folder} />
            {isGuest && <GuestCard now={now} folder={folder} sit={sit} />}
            {isLobby && (
              <Share
                table={table}
                invitation={invitation}
                now={now}
                hide={() => {
                  setIsInviting(false)
                }}
              />
            )}
            {isOver && (
              <EndPanel
                table={table}
                game={game}
                eye={eye}
                mine={mine}
                seats={now.seats.length}
                waiting={settled.waiting}
                isPlayingOn={now.next !== null || (now.offer?.waits_for.length ?? 0) > 0}
                isGuided={isGuided || wasGuided(placeNow().pathname)}
              />
            )}
            {mine.length > 1 && <RecapNote told={recap} seat={seat} folder={folder} close={closeRecap} />}
            {!isCurtain && !isOver && <Asides now={settled} eye={before} folder={folder} pass={pass} />}
            {tale.isRoundOver && !isCurtain && game.info.rounds && (
              <RoundPanel rounds={game.info.rounds} folder={folder} eye={eye} tale={tale} />
            )}
            {isCurtain && seat !== null ? (
              <Curtain seatName={folder.seatName(eye.view, seat, language)} lift={look} />
            ) : (
              <BesideContext value={isBeside && !hasColumn ? beside('beside beside-panel') : null}>
                <BoardFrame
                  table={table}
                  game={game}
                  now={now}
                  eye={eye}
                  act={act}
                  send={send}
                  past={past}
                  watch={watch}
                />
              </BesideContext>
            )}
          </main>
          {hasColumn && beside('beside beside-column')}
          {shown && (
            <OpenDrawer
              {...props}
              invitation={isLobby || !hasOpenSeat || isOver ? null : invitation}
              drawer={shown}
              rule={rule}
              close={() => {
                setDrawer(null)
              }}
            />
          )}
          <Toolbar
            drawers={drawers}
            open={shown}
            counts={{ talk: isTalkOpen ? 0 : now.talk.length - read }}
            toggle={(wanted) => {
              setRule(null)
              setDrawer(shown === wanted ? null : wanted)
            }}
          />
        </div>
      </div>
    </RulesContext>
  )
}
