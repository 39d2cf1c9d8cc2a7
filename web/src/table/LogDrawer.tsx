// What happened, in sentences, the newest first.
import type { GameFolder } from '../games/board'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'

interface Props {
  story: unknown[]
  view: unknown
  folder: GameFolder
}

export function LogDrawer({ story, view, folder }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const told = story
    .map((event, number) => ({ number, sentence: folder.tell(view, event, language) }))
    .filter(({ sentence }) => sentence !== null)
    .reverse()
  return (
    <details>
      <summary>{text.log}</summary>
      <ol className="story" reversed>
        {told.map(({ number, sentence }) => (
          <li key={number}>{sentence}</li>
        ))}
      </ol>
    </details>
  )
}
