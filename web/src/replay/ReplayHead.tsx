// Above the board: what this is, through whose eyes, and what can be opened beside it.
import type { GameFolder } from '../games/board'
import type { TableInfo } from '../net/api'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { ReplayIcon, type ReplayIconName } from './ReplayIcon'
import { useReplayText } from './text'

export type Panel = 'steps' | 'share' | 'review'

interface Props {
  info: TableInfo
  folder: GameFolder
  view: unknown
  seat: number | null
  lookAs: (seat: number | null) => void
  panel: Panel | null
  show: (panel: Panel | null) => void
  hasReview: boolean
}

export function ReplayHead({ info, folder, view, seat, lookAs, panel, show, hasReview }: Props) {
  const text = useReplayText()
  const [language] = useLanguage()

  function called(number: number): string {
    const colour = view === undefined ? fill(text.seat, { n: number + 1 }) : folder.seatName(view, number, language)
    const { kind, name } = info.seats[number] ?? { kind: 'open', name: '' }
    if (!name) return colour
    return `${colour} (${kind === 'bot' ? folder.botLabel(name, language) : name})`
  }

  const opener = (which: Panel, icon: ReplayIconName, words: string) => (
    <button
      type="button"
      className="replay-opener"
      aria-expanded={panel === which}
      aria-label={words}
      title={words}
      onClick={() => {
        show(panel === which ? null : which)
      }}
    >
      <ReplayIcon name={icon} /> <span className="replay-opener-words">{words}</span>
    </button>
  )

  return (
    <header className="replay-head">
      <h1>{fill(text.title, { game: folder.title })}</h1>
      <label className="replay-eyes">
        <ReplayIcon name="eye" />
        <span className="replay-eyes-words">{text.eyes}</span>
        <select
          value={seat === null ? '' : String(seat)}
          onChange={(event) => {
            lookAs(event.target.value === '' ? null : Number(event.target.value))
          }}
        >
          <option value="">{text.spectator}</option>
          {info.seats.map((_, number) => (
            <option key={number} value={number} disabled={info.waiting.type !== 'over' && !info.mine.includes(number)}>
              {called(number)}
            </option>
          ))}
        </select>
      </label>
      <div className="replay-openers">
        {opener('steps', 'steps', text.steps)}
        {opener('share', 'share', text.share)}
        {hasReview && opener('review', 'review', text.review)}
      </div>
      {info.waiting.type !== 'over' && (
        <p className="replay-running">
          {text.running} <a href={`/t/${info.table}`}>{text.toTable}</a>
        </p>
      )}
    </header>
  )
}
