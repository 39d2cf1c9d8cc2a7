// The other seats: their cards (both sides when asked), tricks, won rounds, and whether they are there.
import { useState } from 'react'
import type { Language } from '../board'
import { CoveredCard } from './CardFace'
import type { Deck } from './cards'
import { Counters, Wins } from './Goals'
import { SeatMark } from './SeatMark'
import { say, saySeat, type TextKey } from './text'
import { StillCard } from './TurningCard'
import type { SeatView, View } from './wire'

interface Props {
  view: View
  /** Whose board it is; all others are rivals. */
  seat: number | null
  deck: Deck
  language: Language
}

export function Rivals({ view, seat, deck, language }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const others = view.players.map((player, each) => ({ player, each })).filter(({ each }) => each !== seat)
  if (others.length === 0) return null
  return (
    <ul className="mf-rivals" data-count={others.length} aria-label={say(language, 'rivals')}>
      {others.map(({ player, each }) => (
        <Rival
          key={each} view={view} player={player} seat={each} deck={deck} language={language}
          isShown={shown === each} show={(isShown) => { setShown(isShown ? each : null) }}
        />
      ))}
    </ul>
  )
}

function notesOf(view: View, player: SeatView, seat: number): TextKey[] {
  const notes: [TextKey, boolean | undefined][] = [
    ['left', player.left],
    ['away', player.away_since !== null && !player.left],
    ['ready', view.phase === 'ready' && player.ready],
    ['warm', view.table.warm_seat === seat],
    ['assisted', view.table.assist[seat]],
    ['voted', player.voted],
  ]
  return notes.flatMap(([key, holds]) => (holds ? [key] : []))
}

interface RivalProps {
  view: View
  player: SeatView
  seat: number
  deck: Deck
  language: Language
  isShown: boolean
  show: (isShown: boolean) => void
}

function Rival({ view, player, seat, deck, language, isShown, show }: RivalProps) {
  const name = saySeat(language, seat)
  const isOpen = isShown && player.hand.length > 0
  return (
    <li className={player.left ? 'mf-rival mf-gone' : 'mf-rival'} onPointerLeave={(event) => { if (event.pointerType === 'mouse') show(false) }}>
      <span className="mf-rival-name"><SeatMark seat={seat} size={20} /><b>{name}</b><Wins wins={player.wins} goal={view.table.rounds_to_win} language={language} /></span>
      <SeatNotes view={view} player={player} seat={seat} language={language} />
      <Counters player={player} seat={seat} language={language} />
      <button
        type="button" className="mf-rival-hand" data-mf-hand={seat} aria-expanded={isOpen} aria-label={say(language, 'rivalHand', { seat: name })}
        onClick={() => { show(!isShown) }}
        onPointerEnter={(event) => { if (event.pointerType === 'mouse') show(true) }}
        onBlur={() => { show(false) }}
      >
        {player.hand.length === 0 && !player.left && [0, 1, 2].map((at) => <span key={at} className="mf-card"><CoveredCard /></span>)}
        {player.hand.map((card) => <StillCard key={card} deck={deck} card={card} />)}
      </button>
      {isOpen && (
        <div className="mf-both" role="group" aria-label={say(language, 'rivalHand', { seat: name })}>
          <p>{say(language, 'bothSides')}</p>
          {(['front', 'back'] as const).map((side) => (
            <div key={side} className="mf-both-row">{player.hand.map((card) => <StillCard key={card} deck={deck} card={card} side={side} />)}</div>
          ))}
        </div>
      )}
    </li>
  )
}

/** What is special about a seat, in words. */
export function SeatNotes({ view, player, seat, language }: { view: View; player: SeatView; seat: number; language: Language }) {
  const notes = notesOf(view, player, seat)
  if (notes.length === 0) return null
  return <span className="mf-notes">{notes.map((key) => <i key={key} className={`mf-note mf-note-${key}`}>{say(language, key)}</i>)}</span>
}
