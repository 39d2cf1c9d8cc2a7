// The board of Monster Freeze: one's own bench, the centre, the others, and what stands in between.
import { useMemo, useRef, useState } from 'react'
import { BesideSlot } from '../../ui/BesideSlot'
import type { BoardProps } from '../board'
import { asStack } from './arrangement'
import { CoveredCard } from './CardFace'
import { deckOf, showingOf, type Colour } from './cards'
import './cards.css'
import { Centre } from './Centre'
import { ClaimBar } from './ClaimBar'
import { Controls, SandTimer } from './Controls'
import { Counters, Wins } from './Goals'
import { Hand } from './Hand'
import type { CardGestures } from './HandCard'
import { CountingDown, OverPanel, PauseCurtain, ReadyPanel } from './Interludes'
import { LaidTrick } from './LaidTrick'
import './marks.css'
import { marksOf, wasOut } from './marks'
import './monster_freeze.css'
import './players.css'
import './tray.css'
import './panels.css'
import { asView, boundsOf, isReplay, isSolo } from './reading'
import { Rivals, SeatNotes } from './Rivals'
import { ShownTrick, trickOf } from './ShownTrick'
import { StackView } from './StackView'
import { playTime } from './tableClock'
import { placeKey, say, sayCells, sayLarge } from './text'
import { useArrangement } from './useArrangement'
import { useFlights } from './useFlights'
import { useGlow } from './useGlow'
import { useShake } from './useShake'
import { useSwap } from './useSwap'

const NO_CARDS: readonly string[] = []

export function Board({
  view: anyView,
  offer,
  seat,
  language,
  act,
  refused,
  busy,
  step,
  recent,
  askHints,
  now,
  motion,
}: BoardProps) {
  const view = asView(anyView)
  const root = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<Parameters<CardGestures['tell']>[0] | null>(null)
  const [held, setHeld] = useState<string | null>(null)
  const deck = useMemo(() => deckOf(view.table.deck), [view.table.deck])
  const me = seat === null ? null : (view.players[seat] ?? null)
  const hand = me?.hand ?? NO_CARDS
  const bench = useArrangement(hand)
  const isCovered = hand.length === 0
  const isPlayed = view.phase !== 'ready' && view.phase !== 'over'

  const swapping = useSwap(view, hand, root, { offer, act, busy, motion, now })
  const claimBounds = boundsOf(offer, 'claim')
  const stack = asStack(bench.lying)
  const isHelped = seat !== null && view.table.assist[seat] === true && view.phase === 'live' && !isCovered
  const glow = useGlow(isHelped ? askHints : null, stack)
  const flights = useFlights(step, root, seat, motion)
  const marks = useMemo(() => marksOf(recent), [recent])

  const claim = (colour: Colour | null) => {
    if (!claimBounds || !stack || playTime(view, now()) < claimBounds.from_ms) return
    act({ type: 'claim', round: view.round, stack, ...(colour && { colour }) })
  }
  const panel = { view, seat, offer, language, busy, now, motion, act }
  const trick = useMemo(() => (isReplay() ? trickOf(recent) : null), [recent])
  const isBackIn = useMemo(() => wasOut(recent, seat), [recent, seat])
  useShake(refused, root, motion)
  const place = bench.lying.findIndex(([card]) => card === held)
  return (
    <div
      data-testid="board"
      className={`board board-whole mf-table${isPlayed ? '' : ' mf-between'}`}
      ref={root}
      onFocus={(event) => {
        setHeld(event.target.dataset.mfHandle ?? null)
      }}
    >
      <div className="mf-layout">
        <div className="mf-others">
          {isSolo(view) && isPlayed && <SandTimer view={view} now={now} language={language} />}
          <Rivals view={view} seat={seat} deck={deck} marks={marks} language={language} />
          {trick && <ShownTrick trick={trick} deck={deck} language={language} />}
          <BesideSlot />
        </div>
        {me && seat !== null && (
          <section className="mf-goals" data-stage aria-label={say(language, 'goals')}>
            <Counters player={me} seat={seat} language={language} />
            <Wins wins={me.wins} goal={view.table.rounds_to_win} language={language} />
            <SeatNotes view={view} player={me} seat={seat} language={language} />
            {isBackIn && (
              <p className="mf-back-in" role="status">
                {say(language, 'backIn')}
              </p>
            )}
          </section>
        )}
        {view.phase === 'ready' && <ReadyPanel {...panel} />}
        {view.phase === 'over' && <OverPanel {...panel} />}
        {isPlayed && (
          <div className={me ? 'mf-play' : 'mf-play mf-watching'}>
            {me && (
              <StackView
                lying={bench.lying}
                deck={deck}
                isCovered={isCovered}
                glow={glow}
                language={language}
                motion={motion}
              />
            )}
            <div className="mf-beside">
              <Centre
                view={view}
                deck={deck}
                now={now}
                bounds={boundsOf(offer, 'swap')}
                giver={marks.giver}
                language={language}
              />
              <Controls view={view} offer={offer} now={now} language={language} busy={busy} act={act} />
            </div>
            {me && isCovered && (
              <ol className="mf-hand" aria-label={say(language, 'covered')}>
                {[0, 1, 2].map((at) => (
                  <li key={at} className="mf-slot mf-slot-covered">
                    <div className="mf-card">
                      <CoveredCard />
                    </div>
                  </li>
                ))}
              </ol>
            )}
            {me && !isCovered && (
              <Hand
                bench={bench}
                deck={deck}
                root={root}
                swapping={swapping}
                language={language}
                motion={motion}
                claim={() => {
                  claim(null)
                }}
                tell={setSaid}
              />
            )}
            {me && !isReplay() && (
              <ClaimBar
                view={view}
                now={now}
                from_ms={claimBounds?.from_ms ?? null}
                isGlowing={(glow?.colours.length ?? 0) > 0}
                language={language}
                claim={claim}
              />
            )}
            {me && !isReplay() && (
              <p className="mf-help">
                {say(language, 'help')}
                <span className="mf-help-keys">{say(language, 'helpKeys')}</span>
              </p>
            )}
            {(view.phase === 'countdown' || view.phase === 'resuming') && (
              <CountingDown view={view} now={now} language={language} />
            )}
            {view.phase === 'paused' && <PauseCurtain {...panel} />}
          </div>
        )}
      </div>
      <p className="hidden" aria-live="polite">
        {said &&
          !isCovered &&
          sayLarge(language, said, {
            place: say(language, placeKey(place)),
            rows: sayCells(language, showingOf(deck, bench.lying), 'table'),
          })}
      </p>
      {flights.laid.map(({ key, trick }) => (
        <LaidTrick
          key={key}
          trick={trick}
          isMine={trick.seat === seat}
          deck={deck}
          root={root}
          land={() => {
            flights.land(key)
          }}
        />
      ))}
    </div>
  )
}
