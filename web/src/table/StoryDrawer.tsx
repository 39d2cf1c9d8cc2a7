// What happened, in sentences, the newest first.
import { at } from '../ui/address'
import type { GameFolder } from '../games/board'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import { linesOf } from '../ui/tale'
import { fill, useText } from '../ui/text'
import type { Eye, Origin } from '../wire'
import { useCompanyText } from './companyText'
import { tellBy } from './tellBy'
import { useStorySoFar } from './useStorySoFar'

interface Props {
  table: string
  eye: Eye
  seq: number
  takenBack: number
  folder: GameFolder
  /** The finished game that this one continues. */
  origin: Origin | null
}

export function StoryDrawer({ table, eye, seq, takenBack, folder, origin }: Props) {
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
  if (lines.length === 0 && !origin) return <p>{text.logEmpty}</p>
  return (
    <ol className="story" reversed>
      {lines
        .map((line) => <li key={line.from}>{sayNamed(tellBy(line.text, line.by, company), language)}</li>)
        .reverse()}
      {origin && (
        <li value={0} key="origin">
          <a href={at(`/r/${origin.table}#${origin.step}`)}>{fill(company.continues, { n: origin.step })}</a>
        </li>
      )}
    </ol>
  )
}
