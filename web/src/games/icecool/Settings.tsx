// What a player of ICECOOL² may set for this browser.
import { useLanguage } from '../../ui/language'
import { setAskFirst, useAskFirst } from './askFirst'
import { say } from './text'

export function Settings() {
  const [language] = useLanguage()
  const isAsking = useAskFirst()
  return (
    <fieldset className="choice">
      <legend>{say(language, 'askLegend')}</legend>
      {[false, true].map((each) => (
        <label key={String(each)}>
          <input
            type="radio"
            name="icecool-ask"
            checked={isAsking === each}
            onChange={() => {
              setAskFirst(each)
            }}
          />
          <span>{say(language, each ? 'askFirst' : 'askNever')}</span>
        </label>
      ))}
    </fieldset>
  )
}
