// One box on the shelf: its picture, what the game is, and the two ways to begin.
import { useDeviceText } from '../device/text'
import { hasGuide, loadGame } from '../games'
import { makeTable, type GameInfo } from '../net/api'
import { goTo } from '../ui/address'
import { fetchAhead } from '../ui/ahead'
import { useLanguage } from '../ui/language'
import { Failure } from '../ui/Failure'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import { BoxRecord } from './BoxRecord'
import { Emblem } from './Emblem'
import { goToTable } from './goToTable'
import { playerName } from './playerName'
import { sayMinutes, sayPlayers, useHomeText } from './text'

export function GameBox({ info }: { info: GameInfo }) {
  const text = useHomeText()
  const [language] = useLanguage()
  const { busy, failed, attempt } = useAttempt()
  const { slug, title, box, seats, outside, is_ready: isReady } = info
  const deviceText = useDeviceText()

  const learn = () =>
    attempt(async () => {
      const guide = (await loadGame(slug))?.guide
      if (guide) goToTable(await makeTable(slug, guide.seats, guide.options, {}, playerName()), '?guide')
    })

  // Whoever points at a box will open it. Boards of packages need not run here.
  const prepare = () => {
    if (!outside) fetchAhead(() => loadGame(slug))
  }

  const label = (action: string) => fill(text.at, { action, game: title })
  const line = box.line[language] ?? box.line.en
  return (
    <li
      className="box"
      data-testid="box"
      style={{ '--hue': box.hue } as React.CSSProperties}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <span className="box-emblem">
        <Emblem slug={slug} info={info} />
      </span>
      <div className="box-words">
        <h2>{title}</h2>
        {line && <p className="box-line">{line}</p>}
        <p className="box-facts">
          <span>{sayPlayers(seats, text, language)}</span>
          {box.minutes && <span>{sayMinutes(box.minutes, text)}</span>}
        </p>
        {isReady ? <BoxRecord info={info} /> : <p className="box-line">{deviceText.notReady}</p>}
      </div>
      <div className="box-ways">
        <button
          type="button"
          id={`new-${slug}`}
          aria-label={label(text.newTable)}
          disabled={!isReady}
          onClick={() => {
            goTo(`/#${slug}`)
          }}
        >
          {text.newTable}
        </button>
        {hasGuide(slug) && isReady && (
          <button
            type="button"
            className="box-learn"
            disabled={busy}
            aria-label={label(text.learn)}
            onClick={() => void learn()}
          >
            {text.learn}
          </button>
        )}
        <Failure error={failed} />
      </div>
    </li>
  )
}
