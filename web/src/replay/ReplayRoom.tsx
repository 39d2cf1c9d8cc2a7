// Everything on the replay page: whose eyes, the board, the controls, and the drawers.
import { useMemo, useState } from 'react'
import type { GameFolder } from '../games/board'
import type { GameInfo, TableInfo } from '../net/api'
import { SafeBoard } from '../outside/BoardBoundary'
import { useCompanyText } from '../table/companyText'
import { Drawer } from '../ui/Drawer'
import { useLanguage } from '../ui/language'
import { useMotion } from '../ui/settings'
import { useText } from '../ui/text'
import { useIsNarrow } from '../ui/useIsNarrow'
import { ControlBar } from './ControlBar'
import { sayRefusal } from './refusal'
import { ReplayHead, type Panel } from './ReplayHead'
import { ReplayOffers } from './ReplayOffers'
import { ReviewPanel } from './ReviewPanel'
import { ShareStep } from './ShareStep'
import { StepList } from './StepList'
import { tellStep } from './tale'
import { useReplayText } from './text'
import { usePlayback } from './usePlayback'
import { useReplayKeys } from './useReplayKeys'
import type { Story } from './useStory'

interface Props {
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

export function ReplayRoom({ info, folder, game, story, seat, lookAs }: Props) {
  const text = useReplayText()
  const common = useText()
  const company = useCompanyText()
  const [language] = useLanguage()
  const motion = useMotion()
  const isNarrow = useIsNarrow()
  const [panel, setPanel] = useState<Panel | null>(null)
  const playback = usePlayback(story)
  useReplayKeys(playback)
  const { frames } = story
  const tale = useMemo(
    () => frames.map((each) => tellStep(folder, each, language, { ...company, ...text })),
    [folder, frames, language, company, text],
  )

  const { frame } = playback
  const quiet = story.isWhole ? text.nothing : text.loading
  const why = story.failed === null ? quiet : sayRefusal(story.failed, text, common)
  const isOver = info.waiting.type === 'over'
  const hasReview = isOver && folder.Review !== undefined
  const close = () => {
    setPanel(null)
  }
  return (
    <main className="replay">
      <ReplayHead
        info={info}
        folder={folder}
        view={frame?.view}
        seat={seat}
        lookAs={lookAs}
        panel={panel}
        show={setPanel}
        hasReview={hasReview}
      />
      {info.mine.length > 0 && isOver && <ReplayOffers table={info.table} folder={folder} />}
      <div className="replay-floor">
        {frame ? (
          <div className="replay-board">
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
              now={() => frame.at_ms}
              motion={motion}
              watch={playback.watch}
            />
          </div>
        ) : (
          <p className="replay-why" role="status">
            {why}
          </p>
        )}
        {panel === 'steps' && (
          <Drawer title={text.steps} close={close}>
            <StepList
              tale={tale}
              at={playback.at}
              go={(index) => {
                playback.go(index)
                if (isNarrow) close()
              }}
            />
          </Drawer>
        )}
        {panel === 'share' && (
          <Drawer title={text.shareTitle} close={close}>
            <ShareStep table={info.table} seq={frame?.seq ?? 0} isOver={isOver} />
          </Drawer>
        )}
        {panel === 'review' && folder.Review && (
          <Drawer title={text.reviewTitle} close={close}>
            <ReviewPanel
              table={info.table}
              view={frames.at(-1)?.view}
              Review={folder.Review}
              at={frame?.seq ?? 0}
              follow={() => {
                if (isNarrow) close()
              }}
            />
          </Drawer>
        )}
      </div>
      {frame && (
        <ControlBar
          playback={playback}
          tale={tale}
          isWhole={story.isWhole}
          showReview={
            hasReview && playback.isLast && story.isWhole
              ? () => {
                  setPanel('review')
                }
              : null
          }
        />
      )}
    </main>
  )
}
