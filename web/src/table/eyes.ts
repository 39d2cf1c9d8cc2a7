// Which of the seats on this screen is looked through, and when the screen must change hands.
import type { TableNow } from '../net/useTableState'
import type { Eye, Offer } from '../wire'

/** Of several seats on one screen: one that is to act, and rather the one that looked last. */
export function chooseEye(now: TableNow, last: number | null, aside: number | null = null): Eye | undefined {
  // Somebody for whom nobody waits has asked for the screen.
  const asking = aside === null ? undefined : now.eyes.find((eye) => eye.seat === aside && offerOf(eye) !== null)
  if (asking) return asking
  const waited = now.waiting?.type === 'decide' ? now.waiting.seats : []
  const mine = now.eyes.filter((eye) => eye.seat !== null && waited.includes(eye.seat))
  const among = mine.length > 0 ? mine : now.eyes
  return among.find((eye) => eye.seat === last) ?? among[0]
}

/** The seats of this screen that may act although nobody waits for them, but for the one that looks. */
export function asidesOf(now: TableNow, looking: number | null): number[] {
  if (now.waiting?.type !== 'decide' || now.eyes.length < 2) return []
  const { seats } = now.waiting
  return now.eyes.flatMap((eye) =>
    eye.seat !== null && eye.seat !== looking && !seats.includes(eye.seat) && offerOf(eye) ? [eye.seat] : [],
  )
}

/** What is awaited of whom, as far as this screen knows: another one is another moment. */
export function askedOf({ waiting, eyes }: TableNow): string {
  const seats = waiting?.type === 'decide' ? waiting.seats : []
  const offers = eyes.filter(({ seat }) => seat !== null && seats.includes(seat)).map(({ offer }) => offer)
  return JSON.stringify([seats, offers])
}

export function offerOf(eye: Eye): Offer | null {
  const offer = eye.offer as Offer | null
  return offer && (offer.actions.length > 0 || offer.open.length > 0) ? offer : null
}
