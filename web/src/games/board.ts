// What the shared table hands to a game's board, and what it expects of a game's folder.
import type { ComponentType } from 'react'
import type { Offer, Refused } from '../wire'

export type Language = 'en' | 'fr'

export interface BoardProps {
  /** What this seat sees, as the game's own View. */
  view: unknown
  /** What this seat may do now; null for spectators and while others act. */
  offer: Offer | null
  /** The seat one plays; null for a spectator. */
  seat: number | null
  language: Language
  /** Send an action; the server judges it. */
  act: (action: Record<string, unknown>) => void
  /** The last own action that was refused; null once another was sent. */
  refused: Refused | null
  /** An action is on its way. */
  busy: boolean
}

export interface GameFolder {
  title: string
  Board: ComponentType<BoardProps>
  /** One sentence that says what is awaited from whom. */
  prompt: (view: unknown, seat: number | null, language: Language) => string
  /** A label for a listed action, for the keyboard and the screen reader. */
  label: (view: unknown, action: Record<string, unknown>, language: Language) => string
  /** A sentence for the log drawer, or null when the event needs none. */
  tell: (view: unknown, event: unknown, language: Language) => string | null
  /** What a seat is called in this game (its colour). */
  seatName: (view: unknown, seat: number, language: Language) => string
  /** The options that a new table asks for, in this order. */
  options: string[]
  /** What an option (value null) or one of its values is called. */
  optionLabel: (name: string, value: string | boolean | null, language: Language) => string
}
