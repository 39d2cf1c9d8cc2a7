// The toolbar of the replay: the way back to the table, and what can be opened beside the board.
import { at } from '../ui/address'
import { ReplayIcon, type ReplayIconName } from './ReplayIcon'
import { useReplayText } from './text'

export type Panel = 'steps' | 'eyes' | 'share' | 'review' | 'from'

interface Props {
  table: string
  panel: Panel | null
  show: (panel: Panel | null) => void
  hasReview: boolean
}

export function ReplayTools({ table, panel, show, hasReview }: Props) {
  const text = useReplayText()
  const opener = (which: Panel, icon: ReplayIconName, words: string, name = words) => (
    <button
      type="button"
      className="tool"
      data-testid={`replay-${which}`}
      aria-haspopup="dialog"
      aria-expanded={panel === which}
      title={name}
      onClick={() => {
        show(panel === which ? null : which)
      }}
    >
      <ReplayIcon name={icon} />
      <span>{words}</span>
    </button>
  )
  return (
    <nav className="toolbar" data-testid="toolbar" aria-label={text.tools}>
      <a className="tool" href={at(`/t/${table}`)} title={text.toTable}>
        <ReplayIcon name="table" />
        <span>{text.shortTable}</span>
      </a>
      {opener('steps', 'steps', text.shortSteps, text.steps)}
      {opener('eyes', 'eye', text.shortEyes, text.eyes)}
      {hasReview && opener('review', 'review', text.shortReview, text.review)}
      {opener('share', 'share', text.share)}
    </nav>
  )
}
