// The three cards on each other, exactly aligned: what one claims is what shows here.
import type { Language } from '../board'
import type { Arrangement } from './arrangement'
import { CoveredCard } from './CardFace'
import { showingOf, type Deck } from './cards'
import { say, sayCells } from './text'
import { TurningCard } from './TurningCard'
import type { Hints } from './wire'

interface Props {
  lying: Arrangement
  deck: Deck
  isCovered: boolean
  /** Only with *assist*. */
  glow: Hints | null
  language: Language
  motion: boolean
}

export function StackView({ lying, deck, isCovered, glow, language, motion }: Props) {
  if (isCovered || lying.length === 0) {
    return (
      <div className="mf-stack" role="img" aria-label={say(language, 'covered')} data-mf-stack="">
        <div className="mf-card">
          <CoveredCard />
        </div>
      </div>
    )
  }
  const rows = sayCells(language, showingOf(deck, lying), 'table')
  return (
    <div
      className={glow && glow.places.length > 0 ? 'mf-stack mf-glowing' : 'mf-stack'}
      role="img"
      aria-label={say(language, 'stackShows', { rows })}
      data-mf-stack=""
    >
      {lying.map(([card, side, rot], at) => (
        <div key={card} className="mf-layer-card" style={{ zIndex: at }}>
          <TurningCard deck={deck} card={card} side={side} rot={rot} motion={motion} />
        </div>
      ))}
      {glow && (
        <div className="mf-glow">
          {glow.places.map((at) => (
            <i key={at} style={{ gridArea: `${Math.floor(at / 3) + 1} / ${(at % 3) + 1}` }} />
          ))}
        </div>
      )}
    </div>
  )
}
