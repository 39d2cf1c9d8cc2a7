// The floor of the box from above, turned as its viewer sees it: with pins, what was last seen there.
import type { CSSProperties } from 'react'
import type { Language } from '../board'
import { GuardianToken } from './art/GuardianArt'
import { screenPoint } from './geometry'
import { LyingArt } from './Hole'
import { labelOf, type View } from './pieces'
import type { Lying } from './playback'
import { say, sayGuardian, sayLying, saySlot, type TextKey } from './text'
import { upper } from '../../ui/naming'

interface Props {
  view: View
  corner: number
  language: Language
  title: TextKey
  /** By slot; null where nothing is known. */
  slots: readonly (Lying | null)[]
}

export function SlotMap({ view, corner, language, title, slots }: Props) {
  const above = (slot: number) => {
    const number = view.cocoons.findIndex((cocoon) => cocoon.at === slot)
    return number < 0 ? null : labelOf(number)
  }
  return (
    <section className="cocoons-panel cocoons-map-panel" aria-label={say(language, title)}>
      <h2>{say(language, title)}</h2>
      <ul className="cocoons-map">
        {slots.map((lying, slot) => {
          const { x, y } = screenPoint(slot, corner)
          const label = above(slot)
          const below = lying?.trap ? lying.guardian : null
          const shown = lying ? sayLying(language, lying) : say(language, 'seenNever')
          const content = below ? `${shown}; ${sayGuardian(language, below)}` : shown
          const where = label ? say(language, 'seenUnder', { label }) : say(language, 'seenHere')
          const words = `${upper(say(language, 'seenSlot', { slot: saySlot(language, slot), content }))} (${where})`
          return (
            <li
              key={slot}
              className={lying ? '' : 'cocoons-unseen'}
              style={{ '--x': x, '--y': y } as CSSProperties}
              title={words}
            >
              <span className="cocoons-map-art" aria-hidden="true">
                {lying ? lying.what === 'empty' ? '–' : <LyingArt lying={lying} /> : '?'}
              </span>
              {below && (
                <span className="cocoons-map-below" aria-hidden="true">
                  <GuardianToken guardian={below} />
                </span>
              )}
              {label && <b aria-hidden="true">{label}</b>}
              <span className="hidden">{words}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
