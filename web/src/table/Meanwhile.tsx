// Who comes back reads what was played in their name.
import { useEffect, useState } from 'react'
import type { GameFolder } from '../games/board'
import { story } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import type { Eye, Frame } from '../wire'
import { useCompanyText } from './companyText'
import { Passing } from './Passing'
import { playedFor } from './playedFor'

/** Nobody wants to read more than that. */
const MOST_BACK = 60

interface Props {
  table: string
  now: TableNow
  eye: Eye
  folder: GameFolder
}

export function Meanwhile({ table, now, eye, folder }: Props) {
  const text = useCompanyText()
  const [language] = useLanguage()
  const { seat } = eye
  const [told, setTold] = useState<{ seat: number; frames: Frame[] } | null>(null)
  const people = now.seats.filter((each) => each.kind === 'human').length
  const hasClock = now.waiting?.type === 'decide' && now.waiting.deadline_ms !== null
  // Nobody plays for somebody who is alone, unless a clock runs.
  const isPossible = people > now.eyes.length || hasClock
  const [after, setAfter] = useState(0)
  const [welcomes, setWelcomes] = useState(0)
  if (now.welcomes !== welcomes) {
    setWelcomes(now.welcomes)
    setAfter(Math.max(0, now.seq - MOST_BACK))
  }
  useEffect(() => {
    if (!isPossible || seat === null || welcomes === 0) return
    let isLeft = false
    story(table, seat, { after })
      .then(({ frames }) => {
        if (!isLeft) setTold({ seat, frames: playedFor(frames, seat) })
      })
      // A game in which nobody looks back tells nothing of it.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [table, seat, isPossible, welcomes, after])
  const sentences = (told?.seat === seat ? told.frames : [])
    .flatMap((frame) => frame.events.map((event) => folder.tell(eye.view, event, language)))
    .filter((sentence) => sentence !== null)
  if (sentences.length === 0) return null
  return (
    <Passing cause={told} stays>
      <div className="meanwhile" data-testid="meanwhile" role="status">
        <p>{text.meanwhile}</p>
        <ul>
          {sentences.map((sentence, number) => (
            <li key={number}>{sayNamed(sentence, language)}</li>
          ))}
        </ul>
      </div>
    </Passing>
  )
}
