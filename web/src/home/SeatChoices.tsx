// How many play, and who holds each seat: somebody here, by name, a friend by link, or a bot.
import { useId } from 'react'
import type { GameFolder } from '../games/board'
import type { GameInfo } from '../net/api'
import { useLanguage } from '../ui/language'
import { LocalOnly } from '../ui/LocalOnly'
import { NameField } from '../ui/NameField'
import { fill } from '../ui/text'
import { botsInOrder, type Seats } from './firstSeats'
import { HolderIcon } from './HolderIcon'
import { playerName } from './playerName'
import { useHomeText } from './text'

interface Props {
  game: GameInfo
  folder: GameFolder | null
  seats: Seats
  choose: (seats: Seats) => void
  /** No friends by link. */
  isAlone?: boolean
  /** A game that goes on: what its seats are called, and those that only a bot can play. */
  begun?: { titles: readonly string[]; left: readonly number[] }
}

export function SeatChoices({ game, folder, seats, choose, begun, isAlone = false }: Props) {
  const text = useHomeText()
  const [language] = useLanguage()
  const id = useId()
  const { count, holders, names } = seats
  const shown = holders.slice(0, count)
  const first = shown.indexOf('me')
  const note = game.box.notes[String(count)]
  /** Where everybody acts at once, one screen serves one player. */
  const isTaken = (seat: number) => game.is_real_time && shown.some((holder, at) => holder === 'me' && at !== seat)
  const isGone = (seat: number) => begun?.left.includes(seat) ?? false
  const put = (list: string[], seat: number, value: string) => list.map((old, at) => (at === seat ? value : old))

  function sayBot(name: string): string {
    const called = folder ? folder.botLabel(name, language) : name
    const strength = text.strengths[name]
    return strength === undefined ? called : fill(text.bot, { name: called, strength })
  }

  function lineOf(holder: string): string | undefined {
    const line = game.bot_lines[holder.replace(/^bot:/, '')]
    return line?.[language] ?? line?.en
  }

  return (
    <>
      {!begun && (
        <fieldset className="counts" data-testid="counts">
          <legend>{text.howMany}</legend>
          {game.seats.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="count"
                checked={each === count}
                onChange={() => {
                  choose({ ...seats, count: each })
                }}
              />
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
      )}
      {note && !begun && (
        <p className="option-hint" role="status">
          {note[language] ?? note.en}
        </p>
      )}
      <fieldset className="holders">
        <legend>{text.seats}</legend>
        {shown.map((holder, seat) => (
          <div className="holder" key={seat}>
            <HolderIcon holder={holder} />
            {begun && <b className="holder-title">{begun.titles[seat]}</b>}
            <select
              value={holder}
              aria-label={begun?.titles[seat] ?? fill(text.seat, { n: seat + 1 })}
              aria-describedby={holder.startsWith('bot:') ? `${id}-${seat}` : undefined}
              onChange={(event) => {
                const chosen = put(holders, seat, event.target.value)
                const mine = chosen.indexOf('me')
                // One's own name goes along to one's own seat.
                const isNameless = mine >= 0 && !names[mine]
                choose({ ...seats, holders: chosen, names: isNameless ? put(names, mine, playerName()) : names })
              }}
            >
              <option value="me" disabled={isTaken(seat) || isGone(seat)}>
                {first === -1 || first >= seat ? text.me : text.meToo}
              </option>
              {!isAlone && (
                <option value="open" disabled={isGone(seat)}>
                  {text.friend}
                </option>
              )}
              <optgroup label={text.bots}>
                {botsInOrder(game).map((name) => (
                  <option key={name} value={`bot:${name}`}>
                    {sayBot(name)}
                  </option>
                ))}
              </optgroup>
            </select>
            {holder === 'me' && (
              <NameField
                value={names[seat] ?? ''}
                label={`${seat === first ? text.yourName : fill(text.nameOf, { n: seat + 1 })} (${text.optional})`}
                change={(name) => {
                  choose({ ...seats, names: put(names, seat, name) })
                }}
              />
            )}
            {holder.startsWith('bot:') && (
              <p className="holder-line" id={`${id}-${seat}`}>
                {lineOf(holder)}
              </p>
            )}
          </div>
        ))}
      </fieldset>
      {shown.includes('open') && <LocalOnly />}
    </>
  )
}
