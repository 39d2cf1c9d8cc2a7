// Beside the board: the walk or the target that is looked at, in words, and the buttons to go through with it.
import { Icon } from '../../ui/Icon'
import type { Offer } from '../../wire'
import { EndSign } from './art/EndSign'
import { CardFace } from './CardFace'
import { sayPick } from './describe'
import { landOf } from './geometry'
import { offeredPicks } from './reading'
import { say } from './text'
import { upper } from '../../ui/naming'
import type { TrayProps } from './Tray'

/** What is marked on the board, and how often: the key to its signs. */
function SignList({ choices, seat, language }: Pick<TrayProps, 'choices' | 'seat' | 'language'>) {
  const effects = choices.flatMap((choice) => choice.effect(0) ?? [])
  const counts = {
    take: effects.filter(({ takes }) => takes.length > 0).length,
    open: effects.filter(({ opens }) => opens.length > 0).length,
    draw: effects.filter(({ draws }) => draws).length,
    ghost: effects.filter(({ chance }) => chance > 0).length,
  }
  const found = (['take', 'open', 'draw', 'ghost'] as const).filter((sign) => counts[sign] > 0)
  if (found.length === 0) return null
  return (
    <ul className="coolock-signs" aria-label={say(language, 'signs')}>
      {found.map((sign) => (
        <li key={sign}>
          <svg viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
            <EndSign sign={sign} owner={seat} />
          </svg>
          {say(language, `sign_${sign}`, { count: counts[sign] })}
        </li>
      ))}
    </ul>
  )
}

export function WalkPanel({ choices, choosing, seat, language }: TrayProps) {
  const { shown, armed, way } = choosing
  if (!shown)
    return (
      <div>
        <p className="coolock-hint">
          {say(language, choices.length === 1 ? 'moveHintOne' : 'moveHint', { count: choices.length })}
        </p>
        <SignList choices={choices} seat={seat} language={language} />
      </div>
    )
  const isArmed = armed?.key === shown.key
  const verb = shown.isGrave ? 'graveButton' : shown.kind === 'padlock' ? 'stopButton' : 'walkButton'
  return (
    <div className="coolock-asking">
      {isArmed && shown.isGrave && (
        <p className="coolock-grave" role="alert">
          {say(language, 'graveAsk')}
        </p>
      )}
      <p className="coolock-goal-words">{upper(shown.words(way))}.</p>
      {(isArmed || shown.ways > 1) && (
        <div className="coolock-buttons">
          {isArmed && (
            <button
              type="button"
              className={shown.isGrave ? 'coolock-danger' : 'coolock-main'}
              onClick={choosing.confirm}
            >
              {say(language, verb)}
            </button>
          )}
          {shown.ways > 1 && (
            <button type="button" onClick={choosing.otherWay}>
              {say(language, 'otherWay', { way: way + 1, ways: shown.ways })}
            </button>
          )}
          {isArmed && !choosing.isOnly && (
            <button
              type="button"
              className="coolock-cancel"
              aria-label={say(language, 'cancel')}
              title={say(language, 'cancel')}
              onClick={choosing.cancel}
            >
              <Icon name="close" size={20} />
            </button>
          )}
        </div>
      )}
    </div>
  )
}

export function PickPanel({ view, choices, choosing, send, language, offer }: TrayProps & { offer: Offer }) {
  const land = landOf(view.table.board)
  const { shown } = choosing
  return (
    <div className="coolock-asking">
      {view.card && <CardFace card={view.card} language={language} />}
      <p>{say(language, 'pickHint')}</p>
      <ul className="coolock-picks">
        {offeredPicks(offer).map((pick) => {
          const key = JSON.stringify(pick)
          const choice = choices.find((each) => each.key === key)
          return (
            <li key={key}>
              <button
                type="button"
                className={shown?.key === key ? 'coolock-main' : undefined}
                onClick={() => {
                  send(pick)
                }}
                onPointerEnter={() => {
                  choosing.point(choice?.key ?? null)
                }}
                onFocus={() => {
                  choosing.point(choice?.key ?? null)
                }}
              >
                {sayPick(language, land, view, pick)}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
