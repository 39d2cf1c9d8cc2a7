// A round is over: why, what everybody got of it, and how it goes on. It lies over the board for a
// while and takes nothing away: whoever plays on, taps or presses Enter is past it. What it says is
// said aloud by the caster already.
import type { GameFolder } from '../games/board'
import type { Rounds } from '../net/api'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import { linesOf } from '../ui/tale'
import { useText } from '../ui/text'
import type { Eye } from '../wire'
import './round.css'
import { tellRound } from './rounds'
import type { Tale } from './useTale'

interface Props {
  rounds: Rounds
  folder: GameFolder
  eye: Eye
  tale: Tale
}

export function RoundPanel({ rounds, folder, eye, tale: { shown, skip } }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const { told, next } = tellRound(eye.events, rounds, (event) => folder.tell(eye.view, event, language))
  if (told.length === 0) return null
  const lines = linesOf([{ seq: shown.seq, sentences: told }])
  return (
    <section className="round-over" aria-label={text.roundOver}>
      <h2>
        <Icon name="star" size={24} /> {text.roundOver}
      </h2>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{sayNamed(line.text, language)}</li>
        ))}
      </ul>
      {next.length > 0 && <p className="round-next">{sayNamed(next.join(' '), language)}</p>}
      <button type="button" onClick={skip}>
        {text.roundGoOn}
      </button>
    </section>
  )
}
