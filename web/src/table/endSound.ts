// Which sound a game ends with for those who look at this page.
import type { Sound } from '../ui/sound'
import { isJoyful, sideOf, type Sides } from './verdict'

export function endSound(sides: Sides): Sound {
  const outcome = sideOf(sides)
  if (outcome === 'lost') return 'lost'
  if (outcome === 'seen') return isJoyful(sides) ? 'won' : 'over'
  return outcome === 'shared' || (sides.isCommon && sides.seats > 1) ? 'together' : 'won'
}
