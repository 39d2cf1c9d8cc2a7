// What the shared table hands to a game's board, and what it expects of a game's folder.
import type { ComponentType, ReactNode } from 'react'
import type { ChosenOptions, GameInfo, OptionRefusal, OptionValue } from '../net/api'
import type { Reading } from '../review/FindingList'
import type { Decide, Draw, Offer, Over, Refused } from '../wire'

export type Language = 'en' | 'fr'

/** What the table waits for; null while it is not known. */
export type Waiting = Decide | Draw | Over | null

/** The events of one step, as this seat knows them; a new object for each step. */
export interface Step {
  seq: number
  events: unknown[]
}

/** A step of the recent past; `isOwn`: this seat has done it itself. */
export interface Recent extends Step {
  isOwn: boolean
  /** What this seat saw before it; null where that is not known any more. */
  before: unknown
}

/** What a seat saw after a step. */
export interface Moment {
  seq: number
  view: unknown
}

export interface BoardProps {
  /** What this seat sees, as the game's own View. */
  view: unknown
  /** What this seat may do now; null for spectators and while others act. */
  offer: Offer | null
  /** The seat one plays; null for a spectator. */
  seat: number | null
  /** How many seats there are. */
  seats: number
  language: Language
  /** Send an action; the server judges it. */
  act: (action: Record<string, unknown>) => void
  /** The last own action that was refused; null once another was sent. */
  refused: Refused | null
  /** An action is on its way. */
  busy: boolean
  /** What happened last, for animations; null right after opening the page. */
  step: Step | null
  /**
   * What happened since this seat acted last, its own action among it, and for a spectator in the last
   * turn: for marks that stay until the next action. What is being shown is the last of it.
   */
  recent: readonly Recent[]
  /** Show the others what one is trying out (null: nothing); absent where drafts are private. */
  sketch: ((draft: Record<string, unknown> | null) => void) | null
  /** What other seats are trying out just now, by seat. */
  sketches: ReadonlyMap<number, unknown>
  /** Ask for the game's Hints, with a draft or without; rejects with the refusal's sentence. */
  askHints: ((draft: Record<string, unknown> | null) => Promise<unknown>) | null
  /** Every moment of the game so far, as this seat saw it; null where one cannot look back from the board. */
  lookBack: (() => Promise<readonly Moment[]>) | null
  /** Table time in milliseconds, now: it goes on between messages. */
  now: () => number
  /** Animations are wanted: neither the system nor the player has asked for less. */
  motion: boolean
  /** Say whether something is still being shown: meanwhile nothing around the board runs ahead. */
  watch: (isShowing: boolean) => void
}

export interface ReviewProps {
  /** The game's own Review: each decision beside the best one. */
  review: unknown
  /** The final view. */
  view: unknown
  /** How it is being read, for its findings. */
  reading: Reading
}

export type Words = Record<Language, string>

/** One moment of a guided first game, once the learner has been shown it. */
export interface GuideMoment {
  view: unknown
  seat: number
  /** What has just happened, as this seat knows it; nothing when only the page has changed. */
  events: readonly unknown[]
  /** Whether the board shows something just now, by its selector: drafts are not sent to anybody. */
  sees: (selector: string) => boolean
}

export type GuideTest = (moment: GuideMoment) => boolean

/** One step of the guided first game: it waits for its moment, and stays until it is read or done. */
export interface GuideStep {
  /** Its name, kept for a reload. */
  id: string
  /** What is to be done, or what has happened: a line or two. */
  text: Words
  /** How and why; on a phone it unfolds. */
  more?: Words
  /** Its moment; absent: when the step before it is past. */
  from?: GuideTest
  /** What is to be done; absent: it is read, and a button goes on. */
  until?: GuideTest
  /** There is nothing left to do: the game is over. */
  isOff?: GuideTest
  /** Said in passing: no clock is stopped for it. */
  isQuick?: boolean
  /** A surprise: explained when it happens, whatever else is to be done. */
  isAside?: boolean
  /** What it speaks of, by selectors: the first that is there is brought into sight. */
  at?: readonly string[]
}

export interface Guide {
  /** The holders of the seats, as for a new table: "me" and bots. */
  seats: string[]
  options: Record<string, OptionValue>
  steps: GuideStep[]
  /** Where a clock runs: what stops it, and what lets it run again; null where there is nothing to do. */
  hold?: Record<'stop' | 'go', (view: unknown) => Record<string, unknown> | null>
}

/** What the server says of the options as they are chosen. */
export interface OptionVerdict {
  /** The last answer; it stands until the next one is here. */
  refusal: OptionRefusal | null
  /** The answer is not yet that for the options of this moment. */
  isChecking: boolean
  /** There is no answer to be had; the server will judge when the table is opened. */
  hasFailed: boolean
}

export interface ChooserProps {
  game: GameInfo
  seats: number
  chosen: ChosenOptions
  choose: (options: ChosenOptions) => void
  language: Language
  /** Already won on this device. */
  trophies: readonly string[]
  /** Ask the server about other options than the chosen ones. */
  check: (options: ChosenOptions) => Promise<OptionRefusal | null>
  /** The server's word on the chosen ones; while it refuses, no table can be opened. */
  verdict: OptionVerdict
  /** The shared list of options, less those that the game shows itself. */
  list: (without: readonly string[]) => ReactNode
  /** What each seat is called on the form. */
  who: readonly string[]
}

/** What a list of values cannot show. */
export type MoreProps = Pick<ChooserProps, 'seats' | 'chosen' | 'choose' | 'language' | 'who'>

export interface GameFolder {
  title: string
  Board: ComponentType<BoardProps>
  /** One sentence that says what is awaited from whom. */
  prompt: (view: unknown, seat: number | null, language: Language, waiting: Waiting) => string
  /** A label for a listed action, for the keyboard and the screen reader. */
  label: (view: unknown, action: Record<string, unknown>, language: Language) => string
  /** A sentence, with marks for seats, or null when the event needs none. */
  tell: (view: unknown, event: unknown, language: Language) => string | null
  /** What a seat is called in this game (its colour). */
  seatName: (view: unknown, seat: number, language: Language) => string
  /** The options that a new table asks for, in this order. */
  options: string[]
  /** What an option (value null) or one of its values is called. */
  optionLabel: (name: string, value: OptionValue | null, language: Language) => string
  /** What an option comes to when nothing is chosen, where that is no value of its own. */
  usualLabel?: (name: string, language: Language) => string | undefined
  /** What an option is about, in a sentence; empty when its label says it all. */
  optionHint?: (name: string, language: Language) => string
  /** The game's own way to choose its options, in place of the list. */
  Chooser?: ComponentType<ChooserProps>
  /** Who plays comes before what the chooser asks for. */
  seatsFirst?: boolean
  /** Options beside the list, or below it. */
  MoreOptions?: ComponentType<MoreProps>
  /** What a trophy is called; null: what all of them together open, as it stands in a sentence. */
  trophyLabel?: (name: string | null, language: Language) => string
  /** What a bot of this game is called. */
  botLabel: (name: string, language: Language) => string
  /** Each decision beside the best one, after the game; absent when the game has no review. */
  Review?: ComponentType<ReviewProps>
  guide?: Guide
  /** A small picture beside a line of the story, of the events that it tells of. */
  LineArt?: ComponentType<{ view: unknown; events: readonly unknown[] }>
  /** What a player may set for this browser, in this game only; fieldsets of the class `choice`. */
  Settings?: ComponentType
  /** What one does beside the game, as a note: the marks of what the others did stay. */
  isAside?: (event: unknown) => boolean
}

/**
 * What a game's folder in this page exports, always with a guide; sentences, and what bots and seats are
 * called, come from the server.
 */
export type OwnFolder = Omit<GameFolder, 'botLabel' | 'tell' | 'seatName'> & Required<Pick<GameFolder, 'guide'>>
