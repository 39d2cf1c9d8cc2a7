// What is to be done now, with the dice: roll, try, walk, choose, or wait and see what happens.
import { Die } from '../../ui/Dice'
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { SeatIcon } from './art/ShapeMark'
import type { Choice } from './choices'
import { PickPanel, WalkPanel } from './ChoicePanels'
import { OrderPanel } from './OrderPanel'
import type { Scene } from './playback'
import { awaitedOf, offeredOrders, offersType, pawnOf } from './reading'
import { say, sayCard, saySeat } from './text'
import { sentenceOf } from '../../net/words'
import { sayNamed } from '../../ui/names'
import { upper } from '../../ui/naming'
import type { Choosing } from './useChoosing'
import type { Action, View } from './wire'

export interface TrayProps {
  scene: Scene
  view: View
  seat: number | null
  /** Null while something is told, or another one acts. */
  offer: Offer | null
  language: Language
  choices: readonly Choice[]
  choosing: Choosing
  send: (action: Action | { type: 'choose' }) => void
  isPlaying: boolean
  ms: number
  /** Which drift of a double is looked at. */
  order: 'white' | 'black' | null
  setOrder: (first: 'white' | 'black' | null) => void
}

function Dice({ scene, language, ms }: { scene: Scene; language: Language; ms: number }) {
  const { view, event, rolls, ghostRolls } = scene
  // A prisoner's double stays on the table; whoever moves looks at the die of the move.
  const hasGhostDice =
    view.phase !== 'move' && (view.dice !== null || view.phase === 'prison' || event?.type === 'prison_dice')
  const tumble = Math.max(ms, 300)
  if (hasGhostDice) {
    const [white, black] = view.dice ?? [null, null]
    return (
      <span className="coolock-dice">
        <Die
          value={white}
          look="white"
          size="var(--coolock-die)"
          roll={ghostRolls}
          ms={tumble}
          label={white === null ? say(language, 'whiteUnrolled') : say(language, 'whiteDie', { value: white })}
        />
        <Die
          value={black}
          look="black"
          size="var(--coolock-die)"
          roll={ghostRolls}
          ms={tumble}
          label={black === null ? say(language, 'blackUnrolled') : say(language, 'blackDie', { value: black })}
        />
      </span>
    )
  }
  return (
    <span className="coolock-dice">
      <Die
        value={view.die}
        look="wood"
        size="var(--coolock-die)"
        roll={rolls}
        ms={tumble}
        label={view.die === null ? say(language, 'dieUnrolled') : say(language, 'dieLabel', { value: view.die })}
      />
    </span>
  )
}

/** What is told just now, for the eyes; the log has it in full. */
function caption({ scene, language }: TrayProps): string | null {
  const { event, shown } = scene
  switch (event?.type) {
    case undefined:
    case 'ghost_left':
    case 'carried_back':
      return null
    case 'ghost_leg':
      return upper(say(language, 'ghost', { ghost: event.ghost }))
    case 'stepped':
      return saySeat(language, event.seat)
    case 'card_read':
      return shown && sayCard(language, shown.card)
    default:
      return sayNamed(sentenceOf(event, language) ?? '', language)
  }
}

function Words(props: TrayProps) {
  const { view, seat, offer, language, send, isPlaying } = props
  if (isPlaying)
    return (
      <p className="coolock-caption" aria-hidden="true">
        {caption(props)}
      </p>
    )
  if (offer && offersType(offer, 'roll')) {
    return (
      <button
        type="button"
        className="coolock-main"
        onClick={() => {
          send({ type: 'roll' })
        }}
      >
        {say(language, 'rollButton')}
      </button>
    )
  }
  if (offer && offersType(offer, 'try_double')) {
    const left = (pawnOf(view, view.active)?.sentence ?? 1) - 1
    return (
      <div className="coolock-asking">
        <p>{say(language, left <= 1 ? 'tryHintOne' : 'tryHint', { count: left })}</p>
        <div className="coolock-buttons">
          <button
            type="button"
            className="coolock-main"
            onClick={() => {
              send({ type: 'try_double' })
            }}
          >
            {say(language, 'tryButton')}
          </button>
          <button
            type="button"
            onClick={() => {
              send({ type: 'stay' })
            }}
          >
            {say(language, 'stayButton')}
          </button>
        </div>
      </div>
    )
  }
  if (offer && offersType(offer, 'move')) return <WalkPanel {...props} />
  if (offer && offersType(offer, 'choose')) return <PickPanel {...props} offer={offer} />
  if (offer && offeredOrders(offer).length > 0) return <OrderPanel {...props} />
  const actor = awaitedOf(view)
  if (actor === null || view.phase === 'over') return view.phase === 'over' ? null : <p>{say(language, 'luck')}</p>
  return (
    <p className="coolock-waiting">
      <SeatIcon seat={actor} />{' '}
      {actor === seat ? say(language, 'nowYou') : say(language, 'waitingFor', { seat: saySeat(language, actor) })}
    </p>
  )
}

export function Tray(props: TrayProps) {
  return (
    <section className="coolock-tray">
      <Dice scene={props.scene} language={props.language} ms={props.ms} />
      <div className="coolock-words">
        <Words {...props} />
      </div>
    </section>
  )
}
