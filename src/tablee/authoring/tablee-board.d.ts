// What a package's own board is given and what it gives back, for those who write one.
//
// A package that registers a game may put these files into a folder `page/` beside the module that
// holds its GAME; they are served under /games/<slug>/, and no build is needed:
//
//   board.js     an ES module whose default export is a `Board`; it may import other files beside it
//   board.css    its style sheet
//   emblem.svg   the picture on the game's box, 160 × 120
//
// The board lives in a shadow root, so that no style of the page reaches it and none of its own gets
// out; fonts, colours and the custom properties of the page (--ink, --paper, --accent, …) are inherited.
// If it cannot be loaded, or if `mount` or `update` throws, the page goes on with a plain board.
//
// In an editor: /** @type {import('./tablee-board').Board} */

export type Language = 'en' | 'fr'

/** An action as the game's own JSON; `type` is its tag. */
export type Action = Record<string, unknown>

/** What a seat may do now. */
export interface Offer {
  seat: number
  /** The actions that can be listed. */
  actions: Action[]
  /** Kinds of action that cannot, with what bounds them. */
  open: { type: string; bounds: unknown }[]
}

/** Why an action was refused. */
export interface Refusal {
  code: string
  /** The number of the rule, as it stands in rules.md. */
  rule: string
  hint: Record<string, unknown>
  /** The sentence, by language. */
  text: Record<string, string>
}

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

/** The table at one moment. A new object after each change; what is in it is only to be read. */
export interface Table {
  /** What this seat sees, as the game's own view in JSON. */
  view: unknown
  /** Null for spectators, in a replay, and while others act. */
  offer: Offer | null
  /** The seat one plays; null for a spectator. */
  seat: number | null
  /** How many seats there are. */
  seats: number
  language: Language
  /** The last own action that was refused; null once another was sent. */
  refused: Refusal | null
  /** An action is on its way. */
  busy: boolean
  /** What happened last, for animations; null right after opening the page. */
  step: Step | null
  /**
   * What happened since this seat acted last, its own action among it, and for a spectator in the last
   * turn: for marks that stay until the next action. What is being shown is the last of it.
   */
  recent: readonly Recent[]
  /** What other seats are trying out just now, by seat. */
  sketches: ReadonlyMap<number, unknown>
  /** Animations are wanted: neither the system nor the player has asked for less. */
  motion: boolean
  /** Send an action; the server judges it. */
  act: (action: Action) => void
  /** Show the others what one is trying out (null: nothing); null where drafts are private. */
  sketch: ((draft: Record<string, unknown> | null) => void) | null
  /** Ask for the game's hints; rejects with the refusal's sentence. Null where there are none. */
  askHints: ((draft: Record<string, unknown> | null) => Promise<unknown>) | null
  /** Every moment of the game so far, as this seat saw it; null where one cannot look back from the board. */
  lookBack: (() => Promise<readonly { seq: number; view: unknown }[]>) | null
  /** Table time in milliseconds, now: it goes on between messages. */
  now: () => number
  /** Say whether something is still being shown: meanwhile nothing around the board runs ahead. */
  watch: (isShowing: boolean) => void
  /** Open the rules, at this rule when one is named; null where there are none to open. */
  openRules: ((rule?: string) => void) | null
  /** The game's own words, as its notation writes and tells them, with people's names. */
  words: {
    label: (action: Action) => string
    tell: (event: unknown) => string | null
    seatName: (seat: number) => string
  }
}

export interface Mounted {
  /** Show the table as it is now. */
  update: (table: Table) => void
  /** The board goes: let go of timers and listeners. */
  unmount: () => void
}

export interface Board {
  /** Draw the table into an empty element, in a shadow root. */
  mount: (element: HTMLElement, table: Table) => Mounted
  // All of these may be left out: then the page finds words of its own.
  /** One sentence that says what is awaited from whom; not asked once the game is over. */
  prompt?: (view: unknown, seat: number | null, language: Language) => string
  /** A label for a listed action, for the keyboard and the screen reader. */
  label?: (view: unknown, action: Action, language: Language) => string
  /** A sentence for an event, or null when it needs none. */
  tell?: (view: unknown, event: unknown, language: Language) => string | null
  /** What a seat is called (its colour). */
  seatName?: (view: unknown, seat: number, language: Language) => string
  /** What a bot of this game is called. */
  botLabel?: (name: string, language: Language) => string
  /** What an option (value null) or one of its values is called. */
  optionLabel?: (name: string, value: string | number | boolean | null, language: Language) => string
}
