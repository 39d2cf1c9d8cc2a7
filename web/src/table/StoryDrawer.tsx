// What happened, in sentences, the newest first.
import { at } from '../ui/address'
import type { GameFolder } from '../games/board'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import { keysOf, linesOf } from '../ui/tale'
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
  isOver: boolean
  folder: GameFolder
  /** The finished game that this one continues. */
  origin: Origin | null
}

export function StoryDrawer({ table, eye, seq, takenBack, isOver, folder, origin }: Props) {
  const text = useText()
  const company = useCompanyText()
  const [language] = useLanguage()
  const { LineArt } = folder
  const { frames, failed } = useStorySoFar({ table, seat: eye.seat, seq, takenBack, isOver })
  if (failed !== null) return <Failure error={failed} />
  if (!frames) return <p>{text.loading}</p>
  // What was not shown yet is not told, either.
  const shown = frames.filter((frame) => frame.seq <= seq)
  const lines = linesOf(
    shown.map(({ seq: step, events, by }) => ({
      seq: step,
      by,
      sentences: events.map((event) => folder.tell(eye.view, event, language)).filter((told) => told !== null),
    })),
  )
  const keys = keysOf(lines)
  if (lines.length === 0 && !origin) return <p>{text.logEmpty}</p>
  return (
    <ol className="story" reversed>
      {lines
        .map((line, index) => (
          <li key={keys[index]}>
            {sayNamed(tellBy(line.text, line.by, company), language)}
            {LineArt && (
              <LineArt
                view={eye.view}
                events={shown.flatMap((frame) => (frame.seq >= line.from && frame.seq <= line.to ? frame.events : []))}
              />
            )}
          </li>
        ))
        .reverse()}
      {origin && (
        <li value={0} key="origin">
          <a href={at(`/r/${origin.table}#${origin.step}`)}>{fill(company.continues, { n: origin.step })}</a>
        </li>
      )}
    </ol>
  )
}
