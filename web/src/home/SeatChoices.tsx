// How many play, and who holds each seat: me, a friend by link, or a bot.
import type { GameFolder } from '../games/board'
import type { GameInfo } from '../net/api'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { HolderIcon } from './HolderIcon'
import { useHomeText } from './text'

const GAME_BLIND = ['random', 'search']

/** A game's own levels, weakest first; those that play any game come after them. */
function botsInOrder(game: GameInfo): string[] {
  const own = game.bots.filter((name) => !GAME_BLIND.includes(name))
  return [...own, ...game.bots.filter((name) => GAME_BLIND.includes(name))]
}

/** Me, and bots of the middle level: a table that can begin at once. */
export function firstHolders(game: GameInfo): string[] {
  const own = game.bots.filter((name) => !GAME_BLIND.includes(name))
  const middle = own[Math.floor(own.length / 2)] ?? game.bots[0] ?? 'random'
  return Array.from({ length: Math.max(...game.seats) }, (_, seat) => (seat === 0 ? 'me' : `bot:${middle}`))
}

interface Props {
  game: GameInfo
  folder: GameFolder | null
  count: number
  holders: string[]
  chooseCount: (count: number) => void
  chooseHolder: (seat: number, holder: string) => void
}

export function SeatChoices({ game, folder, count, holders, chooseCount, chooseHolder }: Props) {
  const text = useHomeText()
  const [language] = useLanguage()
  /** Where everybody acts at once, one screen serves one player. */
  const isTaken = (seat: number) =>
    game.is_real_time && holders.slice(0, count).some((holder, at) => holder === 'me' && at !== seat)
  return (
    <>
      <fieldset className="counts">
        <legend>{text.howMany}</legend>
        {game.seats.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="count"
              checked={each === count}
              onChange={() => {
                chooseCount(each)
              }}
            />
            <span>{each}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="holders">
        <legend>{text.seats}</legend>
        {holders.slice(0, count).map((holder, seat) => (
          <label key={seat}>
            <HolderIcon holder={holder} />
            <span className="holder-seat">{fill(text.seat, { n: seat + 1 })}</span>
            <select
              value={holder}
              onChange={(event) => {
                chooseHolder(seat, event.target.value)
              }}
            >
              <option value="me" disabled={isTaken(seat)}>
                {text.me}
              </option>
              <option value="open">{text.friend}</option>
              <optgroup label={text.bots}>
                {botsInOrder(game).map((name) => (
                  <option key={name} value={`bot:${name}`}>
                    {folder ? folder.botLabel(name, language) : name}
                  </option>
                ))}
              </optgroup>
            </select>
          </label>
        ))}
      </fieldset>
    </>
  )
}
