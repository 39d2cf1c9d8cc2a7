// Which of the seats on this screen is looked through, and when the screen must change hands.
import type { TableNow } from '../net/useTableState'
import type { Eye, Offer } from '../wire'

/** Of several seats on one screen: one that is to act, and rather the one that looked last. */
export function chooseEye(now: TableNow, last: number | null): Eye | undefined {
  const waited = now.waiting?.type === 'decide' ? now.waiting.seats : []
  const mine = now.eyes.filter((eye) => eye.seat !== null && waited.includes(eye.seat))
  const among = mine.length > 0 ? mine : now.eyes
  return among.find((eye) => eye.seat === last) ?? among[0]
}

export function offerOf(eye: Eye): Offer | null {
  const offer = eye.offer as Offer | null
  return offer && (offer.actions.length > 0 || offer.open.length > 0) ? offer : null
}
