// Everything on the replay page, laid out as the table is: the step where the prompt stands, who sits
// where, the board, the controls, and the drawers.
import { useMemo, useRef, useState } from 'react'
import type { GameFolder } from '../games/board'
import type { GameInfo, TableInfo } from '../net/api'
import { SafeBoard } from '../outside/BoardBoundary'
import { useCompanyText } from '../table/companyText'
import { SeatRing } from '../table/SeatRing'
import '../table/look'
import { useMeasures } from '../table/useSight'
import { useLanguage } from '../ui/language'
import { useMotion } from '../ui/settings'
import { fill, useText } from '../ui/text'
import { Brand, LanguageButton } from '../ui/TopBar'
import { ControlBar } from './ControlBar'
import { jump, landmarksOf } from './landmarks'
import { OpenPanel } from './OpenPanel'
import { decisionAt } from './position'
import { sayRefusal } from './refusal'
import { ReplayOffers } from './ReplayOffers'
import { ReplayPrompt } from './ReplayPrompt'
import { ReplayTools, type Panel } from './ReplayTools'
import { tableAt } from './tableAt'
import { tellAll } from './tale'
import { useReplayText } from './text'
import { usePlayback } from './usePlayback'
import { useReplayKeys } from './useReplayKeys'
import type { Story } from './useStory'

export interface ReplayProps {
  info: TableInfo
  folder: GameFolder
  /** Undefined while the server has not told. */
  game: GameInfo | undefined
  story: Story
  seat: number | null
  lookAs: (seat: number | null) => void
}

const NO_SKETCHES: ReadonlyMap<number, unknown> = new Map()
const actNot = () => undefined

export function ReplayRoom(props: ReplayProps) {
  const { info, folder, game, story, seat } = props
  const text = useReplayText()
  const common = useText()
  const company = useCompanyText()
  const [language] = useLanguage()
  const motion = useMotion()
  const room = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const playback = usePlayback(story, seat)
  const { frame, at } = playback
  const { frames } = story
  const isRealTime = game?.is_real_time ?? false
  const tale = useMemo(
    () => tellAll(folder, frames, isRealTime, language, { ...company, ...text }),
    [folder, frames, isRealTime, language, company, text],
  )
  const marks = useMemo(() => landmarksOf(frames), [frames])
  const jumpTo = (way: 1 | -1) => {
    playback.go(jump(marks, at, way))
  }
  useReplayKeys(playback, jumpTo)
  useMeasures(room)

  const quiet = story.isWhole ? text.nothing : text.loading
  const why = story.failed === null ? quiet : sayRefusal(story.failed, text, common)
  const isOver = info.waiting.type === 'over'
  const begin = isOver && game ? decisionAt(frames, at) : null
  const isAtEnd = playback.isLast && story.isWhole
  return (
    <div className="room replay" ref={room}>
      <header className="crown">
        <Brand />
        <ReplayPrompt
          table={info.table}
          told={tale[at]}
          all={tale.at(-1)?.seq ?? 0}
          isWhole={story.isWhole}
          isPlaying={playback.isPlaying}
          seenBy={seat === null || !frame ? null : folder.seatName(frame.view, seat, language)}
          playFrom={
            begin === null
              ? null
              : () => {
                  setPanel(panel === 'from' ? null : 'from')
                }
          }
          isSheetOpen={panel === 'from'}
          canAskAgain={isAtEnd && isOver && info.mine.length > 0 && info.next === null}
        />
        {frame ? (
          <SeatRing
            now={tableAt(info, frame)}
            eye={{ seat, view: frame.view, offer: null, events: [], take_back: false }}
            folder={folder}
            actor={null}
            isShowing={false}
            isRealTime={isRealTime}
            isGuest
          />
        ) : (
          <div className="ring-holder" />
        )}
        <LanguageButton />
      </header>
      <div className="floor">
        <div className="replay-stage">
          {/* Nothing in a replayed board takes the focus, and a high one scrolls. */}
          <main className="table" tabIndex={0}>
            <h1 className="hidden">{fill(text.title, { game: folder.title })}</h1>
            {!isOver && <p className="notice">{text.running}</p>}
            {info.mine.length > 0 && isOver && <ReplayOffers table={info.table} folder={folder} />}
            {frame ? (
              <SafeBoard
                key={String(seat)}
                folder={folder}
                info={game}
                view={frame.view}
                offer={null}
                seat={seat}
                seats={info.seats.length}
                language={language}
                act={actNot}
                refused={null}
                busy={false}
                step={playback.step}
                recent={playback.recent}
                sketch={null}
                sketches={NO_SKETCHES}
                askHints={null}
                lookBack={null}
                now={() => frame.at_ms}
                motion={motion}
                watch={playback.watch}
              />
            ) : (
              <p className="replay-why" role="status">
                {why}
              </p>
            )}
          </main>
          {frame && <ControlBar playback={playback} tale={tale} marks={marks} jumpTo={jumpTo} />}
        </div>
        {panel && (
          <OpenPanel
            {...props}
            panel={panel}
            playback={playback}
            tale={tale}
            marks={marks}
            begin={begin}
            close={() => {
              setPanel(null)
            }}
          />
        )}
        <ReplayTools
          table={info.table}
          panel={panel}
          show={setPanel}
          hasReview={isOver && folder.Review !== undefined}
        />
      </div>
    </div>
  )
}
