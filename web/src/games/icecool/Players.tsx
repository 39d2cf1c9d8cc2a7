// Who has what, for all to see: fish, IDs, cards; who catches and whose turn it is.
import type { Language } from '../board'
import { FishIcon } from './art/FishShape'
import { PenguinIcon } from './art/PenguinTop'
import { CardFace } from './CardFace'
import { sayPlace, sayPoints } from './describe'
import { FISH } from './facts'
import { IdCard } from './IdCard'
import { isOver, isTournament, isWarmUp } from './reading'
import { colourOf, fillOf, seatsOf, wearOf } from './seats'
import { say, saySeat } from './text'
import type { SeenPlayer, View } from './wire'

interface Props {
  view: View
  seat: number | null
  language: Language
}

const ALL_FISH = Array.from({ length: FISH }, (_, at) => at + 1)

/** The IDs that a seat holds just now: the Catcher those of the caught, everybody else the own one. */
function idsOf(view: View, seat: number): number[] {
  const caught = seatsOf(view).filter((each) => view.players[each]?.is_caught)
  return seat === view.catcher ? [seat, ...caught] : caught.includes(seat) ? [] : [seat]
}

function placeOf(player: SeenPlayer, language: Language): string {
  if (player.has_left) return say(language, 'hasLeft')
  return player.spot ? sayPlace(language, { x: player.spot[0], y: player.spot[1] }) : say(language, 'notOnBoard')
}

interface PlayerProps {
  view: View
  seat: number
  isMine: boolean
  lost: readonly number[]
  language: Language
}

function Player({ view, seat, isMine, lost, language }: PlayerProps) {
  const player = view.players[seat]
  if (!player) return null
  const isCatcher = seat === view.catcher
  const isActive = seat === view.active && !isOver(view)
  const down = player.cards.filter((card) => !card.is_up)
  const ids = idsOf(view, seat)
  return (
    <li
      className={isActive ? 'ice-player ice-player-active' : 'ice-player'}
      style={{ '--seat': fillOf(seat) } as React.CSSProperties}
    >
      <PenguinIcon colour={colourOf(seat)} size={40} />
      <div className="ice-player-words">
        <p>
          <b>{saySeat(language, seat)}</b>{' '}
          <span className="ice-small">
            {say(language, `wear_${wearOf(seat)}`)}
            {isMine ? ` · ${say(language, 'you')}` : ''}
          </span>
        </p>
        <p className="ice-small">
          {isCatcher && <span className="ice-tag">{say(language, 'isCatcher')}</span>}
          {isActive && <span className="ice-tag ice-tag-turn">{say(language, 'isActive')}</span>}{' '}
          {placeOf(player, language)}
          {player.is_bound && player.spot ? ` · ${say(language, 'boundNow')}` : ''}
        </p>
      </div>
      <div className="ice-player-things">
        {!isCatcher && (
          <span role="img" aria-label={say(language, 'fishOf', { count: player.fish })} className="ice-fish-count">
            {ALL_FISH.map((each) => (
              <span key={each} className={each <= player.fish ? '' : 'ice-fish-open'}>
                <FishIcon colour={player.colour} size={24} />
              </span>
            ))}
          </span>
        )}
        <span
          className="ice-ids"
          data-ids={seat}
          role="group"
          aria-label={
            ids.length === 0
              ? say(language, 'idLost')
              : isCatcher
                ? say(language, 'idsHeld', { count: ids.length })
                : say(language, 'idOwn')
          }
        >
          {ids.map((each) => (
            <IdCard
              key={each}
              seat={each}
              isNew={each !== seat && lost.includes(each)}
              label={saySeat(language, each)}
            />
          ))}
          {ids.length === 0 && (
            <span className="ice-id-lost" aria-hidden="true">
              ID ✗
            </span>
          )}
        </span>
        {isTournament(view) ? (
          <b>{sayPoints(language, player.points)}</b>
        ) : (
          !isMine &&
          !isOver(view) && (
            <span className="ice-cards-row">
              {down.map((card) => (
                <CardFace key={card.id} kind={card.kind} language={language} isSmall />
              ))}
              {player.cards
                .filter((card) => card.is_up)
                .map((card) => (
                  <CardFace key={card.id} kind={card.kind} isUp language={language} isSmall />
                ))}
              <span className="hidden">{say(language, 'cardsOf', { count: down.length })}</span>
            </span>
          )
        )}
      </div>
    </li>
  )
}

export function Players({ view, seat, lost, language }: Props & { lost: readonly number[] }) {
  if (isWarmUp(view)) return null
  return (
    <section className="ice-panel">
      <h2>{say(language, 'players')}</h2>
      <p className="ice-small">
        {say(language, 'roundOf', { round: view.round, all: view.all_rounds })}
        {!isTournament(view) && ` · ${say(language, 'deckLeft', { count: view.deck })}`}
      </p>
      <ul className="ice-players">
        {seatsOf(view).map((each) => (
          <Player key={each} view={view} seat={each} isMine={each === seat} lost={lost} language={language} />
        ))}
      </ul>
      {view.rounds.length > 0 && (
        <details className="ice-fold">
          <summary>{say(language, 'roundsTitle')}</summary>
          <ol className="ice-rounds">
            {view.rounds.map((round, at) => (
              <li key={at}>
                {say(language, 'roundLine', {
                  round: at + 1,
                  seat: saySeat(language, round.catcher),
                  reason: say(
                    language,
                    round.reason === 'three_fish'
                      ? 'roundThree_fish'
                      : round.reason === 'caught'
                        ? 'roundCaught'
                        : 'roundStalled',
                  ),
                })}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
