// One box on the shelf: its picture, what the game is, and the two ways to begin.
import { useEffect, useState } from 'react'
import { hasPage, loadGame } from '../games'
import type { Guide } from '../games/board'
import { makeTable, type GameInfo } from '../net/api'
import { useLanguage } from '../ui/language'
import { fill, useText } from '../ui/text'
import { sayError } from '../ui/trouble'
import { Emblem } from './emblems'
import { goToTable } from './goToTable'
import { playerName } from './playerName'
import type { ShelfBox } from './shelf'
import { useHomeText } from './text'

interface Props {
  box: ShelfBox
  /** Undefined when the server does not have this game. */
  info: GameInfo | undefined
  /** The server has been asked which games it has. */
  asked: boolean
}

export function GameBox({ box, info, asked }: Props) {
  const text = useHomeText()
  const common = useText()
  const [language] = useLanguage()
  const [guide, setGuide] = useState<Guide | null>(null)
  const [failed, setFailed] = useState('')
  const stands = info !== undefined && hasPage(box.slug)
  useEffect(() => {
    if (stands) void loadGame(box.slug).then((folder) => { setGuide(folder?.guide ?? null) })
  }, [box.slug, stands])

  async function learn({ seats, options }: Guide) {
    try {
      goToTable(await makeTable(box.slug, seats, options, {}, playerName()), '?guide')
    } catch (error) {
      setFailed(sayError(error, common))
    }
  }

  const facts = info?.seats ?? box.players
  const label = (action: string) => fill(text.at, { action, game: box.title })
  return (
    <li className={stands ? 'box' : 'box box-coming'} style={{ '--hue': box.hue } as React.CSSProperties}>
      <span className="box-emblem">
        <Emblem slug={box.slug} />
      </span>
      <div className="box-words">
        <h2>{box.title}</h2>
        <p className="box-line">{box.line[language]}</p>
        <p className="box-facts">
          <span>{fill(text.players, { from: Math.min(...facts), to: Math.max(...facts) })}</span>
          <span>{fill(text.minutes, { minutes: box.minutes })}</span>
        </p>
      </div>
      <div className="box-ways">
        {stands && (
          <button type="button" aria-label={label(text.newTable)} onClick={() => { location.hash = box.slug }}>
            {text.newTable}
          </button>
        )}
        {stands && guide && (
          <button type="button" className="box-learn" aria-label={label(text.learn)} onClick={() => void learn(guide)}>
            {text.learn}
          </button>
        )}
        {asked && !stands && <p className="box-soon">{text.coming}</p>}
        {failed && <p role="alert">{failed}</p>}
      </div>
    </li>
  )
}
