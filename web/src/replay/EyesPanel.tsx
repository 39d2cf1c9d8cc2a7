// Through whose eyes one looks.
import type { GameFolder } from '../games/board'
import type { TableInfo } from '../net/api'
import { useHolderName } from '../table/holderName'
import { useLanguage } from '../ui/language'
import { mayLook } from './mayLook'
import { useReplayText } from './text'

interface Props {
  info: TableInfo
  folder: GameFolder
  hasSecrets: boolean
  view: unknown
  seat: number | null
  lookAs: (seat: number | null) => void
}

export function EyesPanel({ info, folder, hasSecrets, view, seat, lookAs }: Props) {
  const text = useReplayText()
  const [language] = useLanguage()
  const holder = useHolderName(folder)
  const isOver = info.waiting.type === 'over'
  const eye = (which: number | null, name: string, hint = '') => (
    <label key={name} className="eye">
      <input
        type="radio"
        name="eyes"
        checked={seat === which}
        disabled={!mayLook(info, hasSecrets, which)}
        onChange={() => {
          lookAs(which)
        }}
      />
      <span>
        <b>{name}</b> {hint && <small>{hint}</small>}
      </span>
    </label>
  )
  return (
    <fieldset className="eyes">
      <legend className="hidden">{text.eyes}</legend>
      {eye(null, text.aSpectator)}
      {info.seats.map((each, number) => {
        const name = folder.seatName(view, number, language)
        const by = holder(each)
        return eye(number, name, by === name ? '' : by)
      })}
      {!isOver && <p className="eyes-hint">{text.notYours}</p>}
    </fieldset>
  )
}
