// The smaller papers around the stage: one's own cards, the warm-up, the end, the school in words.
import { sayParts } from '../../ui/sayList'
import type { Language } from '../board'
import { PenguinIcon } from './art/PenguinTop'
import { CardFace } from './CardFace'
import { POINTS, roomName, sayCard, sayDoor, sayFish, sayPoints, saySpot } from './describe'
import { isAlone, isTournament, isTrick, isWarmUp, standingOf } from './reading'
import { SCHOOL } from './school'
import { colourOf, seatsOf, wearOf } from './seats'
import { leadersOf } from './talk'
import { say, saySeat } from './text'
import type { View } from './wire'

interface Props {
  view: View
  language: Language
}

export function Hand({ view, seat, language }: Props & { seat: number }) {
  const cards = view.players[seat]?.cards ?? []
  if (isTournament(view) || isWarmUp(view)) return null
  const sum = cards.reduce((all, { kind }) => all + (kind ? POINTS[kind] : 0), 0)
  return (
    <section className="ice-panel">
      <h2>{say(language, 'hand')}</h2>
      {cards.length === 0 && <p className="ice-small">{say(language, 'handNone')}</p>}
      <ul className="ice-hand">
        {cards.map((card) => (
          <li key={card.id}>
            <CardFace kind={card.kind} isUp={card.is_up} language={language} />
            <span className="ice-small" aria-hidden={card.is_up}>
              {say(language, card.is_up ? 'handUp' : 'handDown')}
            </span>
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <p className="ice-small">{say(language, 'handSum', { points: sayPoints(language, sum) })}</p>
      )}
    </section>
  )
}

export function ChallengeNote({ view, seat, language }: Props & { seat: number | null }) {
  // Once the flick has been made, the announcement is over.
  if (!view.challenge || !['aim', 'retry', 'flicking'].includes(view.phase)) return null
  const facts = {
    kind: say(language, `card_${view.challenge}`),
    does: say(language, `does_${view.challenge}`),
    seat: saySeat(language, view.active),
  }
  return (
    <p className="ice-panel ice-challenge" data-testid="ice-challenge" role="status">
      {say(language, seat === view.active ? 'announcedMine' : 'announcedOther', facts)}
    </p>
  )
}

export function WarmUp({ view, language }: Props) {
  if (!isWarmUp(view) || isTrick(view)) return null
  return (
    <section className="ice-panel">
      <h2>{say(language, 'warmUp')}</h2>
      <p className="ice-small">{say(language, 'warmUpHint')}</p>
      <ul className="ice-rooms">
        {SCHOOL.rooms.map((room) => {
          const isVisited = view.visited.includes(room.id)
          const words = say(language, isVisited ? 'roomVisited' : 'roomToVisit', { room: roomName(language, room.id) })
          return (
            <li key={room.id} className={isVisited ? 'ice-visited' : ''}>
              <span aria-hidden="true">
                {isVisited ? '✓' : '○'} {roomName(language, room.id)}
              </span>
              <span className="hidden">{words}</span>
            </li>
          )
        })}
      </ul>
      <p>
        {say(language, 'warmRooms', { count: view.visited.length })} ·{' '}
        {say(language, 'warmFlicks', { count: isAlone(view) ? view.flicks : (view.players[view.active]?.turns ?? 0) })}
      </p>
    </section>
  )
}

export function Finale({ view, language }: Props) {
  if (view.phase !== 'game_over' || view.scores.length === 0 || isAlone(view)) return null
  const leaders = leadersOf(view)
  const order = seatsOf(view).sort((one, other) => (view.scores[other] ?? 0) - (view.scores[one] ?? 0))
  return (
    <section className="ice-panel ice-finale">
      <h2>{say(language, 'scoreTitle')}</h2>
      <ol>
        {order.map((seat) => (
          <li key={seat} className={leaders.includes(seat) ? 'ice-winner' : ''}>
            <PenguinIcon colour={colourOf(seat)} size={40} />
            <div>
              <p>
                <b>
                  {say(language, 'scoreLine', {
                    seat: saySeat(language, seat),
                    points: sayPoints(language, view.scores[seat] ?? 0),
                  })}
                </b>{' '}
                {leaders.includes(seat) && (
                  <span className="ice-tag ice-tag-turn">
                    {say(language, leaders.length > 1 ? 'scoreWinners' : 'scoreWinner')}
                  </span>
                )}
              </p>
              {!isTournament(view) && (
                <span className="ice-cards-row">
                  {view.players[seat]?.cards.map((card) => (
                    <CardFace key={card.id} kind={card.kind} isUp={card.is_up} language={language} isSmall />
                  ))}
                  <span className="hidden">
                    {sayParts(view.players[seat]?.cards.map((card) => sayCard(language, card)) ?? [], language)}
                  </span>
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** For those who do not see the stage. */
export function SchoolWords({ view, language }: Props) {
  const standing = standingOf(view)
  const placeOf = (seat: number) => {
    const found = standing.find((each) => each.seat === seat)
    return found ? saySpot(language, found) : say(language, 'notOnBoard')
  }
  return (
    <details className="ice-panel ice-fold">
      <summary>{say(language, 'inWords')}</summary>
      <ul>
        {seatsOf(view).map((seat) => (
          <li key={seat}>
            {say(language, 'wordsPenguin', {
              seat: saySeat(language, seat),
              wear: say(language, `wear_${wearOf(seat)}`),
              place: placeOf(seat),
            })}
          </li>
        ))}
        {view.fish.map((fish) => (
          <li key={`${fish.colour} ${fish.door}`}>
            {say(language, 'wordsFish', { fish: sayFish(language, fish.colour), door: sayDoor(language, fish.door) })}
          </li>
        ))}
        {view.fish.length === 0 && !isWarmUp(view) && <li>{say(language, 'wordsNoFish')}</li>}
      </ul>
    </details>
  )
}
