// The rest of the table: the team, the box, and the last card.
import { memo } from 'react'
import type { Language } from '../board'
import { PortionArt } from './art/PortionArt'
import { SeatIcon } from './art/ShapeMark'
import { CardFace } from './CardFace'
import { sayErrand, sayStand } from './describe'
import { landOf, type Land } from './geometry'
import type { Scene } from './playback'
import { leftOf } from './puzzle'
import { medalRounds, seatsOf } from './reading'
import { say, saySeat } from './text'
import type { Errands } from './useErrands'
import type { Target, View } from './wire'

const sayNext = (language: Language, land: Land, view: View, seat: number, target: Target | undefined) =>
  target ? sayErrand(language, land, view, seat, target) : say(language, 'errandNone')

export const Team = memo(function Team({
  view,
  seat,
  language,
  errands,
}: {
  view: View
  seat: number | null
  language: Language
  errands: Errands
}) {
  const land = landOf(view.table.board)
  return (
    <section className="coolock-panel">
      <h2>{say(language, 'team')}</h2>
      <ul className="coolock-team">
        {seatsOf(view).map((each) => {
          const pawn = view.pawns[each]
          const notes = [
            each === seat && say(language, 'you'),
            view.keeper === each && say(language, 'keeperShort'),
            view.left.includes(each) && say(language, 'isLeft'),
          ]
          const left = leftOf(view, each)
          return (
            <li
              key={each}
              className={
                view.active === each && view.phase !== 'over' ? 'coolock-mate coolock-mate-active' : 'coolock-mate'
              }
            >
              <SeatIcon seat={each} />
              <span className="coolock-mate-words">
                <b>{saySeat(language, each)}</b>{' '}
                {notes.filter(Boolean).map((note) => (
                  <span key={String(note)} className="coolock-tag">
                    {note}
                  </span>
                ))}
                {pawn && pawn.lanterns > 0 && (
                  <span className="coolock-tag coolock-tag-lantern">
                    {say(language, 'lanterns', { count: pawn.lanterns })}
                  </span>
                )}
                {pawn && <small>{sayStand(language, land, pawn)}</small>}
                {errands.shown && (
                  <small className="coolock-errand" data-testid="coolock-errand">
                    {sayNext(language, land, view, each, errands.shown[each]?.[0])}
                  </small>
                )}
              </span>
              <span
                className="coolock-mate-left"
                title={say(language, 'puzzleLeft', { seat: saySeat(language, each), count: left })}
              >
                <svg viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
                  <PortionArt owner={each} />
                </svg>{' '}
                ×{left}
              </span>
            </li>
          )
        })}
      </ul>
      {errands.canShow && (
        <>
          <button
            type="button"
            className="coolock-quiet"
            data-testid="coolock-errands"
            aria-pressed={errands.isOn}
            onClick={errands.turn}
          >
            {say(language, errands.isOn ? 'errandsHide' : 'errandsShow')}
          </button>
          {errands.isOn && <p className="coolock-small">{say(language, 'errandsHelp')}</p>}
        </>
      )}
      <p className="coolock-small">{say(language, 'keeper', { seat: saySeat(language, view.keeper) })}</p>
    </section>
  )
})

export const Supplies = memo(function Supplies({ view, language }: { view: View; language: Language }) {
  const rows = [
    ['ghost', view.supply, 'ghostSupply'],
    ['cards', view.deck.length, 'deckLeft'],
    ['used', view.discards.length, 'discardsLeft'],
    ['lock', view.black_reserve, 'blackLeft'],
  ] as const
  return (
    <section className="coolock-panel">
      <h2>{say(language, 'supplies')}</h2>
      <ul className="coolock-supplies">
        {rows.map(([kind, count, words]) => (
          <li key={kind}>
            <b>{count}</b> {say(language, words)}
          </li>
        ))}
      </ul>
      <p className="coolock-small">
        {say(language, view.table.midnight ? 'midnightAt' : 'promenade', { round: medalRounds(view).bronze })}
      </p>
    </section>
  )
})

export const LastCard = memo(function LastCard({ shown, language }: { shown: Scene['shown']; language: Language }) {
  if (!shown) return null
  return (
    <section className="coolock-panel coolock-last-card">
      <h2>{say(language, 'lastCard')}</h2>
      <CardFace card={shown.card} language={language} />
      <p className="coolock-small">
        <SeatIcon seat={shown.seat} /> {say(language, 'drawnBy', { seat: saySeat(language, shown.seat) })}
      </p>
    </section>
  )
})
