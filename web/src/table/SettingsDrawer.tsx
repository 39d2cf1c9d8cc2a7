// What a player may set for this browser: language, sounds, movement, and what the game adds.
import type { GameFolder } from '../games/board'
import { at } from '../ui/address'
import { useLanguage } from '../ui/language'
import { change, useSettings } from '../ui/settings'
import { play } from '../ui/sound'
import { useText } from '../ui/text'

export function SettingsDrawer({ folder: { Settings } }: { folder: GameFolder }) {
  const text = useText()
  const [language, setLanguage] = useLanguage()
  const { sound, motion, tempo } = useSettings()
  return (
    <>
      <Choice
        legend={text.language}
        value={language}
        options={[
          ['fr', 'Français'],
          ['en', 'English'],
        ]}
        choose={setLanguage}
      />
      <Choice
        legend={text.sound}
        value={sound}
        options={[
          ['full', text.soundFull],
          ['soft', text.soundSoft],
          ['off', text.soundOff],
        ]}
        choose={(chosen) => {
          change({ sound: chosen })
          play('turn')
        }}
      />
      <Choice
        legend={text.motion}
        value={motion}
        options={[
          ['system', text.motionSystem],
          ['full', text.motionFull],
          ['less', text.motionLess],
        ]}
        choose={(chosen) => {
          change({ motion: chosen })
        }}
      />
      <Choice
        legend={text.tempo}
        value={tempo}
        options={[
          ['slow', text.tempoSlow],
          ['normal', text.tempoNormal],
          ['instant', text.tempoInstant],
        ]}
        choose={(chosen) => {
          change({ tempo: chosen })
        }}
      />
      {Settings && <Settings />}
      <p>
        <a className="way-home" href={at('/')}>
          {text.home}
        </a>
      </p>
    </>
  )
}

interface ChoiceProps<T extends string> {
  legend: string
  value: T
  options: [T, string][]
  choose: (value: T) => void
}

function Choice<T extends string>({ legend, value, options, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={legend}
            checked={option === value}
            onChange={() => {
              choose(option)
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
