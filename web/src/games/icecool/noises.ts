// What a flick sounds like: taps of plastic on wood, made here. Silent when the page is.
import { playNotes, type Note } from '../../ui/sound'

export type Noise = 'flick' | 'bounce' | 'touch' | 'pass' | 'fish' | 'over'

const note = (hertz: number, long_s: number, loud: number, shape: OscillatorType = 'triangle', at_s = 0): Note => ({
  hertz,
  at_s,
  long_s,
  loud,
  shape,
})

const NOTES: Record<Noise, Note[]> = {
  flick: [note(320, 0.05, 0.12), note(1500, 0.02, 0.03, 'square')],
  bounce: [note(150, 0.08, 0.13), note(900, 0.02, 0.025, 'square')],
  touch: [note(420, 0.06, 0.11), note(560, 0.05, 0.06, 'triangle', 0.02)],
  pass: [note(660, 0.1, 0.05, 'sine')],
  fish: [note(784, 0.16, 0.08, 'sine'), note(1175, 0.24, 0.08, 'sine', 0.08)],
  over: [note(500, 0.12, 0.06, 'sine'), note(700, 0.14, 0.06, 'sine', 0.07)],
}

export function sound(noise: Noise): void {
  playNotes(NOTES[noise])
}
