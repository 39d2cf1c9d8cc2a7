// The colour of each seat: whoever takes another one's swaps with them.
import { useId } from 'react'
import type { Language } from '../../board'
import { PenguinIcon } from '../art/PenguinTop'
import { PALETTE } from '../facts'
import { WEARS } from '../seats'
import { say } from '../text'
import { sayForm } from './words'
import { swapped } from './swapped'

interface Props {
  seats: number
  /** What each of them is called on the form. */
  who: readonly string[]
  /** Of all seats that there can be, so that those who join later have one, too. */
  colours: readonly string[]
  language: Language
  choose: (colours: string[]) => void
}

export function ColourChoice({ seats, who, colours, language, choose }: Props) {
  const id = useId()
  return (
    <div className="ice-colours" role="group" aria-labelledby={id}>
      <h2 id={id}>{sayForm(language, 'colours')}</h2>
      {Array.from({ length: seats }, (_, seat) => (
        <fieldset key={seat} className="ice-colour-row">
          <legend>{who[seat]}</legend>
          {PALETTE.map((colour) => {
            const words = `${say(language, colour)}, ${say(language, `wear_${WEARS[colour]}`)}`
            return (
              <label key={colour} title={words}>
                <input
                  type="radio"
                  name={`${id}-${seat}`}
                  checked={colours[seat] === colour}
                  aria-label={words}
                  onChange={() => {
                    choose(swapped(colours, seat, colour))
                  }}
                />
                <span aria-hidden="true">
                  <PenguinIcon colour={colour} size={36} />
                </span>
              </label>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
