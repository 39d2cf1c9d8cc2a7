// A mystery card: its back while it lies in the deck, its face with name, picture and effect.
import type { Language } from '../board'
import { CardArt } from './art/CardArt'
import { SeatIcon } from './art/ShapeMark'
import type { Scene } from './playback'
import type { Card } from './reading'
import { say, sayCard, saySeat } from './text'

const HELPS: ReadonlySet<Card> = new Set<Card>([
  'second_wind',
  'skeleton_key',
  'secret_passage',
  'moonlight',
  'exorcism',
  'amnesty',
  'lantern',
])

export function CardFace({ card, language }: { card: Card; language: Language }) {
  const helps = HELPS.has(card)
  return (
    <span className={helps ? 'coolock-card coolock-card-helps' : 'coolock-card coolock-card-harms'}>
      <span className="coolock-card-kind">
        {helps ? '✦' : '☾'} {say(language, helps ? 'cardHelps' : 'cardHarms')}
      </span>
      <CardArt card={card} />
      <b>{sayCard(language, card)}</b>
      <span className="coolock-card-effect">{say(language, `effect_${card}`)}</span>
    </span>
  )
}

/** The card that has just been drawn, turned over above the board while it is told. */
export function TurningCard({ scene, language }: { scene: Scene; language: Language }) {
  const { event, shown } = scene
  if (!shown || (event?.type !== 'card_drawn' && event?.type !== 'card_read')) return null
  return (
    <div className="coolock-turning" aria-hidden="true">
      <div className="coolock-turning-card">
        <span className="coolock-card-back">?</span>
        <CardFace card={shown.card} language={language} />
      </div>
      <p>
        <SeatIcon seat={shown.seat} /> {say(language, 'drawnBy', { seat: saySeat(language, shown.seat) })}
      </p>
    </div>
  )
}
