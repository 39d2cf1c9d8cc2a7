// What a flick feels like in the hand: the band creaks while it is drawn, and snaps; phones buzz.
import { motionWanted, settings } from '../../ui/settings'
import { playNotes } from '../../ui/sound'

const NOTCHES = 12

/** Where sounds and movement are wanted, and the machine can. */
function buzz(ms: number | number[]): void {
  if (settings().sound === 'off' || !motionWanted() || !('vibrate' in navigator)) return
  navigator.vibrate(ms)
}

/** One notch after the other, higher the tighter it is. */
export function stretching(before: number, now: number): void {
  const [from, to] = [Math.floor(before * NOTCHES), Math.floor(now * NOTCHES)]
  if (from === to) return
  const hertz = 150 + 260 * now
  playNotes([
    { hertz, at_s: 0, long_s: 0.06, loud: 0.05, shape: 'sawtooth' },
    { hertz: hertz * 1.49, at_s: 0.01, long_s: 0.04, loud: 0.02, shape: 'triangle' },
  ])
  buzz(to === NOTCHES ? 18 : 6)
}

/** The band snaps, the louder the tighter it was. */
export function snap(stretch: number): void {
  const loud = 0.05 + 0.1 * stretch
  playNotes([
    { hertz: 420, at_s: 0, long_s: 0.05, loud, shape: 'sawtooth' },
    { hertz: 210, at_s: 0.03, long_s: 0.09, loud: loud * 0.7, shape: 'triangle' },
    { hertz: 140, at_s: 0.07, long_s: 0.12, loud: loud * 0.5, shape: 'triangle' },
  ])
  buzz([12, 20, Math.round(10 + 40 * stretch)])
}
