// What a flick sounds like: taps of plastic on wood, made here. Silent when the page is.
import { settings } from '../../ui/settings'

export type Noise = 'flick' | 'bounce' | 'touch' | 'pass' | 'fish' | 'over'

interface Note {
  hertz: number
  at_s: number
  long_s: number
  loud: number
  shape: OscillatorType
}

const note = (hertz: number, long_s: number, loud: number, shape: OscillatorType = 'triangle', at_s = 0): Note => ({ hertz, at_s, long_s, loud, shape })

const NOTES: Record<Noise, Note[]> = {
  flick: [note(320, 0.05, 0.12), note(1500, 0.02, 0.03, 'square')],
  bounce: [note(150, 0.08, 0.13), note(900, 0.02, 0.025, 'square')],
  touch: [note(420, 0.06, 0.11), note(560, 0.05, 0.06, 'triangle', 0.02)],
  pass: [note(660, 0.1, 0.05, 'sine')],
  fish: [note(784, 0.16, 0.08, 'sine'), note(1175, 0.24, 0.08, 'sine', 0.08)],
  over: [note(500, 0.12, 0.06, 'sine'), note(700, 0.14, 0.06, 'sine', 0.07)],
}

let context: AudioContext | null = null

/** Browsers let a page sound only once somebody has touched it. */
function wake() {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
  } catch {
    context = null
  }
}

let isListening = false

/** Called when the board appears. */
export function listenForTouch(): void {
  if (isListening) return
  isListening = true
  for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, wake, { passive: true })
}

export function sound(noise: Noise): void {
  if (!settings().sound || context?.state !== 'running') return
  try {
    for (const { hertz, at_s, long_s, loud, shape } of NOTES[noise]) {
      const start = context.currentTime + at_s
      const voice = new OscillatorNode(context, { type: shape, frequency: hertz })
      const volume = new GainNode(context, { gain: loud })
      volume.gain.setValueAtTime(loud, start)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + long_s)
      voice.connect(volume).connect(context.destination)
      voice.start(start)
      voice.stop(start + long_s)
    }
  } catch {
    // No sound card after all: the school is silent, nothing else.
  }
}
