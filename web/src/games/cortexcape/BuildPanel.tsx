// Beside the board while building: the tray, the tick list of towers, one confirm for both.
import type { PointerEvent } from 'react'
import { Why } from '../../ui/Why'
import type { Language } from '../board'
import type { Held } from './buildDraft'
import { PieceIcon } from './Pieces'
import { PIECES } from './facts'
import type { Piece } from './reading'
import { pieceKey, say } from './text'
import type { BuildTurn } from './useBuildDraft'

interface BuildPanelProps {
  turn: BuildTurn
  language: Language
  busy: boolean
  confirm: () => void
  beginDrag: (event: PointerEvent, source: Held, piece: Piece) => void
}

export function BuildPanel({ turn, language, busy, confirm, beginDrag }: BuildPanelProps) {
  const first = turn.ground.bounds.towers === ''
  const { doors, towers } = turn.missing
  const whole = doors === 0 && towers === 0
  const untouched = Object.keys(turn.draft.fill).length + Object.keys(turn.draft.swaps).length === 0
  return (
    <section className="cx-panel">
      <h2 className={doors === 0 ? 'cx-done' : ''}>{say(language, first ? 'stepBuild' : 'stepRefill')}</h2>
      <Tray turn={turn} language={language} beginDrag={beginDrag} first={first} />
      {!first && <Towers turn={turn} language={language} />}
      <p className="cx-missing" data-testid="cx-missing">
        {missing(language, doors, towers)}
        {!whole && <Why rule={doors === 0 ? 'CX-31' : first ? 'CX-25' : 'CX-30'} />}
      </p>
      <div className="cx-buttons">
        <button type="button" className="cx-quiet" disabled={doors === 0 || busy} onClick={turn.fillRest}>
          {say(language, 'fillRest')}
        </button>
        <button type="button" className="cx-quiet" disabled={untouched || busy} onClick={turn.clear}>
          {say(language, 'clear')}
        </button>
        <button type="button" className="cx-confirm" disabled={!whole || busy} onClick={confirm}>
          {say(language, 'confirm')}
        </button>
      </div>
    </section>
  )
}

/** CX-83: the button stays grey until the draft is whole, and words say what is missing. */
function missing(language: Language, doors: number, towers: number): string {
  if (doors > 0) return say(language, 'missingDoors', { count: doors })
  if (towers > 0) return say(language, 'missingTowers', { count: towers })
  return say(language, 'buildWhole')
}

function Tray({
  turn,
  language,
  beginDrag,
  first,
}: Pick<BuildPanelProps, 'turn' | 'language' | 'beginDrag'> & { first: boolean }) {
  const kinds = PIECES.filter((piece) => turn.ground.bounds.hand.includes(piece))
  if (kinds.length === 0) return <p className="cx-hint">{say(language, 'trayEmpty')}</p>
  const { held } = turn.draft
  return (
    <>
      <div className="cx-tray" data-cx-hand>
        {kinds.map((piece) => {
          const count = turn.tray[piece]
          const chosen = held?.from === 'tray' && held.piece === piece
          return (
            <button
              key={piece}
              type="button"
              data-testid="cx-tray-piece"
              className={`cx-tray-piece${chosen ? ' cx-chosen' : ''}${count === 0 ? ' cx-none' : ''}`}
              aria-pressed={chosen}
              data-cx-ring="tray"
              onClick={() => {
                turn.tapTray(piece)
              }}
              onPointerDown={(event) => {
                if (count > 0) beginDrag(event, { from: 'tray', piece }, piece)
              }}
            >
              <span aria-hidden="true">
                <PieceIcon piece={piece} />
              </span>
              <span className="cx-count" aria-hidden="true">
                ×{count}
              </span>
              <span className="hidden">
                {say(language, 'trayIs', { piece: say(language, pieceKey(piece)), count })}
              </span>
            </button>
          )
        })}
      </div>
      {first && <p className="cx-hint">{say(language, 'trayHint')}</p>}
    </>
  )
}

function Towers({ turn, language }: { turn: BuildTurn; language: Language }) {
  const { held, swaps } = turn.draft
  return (
    <>
      <h2 className={turn.missing.towers === 0 ? 'cx-done' : ''}>{say(language, 'stepTowers')}</h2>
      <ul className="cx-towers">
        {Array.from(turn.ground.bounds.towers).map((tower) => {
          const target = swaps[tower]
          const chosen = held?.from === 'tower' && held.door === tower
          return (
            <li key={tower}>
              <button
                type="button"
                className={`cx-tower${chosen ? ' cx-chosen' : ''}${target ? ' cx-moved' : ''}`}
                aria-pressed={chosen}
                data-cx-ring="tray"
                onClick={() => {
                  turn.tapTower(tower)
                }}
              >
                <span className="cx-tick" aria-hidden="true">
                  {target ? '✓' : ''}
                </span>
                <span className="cx-from" aria-hidden="true">
                  {tower}
                </span>
                <span aria-hidden="true">→</span>
                <span className="cx-to" aria-hidden="true">
                  {target ?? '?'}
                </span>
                <span className="hidden">
                  {say(language, target ? 'towerGoes' : 'towerStays', { door: tower, target: target ?? '' })}
                </span>
              </button>
              {target && (
                <button
                  type="button"
                  className="cx-undo"
                  aria-label={say(language, 'undoTower', { door: tower })}
                  onClick={() => {
                    turn.undoTower(tower)
                  }}
                >
                  ↺
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="cx-hint">{say(language, 'towerHint')}</p>
    </>
  )
}
