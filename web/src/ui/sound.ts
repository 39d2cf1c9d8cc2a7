// Small sounds made here: no files, no noise before the first gesture, no trouble without audio.
import { settings, type Volume } from './settings'

/** `over`: for those who only look on. */
export type Sound = 'turn' | 'piece' | 'refused' | 'over' | 'won' | 'lost' | 'together' | 'round' | 'hurry'

export interface Note {
  hertz: number
  at_s: number
  long_s: number
  shape: OscillatorType
  loud: number
}

const note = (hertz: number, at_s: number, long_s: number, loud = 0.09, shape: OscillatorType = 'sine'): Note => ({
  hertz,
  at_s,
  long_s,
  shape,
  loud,
})

const NOTES: Record<Sound, Note[]> = {
  turn: [note(523, 0, 0.22), note(784, 0.11, 0.34)],
  // Wood on wood: a short low knock with a click on top.
  piece: [note(196, 0, 0.07, 0.14, 'triangle'), note(1180, 0, 0.025, 0.03, 'square')],
  refused: [note(196, 0, 0.16, 0.1, 'triangle'), note(165, 0.1, 0.2, 0.1, 'triangle')],
  over: [note(523, 0, 0.3), note(784, 0.2, 0.6)],
  // A fanfare that climbs to the octave.
  won: [
    note(523, 0, 0.3),
    note(659, 0.13, 0.3),
    note(784, 0.26, 0.3),
    note(1047, 0.39, 0.9),
    note(1319, 0.39, 0.9, 0.04),
  ],
  // Two steps down and a warm third: no mockery.
  lost: [
    note(440, 0, 0.35, 0.08, 'triangle'),
    note(392, 0.24, 0.35, 0.08, 'triangle'),
    note(330, 0.48, 0.9, 0.08),
    note(415, 0.48, 0.9, 0.05),
  ],
  // Voices that come in one by one and end in a chord.
  together: [
    note(392, 0, 1.5, 0.06),
    note(494, 0.16, 1.34, 0.06),
    note(587, 0.32, 1.18, 0.06),
    note(784, 0.48, 1.1, 0.07),
    note(988, 0.72, 0.9, 0.05),
  ],
  round: [note(659, 0, 0.28, 0.07), note(880, 0.14, 0.5, 0.07)],
  // Two ticks of a clock.
  hurry: [note(1568, 0, 0.05, 0.05, 'triangle'), note(1175, 0.25, 0.07, 0.05, 'triangle')],
}

const LOUDNESS: Record<Volume, number> = { off: 0, soft: 0.35, full: 1 }

let context: AudioContext | null = null

/** Browsers let a page sound only once somebody has touched it; before that nothing is queued. */
function wake() {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
  } catch {
    context = null
  }
}

for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, wake, { passive: true })

export function play(sound: Sound): void {
  playNotes(NOTES[sound])
}

/** Notes of a game's own. */
export function playNotes(notes: readonly Note[]): void {
  const loudness = LOUDNESS[settings().sound]
  if (loudness === 0 || context?.state !== 'running') return
  try {
    for (const { hertz, at_s, long_s, shape, loud } of notes) {
      const start = context.currentTime + at_s
      const voice = new OscillatorNode(context, { type: shape, frequency: hertz })
      const volume = new GainNode(context, { gain: 0 })
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(loud * loudness, start + 0.008)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + long_s)
      voice.connect(volume).connect(context.destination)
      voice.start(start)
      voice.stop(start + long_s)
    }
  } catch {
    // A browser without the sound card it promised: the table is silent, nothing else.
  }
}
