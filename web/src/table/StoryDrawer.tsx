// What happened, in sentences, the newest first.
import type { GameFolder } from '../games/board'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import { linesOf } from '../ui/tale'
import { useText } from '../ui/text'
import type { Eye } from '../wire'
import { useCompanyText } from './companyText'
import { tellBy } from './tellBy'
import { useStorySoFar } from './useStorySoFar'

interface Props {
  table: string
  eye: Eye
  seq: number
  takenBack: number
  folder: GameFolder
}

export function StoryDrawer({ table, eye, seq, takenBack, folder }: Props) {
  const text = useText()
  const company = useCompanyText()
  const [language] = useLanguage()
  const { frames, failed } = useStorySoFar(table, eye.seat, seq, takenBack)
  if (failed !== null) return <Failure error={failed} />
  if (!frames) return <p>{text.loading}</p>
  const lines = linesOf(
    // What was not shown yet is not told, either.
    frames
      .filter((frame) => frame.seq <= seq)
      .map(({ seq: step, events, by }) => ({
        seq: step,
        by,
        sentences: events.map((event) => folder.tell(eye.view, event, language)).filter((told) => told !== null),
      })),
  )
  if (lines.length === 0) return <p>{text.logEmpty}</p>
  return (
    <ol className="story" reversed>
      {lines
        .map((line) => <li key={line.from}>{sayNamed(tellBy(line.text, line.by, company), language)}</li>)
        .reverse()}
    </ol>
  )
}
