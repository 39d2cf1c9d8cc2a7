// What the game itself leaves open, in the order and the words of its folder.
import { useId } from 'react'
import type { GameFolder } from '../games/board'
import type { GameInfo } from '../net/api'
import { useLanguage } from '../ui/language'
import { useHomeText } from './text'

export type ChosenOptions = Record<string, string | number | boolean>

interface Props {
  game: GameInfo
  folder: GameFolder
  chosen: ChosenOptions
  choose: (options: ChosenOptions) => void
}

export function GameOptions({ game, folder, chosen, choose }: Props) {
  const text = useHomeText()
  const [language] = useLanguage()
  const heading = useId()
  if (folder.options.length === 0) return null

  function pick(name: string, written: string) {
    const value = game.choices[name]?.find((each) => String(each) === written)
    const others = Object.entries(chosen).filter(([key]) => key !== name)
    choose(Object.fromEntries(value === undefined ? others : [...others, [name, value]]))
  }

  return (
    <div className="options" role="group" aria-labelledby={heading}>
      <h2 id={heading}>{text.options}</h2>
      {folder.options.map((name) => (
        <label key={name}>
          <span>{folder.optionLabel(name, null, language)}</span>
          <select
            value={String(chosen[name] ?? game.defaults[name] ?? '')}
            onChange={(event) => {
              pick(name, event.target.value)
            }}
          >
            {game.defaults[name] === null && <option value="">{text.usual}</option>}
            {game.choices[name]?.map((value) => (
              <option key={String(value)} value={String(value)}>
                {folder.optionLabel(name, value, language)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
