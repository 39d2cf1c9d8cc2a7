// What a new table of ICECOOL² asks for: colours, the first Catcher, the shared list, and the way to the trick room.
import { useId } from 'react'
import type { ChooserProps } from '../../board'
import { COLOURS } from '../facts'
import { optionHint, optionLabel } from '../options'
import { TrickList } from '../tricks/TrickList'
import { sayTrick } from '../tricks/words'
import { ColourChoice } from './ColourChoice'
import './form.css'
import { sayForm } from './words'

/** What this form shows itself. */
const OWN = ['first_catcher']

export function Chooser({ seats, chosen, choose, language, list, who }: ChooserProps) {
  const id = useId()
  const colours = Array.isArray(chosen.colours) ? (chosen.colours as readonly string[]) : COLOURS
  const isChosen = typeof chosen.first_catcher === 'number' && chosen.first_catcher < seats
  const catcher = isChosen ? String(chosen.first_catcher) : ''
  const shared = { ...(chosen.tremor !== undefined && { tremor: chosen.tremor }), ...(chosen.colours && { colours }) }

  function pick(written: string) {
    const others = Object.entries(chosen).filter(([name]) => name !== 'first_catcher')
    choose(Object.fromEntries(written === '' ? others : [...others, ['first_catcher', Number(written)]]))
  }

  return (
    <div className="ice-form">
      <ColourChoice
        seats={seats}
        who={who}
        colours={colours}
        language={language}
        choose={(wanted) => {
          choose({ ...chosen, colours: wanted })
        }}
      />
      {seats > 1 && (
        <div className="option">
          <label>
            <span>{optionLabel('first_catcher', null, language)}</span>
            <select
              value={catcher}
              aria-describedby={`${id}-catcher`}
              onChange={(event) => {
                pick(event.target.value)
              }}
            >
              <option value="">{sayForm(language, 'byLot')}</option>
              {Array.from({ length: seats }, (_, seat) => (
                <option key={seat} value={String(seat)}>
                  {who[seat]}
                </option>
              ))}
            </select>
          </label>
          <p className="option-hint" id={`${id}-catcher`}>
            {optionHint('first_catcher', language)}
          </p>
        </div>
      )}
      {list(OWN)}
      <details className="ice-trick-room" key={String(seats === 1)} open={seats === 1} data-testid="trick-room">
        <summary>{sayTrick(language, 'title')}</summary>
        <p className="option-hint">{sayTrick(language, 'intro')}</p>
        <TrickList language={language} options={shared} />
      </details>
    </div>
  )
}
