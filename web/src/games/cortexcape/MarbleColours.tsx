// Whose marbles have which colour (CX-10): every seat has one, and a colour that is taken changes hands.
import { useEffect, useId } from 'react'
import type { MoreProps } from '../board'
import './pieces.css'
import './players.css'
import { coloursAfter, coloursOf } from './colours'
import { optionHint, optionLabel } from './options'
import { MarbleIcon } from './Pieces'

export function MarbleColours({ seats, chosen, choose, language, who }: MoreProps) {
  const heading = useId()
  const colours = coloursOf(chosen.colours, seats)
  // What was chosen for another number of players is no choice for this one.
  const isStale = Array.isArray(chosen.colours) && chosen.colours.length !== seats
  useEffect(() => {
    if (isStale) choose(without(chosen))
  }, [isStale, chosen, choose])

  return (
    <div className="options" role="group" aria-labelledby={heading} aria-describedby={`${heading}-hint`}>
      <h2 id={heading}>{optionLabel('colours', null, language)}</h2>
      <div className="cx-colours">
        {colours.map((colour, seat) => (
          <div key={seat} className="option">
            <label>
              <span className="cx-colour">
                <MarbleIcon colour={colour} /> {who[seat]}
              </span>
              <select
                value={colour}
                onChange={(event) => {
                  const wanted = coloursAfter(colours, seat, event.target.value)
                  choose(wanted ? { ...chosen, colours: wanted } : without(chosen))
                }}
              >
                {coloursOf(undefined, seats).map((each) => (
                  <option key={each} value={each}>
                    {optionLabel('colours', each, language)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
      </div>
      <p className="option-hint" id={`${heading}-hint`}>
        {optionHint('colours', language)}
      </p>
    </div>
  )
}

function without(chosen: MoreProps['chosen']): MoreProps['chosen'] {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== 'colours'))
}
