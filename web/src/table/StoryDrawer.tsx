// What happened, in sentences, the newest first.
import type { GameFolder } from '../games/board'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import type { Eye } from '../wire'
import { useCompanyText } from './companyText'
import { tellBy } from './tellBy'
import { useStory } from './useStory'

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
  const called = (seat: number) => folder.seatName(eye.view, seat, language)
  const { frames, failed } = useStory(table, eye.seat, seq, takenBack)
  if (failed !== null) return <Failure error={failed} />
  if (!frames) return <p>{text.loading}</p>
  const sentences = frames
    .flatMap((frame) => frame.events.map((event) => ({ by: frame.by, told: folder.tell(eye.view, event, language) })))
    .flatMap(({ by, told }) => (told === null ? [] : [tellBy(told, by, called, company)]))
  if (sentences.length === 0) return <p>{text.logEmpty}</p>
  return (
    <ol className="story" reversed>
      {sentences.map((sentence, number) => <li key={number}>{sentence}</li>).reverse()}
    </ol>
  )
}
