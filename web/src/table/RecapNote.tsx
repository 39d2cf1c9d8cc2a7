// After the curtain: what everybody at a real table would have seen while the others played.
import type { GameFolder } from '../games/board'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import { keysOf, linesOf } from '../ui/tale'
import { useText } from '../ui/text'
import { CloseNotice } from './Passing'
import type { Moment } from './recap'
import { tellScene } from './tellScene'

interface Props {
  told: readonly Moment[]
  seat: number | null
  folder: GameFolder
  close: () => void
}

export function RecapNote({ told, seat, folder, close }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const lines = linesOf(told.map((moment) => tellScene(moment, seat, folder, language)))
  const keys = keysOf(lines)
  // It is on the page before it says anything, so that it is read out.
  return (
    <div role="status" className="recap" data-testid="recap">
      {lines.length > 0 && (
        <div className="notice">
          <div className="meanwhile" data-testid="meanwhile">
            <b>{text.recap}</b>
            <ul>
              {lines.map((line, index) => (
                <li key={keys[index]}>{sayNamed(line.text, language)}</li>
              ))}
            </ul>
          </div>
          <CloseNotice words={text.close} close={close} />
        </div>
      )}
    </div>
  )
}
