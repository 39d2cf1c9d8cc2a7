// What the game itself leaves open, in the order and the words of its folder.
import { useId } from 'react'
import type { GameFolder } from '../games/board'
import type { ChosenOptions, GameInfo } from '../net/api'
import { isLocked, missing } from '../net/trophies'
import { useLanguage } from '../ui/language'
import { sayList } from '../ui/sayList'
import { fill } from '../ui/text'
import { LockIcon } from './LockIcon'
import { useHomeText } from './text'

interface Props {
  game: GameInfo
  folder: GameFolder
  chosen: ChosenOptions
  choose: (options: ChosenOptions) => void
  /** The trophies that this browser has won. */
  won: readonly string[]
  /** How many play: some options are for some numbers only. */
  seats: number
  /** Options that are chosen elsewhere. */
  without?: readonly string[]
}

export function appliesTo(game: GameInfo, option: string, seats: number, value?: unknown): boolean {
  const isSeat = game.seat_options.includes(option) && typeof value === 'number'
  return (game.option_seats[option]?.includes(seats) ?? true) && !(isSeat && value >= seats)
}

export function GameOptions({ game, folder, chosen, choose, won, seats, without = [] }: Props) {
  const text = useHomeText()
  const [language] = useLanguage()
  const heading = useId()
  const names = folder.options.filter((name) => appliesTo(game, name, seats) && !without.includes(name))
  if (names.length === 0) return null

  function valueOf(name: string) {
    const value = chosen[name]
    return value !== undefined && appliesTo(game, name, seats, value) ? value : game.defaults[name]
  }

  function pick(name: string, written: string) {
    const value = game.choices[name]?.find((each) => String(each) === written)
    const others = Object.entries(chosen).filter(([key]) => key !== name)
    choose(Object.fromEntries(value === undefined ? others : [...others, [name, value]]))
  }

  /** Which values of an option are locked, and until when; empty when none is. */
  function sayLocked(name: string): string {
    const locked = (game.choices[name] ?? []).filter((value) => isLocked(game.trophies, won, name, value))
    if (locked.length === 0) return ''
    const label = (trophy: string) => folder.trophyLabel?.(trophy, language) ?? trophy
    return fill(text.lockedUntil, {
      values: sayList(
        locked.map((value) => folder.optionLabel(name, value, language)),
        language,
      ),
      missing: sayList(missing(game.trophies, won).map(label), language),
    })
  }

  function sayUsual(name: string): string {
    const what = folder.usualLabel?.(name, language)
    return what === undefined ? text.usual : fill(text.usualIs, { what })
  }

  return (
    <div className="options" role="group" aria-labelledby={heading}>
      <h2 id={heading}>{text.options}</h2>
      {names.map((name) => {
        const reason = sayLocked(name)
        const hint = folder.optionHint?.(name, language) ?? ''
        const described = [reason && `${heading}-${name}`, hint && `${heading}-${name}-hint`].filter(Boolean).join(' ')
        return (
          <div key={name} className="option">
            <label>
              <span>{folder.optionLabel(name, null, language)}</span>
              <select
                value={String(valueOf(name) ?? '')}
                aria-describedby={described || undefined}
                onChange={(event) => {
                  pick(name, event.target.value)
                }}
              >
                {game.defaults[name] === null && <option value="">{sayUsual(name)}</option>}
                {game.choices[name]?.map((value) => {
                  if (!appliesTo(game, name, seats, value)) return null
                  const label = folder.optionLabel(name, value, language)
                  const locked = isLocked(game.trophies, won, name, value)
                  return (
                    <option key={String(value)} value={String(value)} disabled={locked}>
                      {locked ? `${label} (${text.locked})` : label}
                    </option>
                  )
                })}
              </select>
            </label>
            {hint && (
              <p className="option-hint" id={`${heading}-${name}-hint`}>
                {hint}
              </p>
            )}
            {reason && (
              <p className="option-locked" id={`${heading}-${name}`}>
                <LockIcon /> {reason}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
