// What the page and the engine's worker say to each other.
import type { EngineFiles } from './python'

export type ToEngine =
  | { type: 'start'; base: string; files: EngineFiles }
  | { type: 'ask'; id: number; method: string; address: string; body: string; tokens: string }
  | { type: 'open'; socket: number; address: string }
  | { type: 'say'; socket: number; text: string }
  | { type: 'hang_up'; socket: number }

export type FromEngine =
  | { type: 'loading'; done: number; total: number }
  | { type: 'waking' }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'opened'; socket: number }
  | { type: 'heard'; socket: number; text: string }
  | { type: 'gone'; socket: number; code: number }

/** To the room next door, and from there: pickles as texts. */
export type ToRoom = { type: 'start'; base: string; files: EngineFiles } | { type: 'job'; id: number; text: string }
export interface FromRoom {
  id: number
  text: string
}
