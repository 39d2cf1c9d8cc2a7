// What cards and orange lines let one do; only what is offered is there.
import { useState } from 'react'
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { CardFace } from './CardFace'
import { sayDoor, sayFish, sayIn, sayKind } from './describe'
import { moveChoices, offeredAnnounces, offeredLines, offeredSkates, offersType, type Kind } from './reading'
import { say } from './text'
import type { Action, MoveChoices, View } from './wire'

interface Props {
  view: View
  seat: number
  offer: Offer | null
  language: Language
  isBusy: boolean
  send: (action: Action) => void
}

export function CardActions({ view, seat, offer, language, isBusy, send }: Props) {
  const kinds = new Map(view.players[seat]?.cards.map((card) => [card.id, card.kind]))
  const kindOf = (id: number): Kind => kinds.get(id) ?? 'three'
  const lines = offeredLines(offer)
  // Two cards of the same kind do the same: one button for both.
  const announces = [...new Map(offeredAnnounces(offer).map((each) => [kindOf(each.card), each])).values()]
  const skates = [
    ...new Map(offeredSkates(offer).map((each) => [each.cards.map(kindOf).sort().join(' '), each])).values(),
  ]
  const moves = moveChoices(offer)
  // Before the first round the panel of the warm-up has it.
  const isEnd = offersType(offer, 'end_turn') && view.round > 0
  const isOnlyEnd = lines.length + announces.length + skates.length === 0 && !moves
  if (isOnlyEnd && !isEnd) return null
  const endHint = isOnlyEnd ? 'endTurnOnly' : 'endTurnHint'
  return (
    <section className="ice-panel ice-actions">
      {isEnd && (
        <div className="ice-fire">
          <p className="ice-small">{say(language, view.phase === 'off_board_end' ? 'offBoardHint' : endHint)}</p>
          <button
            type="button"
            className="ice-main"
            disabled={isBusy}
            onClick={() => {
              send({ type: 'end_turn' })
            }}
          >
            {say(language, 'endTurn')}
          </button>
        </div>
      )}
      {lines.length > 0 && (
        <div>
          <h2>{say(language, 'lines')}</h2>
          <div className="ice-row">
            {lines.map((line) => (
              <button
                key={line.room}
                type="button"
                disabled={isBusy}
                onClick={() => {
                  send(line)
                }}
              >
                {say(language, 'lineOf', { room: sayIn(language, line.room) })}
              </button>
            ))}
          </div>
        </div>
      )}
      {skates.length > 0 && (
        <div>
          <h2>{say(language, 'skatesTitle')}</h2>
          {skates.map((each) => (
            <button
              key={each.cards.join(' ')}
              type="button"
              className="ice-card-button"
              disabled={isBusy}
              onClick={() => {
                send(each)
              }}
            >
              {each.cards.map((card) => (
                <CardFace key={card} kind={kindOf(card)} language={language} isSmall />
              ))}
              <span>
                {say(language, 'skatesButton', {
                  one: sayKind(language, kindOf(each.cards[0])),
                  other: sayKind(language, kindOf(each.cards[1])),
                })}
              </span>
            </button>
          ))}
        </div>
      )}
      {announces.length > 0 && (
        <div>
          <h2>{say(language, 'announceTitle')}</h2>
          {announces.map((each) => (
            <button
              key={each.card}
              type="button"
              className="ice-card-button"
              disabled={isBusy}
              onClick={() => {
                send(each)
              }}
            >
              <CardFace kind={kindOf(each.card)} language={language} isSmall />
              <span>
                {say(language, 'announceButton', {
                  kind: sayKind(language, kindOf(each.card)),
                  does: say(language, `does_${kindOf(each.card)}`),
                })}
              </span>
            </button>
          ))}
        </div>
      )}
      {moves && <MoveFish moves={moves} language={language} isBusy={isBusy} send={send} />}
    </section>
  )
}

function MoveFish({
  moves,
  language,
  isBusy,
  send,
}: {
  moves: MoveChoices
  language: Language
  isBusy: boolean
  send: (action: Action) => void
}) {
  const [fishKey, setFishKey] = useState('')
  const [doorKey, setDoorKey] = useState('')
  const movable = moves.fish.filter((fish) => fish.to.length > 0)
  const fish = movable.find((each) => `${each.colour} ${each.door}` === fishKey) ?? movable[0]
  const [one, other] = moves.cards
  if (!fish || one === undefined || other === undefined) return null
  const to = fish.to.includes(doorKey) ? doorKey : (fish.to[0] ?? '')
  return (
    <details className="ice-fold">
      <summary>{say(language, 'moveTitle')}</summary>
      <div className="ice-row">
        <label className="ice-field">
          <span>{say(language, 'moveFish')}</span>
          <select
            value={`${fish.colour} ${fish.door}`}
            onChange={(event) => {
              setFishKey(event.target.value)
            }}
          >
            {movable.map((each) => (
              <option key={`${each.colour} ${each.door}`} value={`${each.colour} ${each.door}`}>
                {say(language, 'fishAt', { fish: sayFish(language, each.colour), door: sayDoor(language, each.door) })}
              </option>
            ))}
          </select>
        </label>
        <label className="ice-field">
          <span>{say(language, 'moveTo')}</span>
          <select
            value={to}
            onChange={(event) => {
              setDoorKey(event.target.value)
            }}
          >
            {fish.to.map((door) => (
              <option key={door} value={door}>
                {sayDoor(language, door)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => {
            send({ type: 'move_fish', cards: [one, other], colour: fish.colour, from: fish.door, to })
          }}
        >
          {say(language, 'moveButton')}
        </button>
      </div>
    </details>
  )
}
