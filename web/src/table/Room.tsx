// Everything around the board: who sits where, what is awaited, and the drawers.
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { wasGuided } from '../guide/progress'
import { invitationOf } from '../net/keys'
import type { TableNow } from '../net/useTableState'
import { useArrival } from '../ui/arrival'
import { useLanguage } from '../ui/language'
import { RulesContext } from '../ui/rules'
import { useText } from '../ui/text'
import { useIsWide } from '../ui/useIsNarrow'
import { Brand, LanguageButton } from '../ui/TopBar'
import type { Eye, FromClient } from '../wire'
import { Beside } from './Beside'
import { BoardFrame } from './BoardFrame'
import { Bubbles } from './Bubbles'
import { Curtain } from './Curtain'
import { EndPanel } from './EndPanel'
import { offerOf } from './eyes'
import { GuestCard } from './GuestCard'
import { Notices } from './Notices'
import { OpenDrawer } from './OpenDrawer'
import { PlayOn } from './PlayOn'
import { PromptBar } from './PromptBar'
import { SeatRing } from './SeatRing'
import { Share } from './Share'
import './table.css'
import './beside.css'
import './company.css'
import './drawers.css'
import { DRAWERS, Toolbar, type DrawerName } from './Toolbar'
import { useBackCloses } from '../ui/useBackCloses'
import type { Tale } from './useTale'
import type { Game } from './useGame'
import { useMeasures, useSight } from './useSight'
import { useTableSounds } from './useTableSounds'

const GuideCard = lazy(() => import('../guide/GuideCard').then((card) => ({ default: card.GuideCard })))

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
  sit: (name: string) => Promise<void>
  failed: unknown
  hello: () => void
  act: (seat: number, action: Record<string, unknown>) => void
  send: (message: FromClient) => void
}

export function Room(props: RoomProps) {
  const { table, game, now, eye, tale, before, isCurtain, look, sit, failed, act, send } = props
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
  useArrival(folder.title)
  useTableSounds(settled, folder.title, text.yourTurn)

  const lift = () => {
    look()
    room.current?.querySelector<HTMLElement>('.table')?.focus({ preventScroll: true })
  }
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
  const isGuided = new URLSearchParams(location.search).has('guide')
  const offer = offerOf(eye)
  const isTalkOpen = drawer === 'talk'
  if (isTalkOpen && read !== now.talk.length) setRead(now.talk.length)
  // What is behind the curtain must not come out through a drawer.
  const drawers = DRAWERS.filter((each) => !isCurtain || !['story', 'actions'].includes(each))
  const shown = drawer && drawers.includes(drawer) ? drawer : null
  useBackCloses(shown !== null, () => {
    setDrawer(null)
  })
  return (
    <RulesContext value={rules}>
      <div className="room" ref={room}>
        <header className="crown">
          <Brand />
          <PromptBar now={settled} eye={before} folder={folder} isCurtain={isCurtain} tale={tale} send={send} />
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
        <div className="floor">
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
            {isGuided && seat !== null && (
              <Suspense fallback={null}>
                <GuideCard folder={folder} view={before.view} seat={seat} />
              </Suspense>
            )}
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
                mine={now.eyes.flatMap((each) => each.seat ?? [])}
                seats={now.seats.length}
                waiting={settled.waiting}
                isPlayingOn={now.next !== null || (now.offer?.waits_for.length ?? 0) > 0}
                isGuided={isGuided || wasGuided(location.pathname)}
              />
            )}
            {isCurtain && seat !== null ? (
              <Curtain seatName={folder.seatName(eye.view, seat, language)} lift={lift} />
            ) : (
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
            )}
          </main>
          {!shown && isWide && !isCurtain && !game.info.is_real_time && <Beside {...props} />}
          {shown && (
            <OpenDrawer
              {...props}
              invitation={isLobby || !hasOpenSeat || isOver ? null : invitation}
              drawer={shown}
              rule={rule}
              openRules={openRules}
              close={() => {
                setDrawer(null)
              }}
            />
          )}
          <Toolbar
            drawers={drawers}
            open={shown}
            counts={{
              actions: isCurtain ? 0 : (offer?.actions.length ?? 0),
              talk: isTalkOpen ? 0 : now.talk.length - read,
            }}
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
