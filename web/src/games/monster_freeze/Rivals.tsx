// The other seats: their cards (both sides when asked), tricks, won rounds, and whether they are there.
import { useState } from 'react'
import type { Language } from '../board'
import { CoveredCard } from './CardFace'
import type { Deck } from './cards'
import { Counters, Wins } from './Goals'
import type { Marks } from './marks'
import { SeatMark } from './SeatMark'
import { say, saySeat, type TextKey } from './text'
import { StillCard } from './TurningCard'
import type { SeatView, View } from './wire'

interface Props {
  view: View
  /** Whose board it is; all others are rivals. */
  seat: number | null
  deck: Deck
  marks: Marks
  language: Language
}

export function Rivals({ view, seat, deck, marks, language }: Props) {
  const others = view.players.map((player, each) => ({ player, each })).filter(({ each }) => each !== seat)
  if (others.length === 0) return null
  return (
    <ul className="mf-rivals" data-count={others.length} aria-label={say(language, 'rivals')}>
      {others.map(({ player, each }) => (
        <Rival key={each} view={view} player={player} seat={each} deck={deck} marks={marks} language={language} />
      ))}
    </ul>
  )
}

const DRAWN = {
  left: 'M5 4h8v16H5M10 12h10M16 8l4 4-4 4',
  takenOver: 'M5 9h14v10H5zM12 9V5M9 14h.1M15 14h.1M2.500 13v3M21.500 13v3',
  away: 'M5 6h6l-6 7h6M14 11h5l-5 6h5',
  satOut: 'M5 6h6l-6 7h6M14 11h5l-5 6h5',
  ready: 'M5 13l5 5L20 6',
  warm: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 2 2 3 3 1-2 1-5 0-8',
  assisted: 'M12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  voted: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
} satisfies Partial<Record<TextKey, string>>

type Note = keyof typeof DRAWN

function notesOf(view: View, player: SeatView, seat: number): Note[] {
  const notes: readonly (readonly [Note, boolean | undefined])[] = [
    ['left', player.left],
    ['takenOver', player.taken_over],
    ['satOut', view.out?.includes(seat)],
    ['away', player.away_since !== null && !player.left && !player.taken_over && !view.out?.includes(seat)],
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
  marks: Marks
  language: Language
}

function Rival({ view, player, seat, deck, marks, language }: RivalProps) {
  const [isPinned, setIsPinned] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const name = saySeat(language, seat)
  const isOpen = (isPinned || isHovered) && player.hand.length > 0
  return (
    <li
      className={player.left ? 'mf-rival mf-gone' : 'mf-rival'}
      onPointerLeave={() => {
        setIsHovered(false)
      }}
    >
      <span className="mf-rival-name">
        <SeatMark seat={seat} size={20} />
        <b>{name}</b>
        <SeatNotes view={view} player={player} seat={seat} language={language} />
        <Wins wins={player.wins} goal={view.table.rounds_to_win} language={language} />
      </span>
      <Counters
        player={player}
        seat={seat}
        fresh={marks.trick?.seat === seat ? marks.trick.colour : null}
        language={language}
      />
      <button
        type="button"
        className="mf-rival-hand"
        data-mf-hand={seat}
        aria-expanded={isOpen}
        aria-label={say(language, 'rivalHand', { seat: name })}
        onClick={() => {
          setIsPinned(!isPinned)
        }}
        onPointerEnter={(event) => {
          setIsHovered(event.pointerType === 'mouse')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsPinned(false)
        }}
        onBlur={() => {
          setIsPinned(false)
        }}
      >
        {player.hand.length === 0 &&
          !player.left &&
          [0, 1, 2].map((at) => (
            <span key={at} className="mf-card">
              <CoveredCard />
            </span>
          ))}
        {player.hand.map((card) => (
          <StillCard key={card} deck={deck} card={card} isRecent={marks.taken.has(card)} />
        ))}
      </button>
      {isOpen && (
        <div className="mf-both" role="group" aria-label={say(language, 'rivalHand', { seat: name })}>
          <p>{say(language, 'bothSides')}</p>
          {(['front', 'back'] as const).map((side) => (
            <div key={side} className="mf-both-row">
              {player.hand.map((card) => (
                <StillCard key={card} deck={deck} card={card} side={side} />
              ))}
            </div>
          ))}
        </div>
      )}
    </li>
  )
}

/** What is special about a seat: in words where there is room, else drawn. */
export function SeatNotes({
  view,
  player,
  seat,
  language,
}: {
  view: View
  player: SeatView
  seat: number
  language: Language
}) {
  const notes = notesOf(view, player, seat)
  if (notes.length === 0) return null
  return (
    <span className="mf-notes">
      {notes.map((key) => (
        <i key={key} className={`mf-note mf-note-${key}`} title={say(language, key)}>
          <svg className="icon" viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d={DRAWN[key]} />
          </svg>
          <span>{say(language, key)}</span>
        </i>
      ))}
    </span>
  )
}
