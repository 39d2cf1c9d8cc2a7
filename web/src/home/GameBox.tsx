// One box on the shelf: its picture, what the game is, and the two ways to begin.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { Guide } from '../games/board'
import { makeTable, type GameInfo } from '../net/api'
import { useLanguage } from '../ui/language'
import { Failure } from '../ui/Failure'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import { Emblem } from './Emblem'
import { goToTable } from './goToTable'
import { playerName } from './playerName'
import { sayMinutes, sayPlayers, useHomeText } from './text'

export function GameBox({ info }: { info: GameInfo }) {
  const text = useHomeText()
  const [language] = useLanguage()
  const [guide, setGuide] = useState<Guide | null>(null)
  const { busy, failed, attempt } = useAttempt()
  const { slug, title, box, seats, outside } = info
  useEffect(() => {
    // Boards of packages bring no guide, and need not run here. A box without its guide is still a box.
    if (!outside)
      loadGame(slug).then(
        (folder) => {
          setGuide(folder?.guide ?? null)
        },
        () => undefined,
      )
  }, [slug, outside])

  const learn = ({ seats: holders, options }: Guide) =>
    attempt(async () => {
      goToTable(await makeTable(slug, holders, options, {}, playerName()), '?guide')
    })

  const label = (action: string) => fill(text.at, { action, game: title })
  const line = box.line[language] ?? box.line.en
  return (
    <li className="box" style={{ '--hue': box.hue } as React.CSSProperties}>
      <span className="box-emblem">
        <Emblem slug={slug} info={info} />
      </span>
      <div className="box-words">
        <h2>{title}</h2>
        {line && <p className="box-line">{line}</p>}
        <p className="box-facts">
          <span>{sayPlayers(seats, text)}</span>
          {box.minutes && <span>{sayMinutes(box.minutes, text)}</span>}
        </p>
      </div>
      <div className="box-ways">
        <button
          type="button"
          aria-label={label(text.newTable)}
          onClick={() => {
            location.hash = slug
          }}
        >
          {text.newTable}
        </button>
        {guide && (
          <button
            type="button"
            className="box-learn"
            disabled={busy}
            aria-label={label(text.learn)}
            onClick={() => void learn(guide)}
          >
            {text.learn}
          </button>
        )}
        <Failure error={failed} />
      </div>
    </li>
  )
}
