// The drawer that is open beside the replay, with what is in it.
import { Drawer } from '../ui/Drawer'
import { useIsNarrow } from '../ui/useIsNarrow'
import { EyesPanel } from './EyesPanel'
import type { Landmark } from './landmarks'
import { PlayFromSheet } from './PlayFromSheet'
import type { ReplayProps } from './ReplayRoom'
import type { Panel } from './ReplayTools'
import { ReviewPanel } from './ReviewPanel'
import { ShareStep } from './ShareStep'
import { StepList } from './StepList'
import type { Told } from './tale'
import { useReplayText, type ReplayText } from './text'
import type { Playback } from './usePlayback'

interface Props extends ReplayProps {
  panel: Panel
  playback: Playback
  tale: readonly Told[]
  marks: readonly (Landmark | null)[]
  /** The step at which a new table would begin. */
  begin: number | null
  close: () => void
}

const TITLES: Record<Panel, (text: ReplayText) => string> = {
  steps: (text) => text.steps,
  eyes: (text) => text.eyes,
  share: (text) => text.shareTitle,
  review: (text) => text.reviewTitle,
  from: (text) => text.playFrom,
}

export function OpenPanel(props: Props) {
  const text = useReplayText()
  return (
    <Drawer key={props.panel} title={TITLES[props.panel](text)} close={props.close}>
      <Content {...props} />
    </Drawer>
  )
}

function Content(props: Props) {
  const { panel, info, folder, game, story, seat, lookAs, playback, tale, marks, begin, close } = props
  const isNarrow = useIsNarrow()
  const { frames } = story
  const { frame, at } = playback
  /** On a phone the drawer covers the board. */
  const makeWay = () => {
    if (isNarrow) close()
  }
  switch (panel) {
    case 'steps':
      return (
        <StepList
          tale={tale}
          marks={marks}
          at={at}
          go={(index) => {
            playback.go(index)
            makeWay()
          }}
        />
      )
    case 'eyes':
      return (
        <EyesPanel
          info={info}
          folder={folder}
          hasSecrets={game?.has_secrets ?? true}
          view={frame?.view}
          seat={seat}
          lookAs={(which) => {
            lookAs(which)
            makeWay()
          }}
        />
      )
    case 'share':
      return <ShareStep table={info.table} seq={frame?.seq ?? 0} seat={seat} isOver={info.waiting.type === 'over'} />
    case 'review':
      return (
        folder.Review && (
          <ReviewPanel
            table={info.table}
            view={frames.at(-1)?.view}
            Review={folder.Review}
            at={frame?.seq ?? 0}
            follow={makeWay}
          />
        )
      )
    case 'from': {
      const there = begin === null ? undefined : frames[begin]
      return (
        frame &&
        there &&
        game && (
          <PlayFromSheet
            key={there.seq}
            info={info}
            game={game}
            folder={folder}
            eyes={seat}
            shown={frame}
            begin={there}
          />
        )
      )
    }
  }
}
