// What a page knows of its table, message by message. Pure, so that it can be tested.
import type { Step } from '../games/board'
import type {
  By,
  Decide,
  Draw,
  Emoted,
  Eye,
  House,
  Origin,
  Over,
  Refused,
  RematchAsked,
  Result,
  Said,
  SeatInfo,
  TakeBackAsked,
  ToClient,
  Trouble,
} from '../wire'

export type Talk = (Emoted | Said) & { number: number }

export interface TableNow {
  status: 'opening' | 'here' | 'lost' | 'unknown' | 'unreadable'
  /** Why the table cannot be read, as a code. */
  unreadable: string
  game: string
  seq: number
  /** Table time of the last message, and our own clock when we heard it. */
  clock: { table_ms: number; heard_ms: number }
  seats: SeatInfo[]
  /** Our own clock when we heard who sits where: times of those who are away count from there. */
  seatsHeard_ms: number
  eyes: Eye[]
  /** What happened last, for each of the eyes; none right after a welcome. */
  steps: Step[]
  /** Who decided that. */
  by: By[]
  waiting: Decide | Draw | Over | null
  /** Our eyes see different things: whoever looks through one must not see the others. */
  hasSecrets: boolean
  house: House
  /** The table of the rematch. */
  next: string | null
  /** Somebody would like to play on; with nobody left to wait for, the offer is off. */
  offer: RematchAsked | null
  /** The results of the match so far, without this game, and how many games it has. */
  legs: Result[]
  legCount: number
  /** How many look on without a seat. */
  watching: number
  /** The finished game that this one continues. */
  origin: Origin | null
  /** How many times something was taken back: what was told before may no longer be true. */
  takenBack: number
  asked: TakeBackAsked | null
  /** The last wish of that kind that was agreed to. */
  undone: TakeBackAsked | null
  sketches: ReadonlyMap<number, unknown>
  talk: Talk[]
  refused: Refused | null
  trouble: Trouble | null
  busy: boolean
  /** How many times we have been welcomed: at each, the table knows nothing of our drafts. */
  welcomes: number
}

export const NOTHING: TableNow = {
  status: 'opening',
  unreadable: '',
  game: '',
  seq: 0,
  clock: { table_ms: 0, heard_ms: 0 },
  seats: [],
  seatsHeard_ms: 0,
  eyes: [],
  steps: [],
  by: [],
  waiting: null,
  hasSecrets: false,
  house: { absent: 'bot', chat: false },
  next: null,
  offer: null,
  legs: [],
  legCount: 1,
  watching: 0,
  origin: null,
  takenBack: 0,
  asked: null,
  undone: null,
  sketches: new Map(),
  talk: [],
  refused: null,
  trouble: null,
  busy: false,
  welcomes: 0,
}

const ASIDE = ['no_chat', 'private', 'too_late', 'clock_runs', 'played_for', 'declined', 'asked_already']
const ABOUT_ABSENCE = ['not_away', 'table_waits', 'waited_enough', 'too_soon']
const AGAIN = ['rate_limited', 'busy', 'malformed']

/**
 * What a trouble means for an action on its way: it is about something else, it may have been
 * dropped (so it is sent again), or it has failed.
 */
export function meaningOf(code: string): 'aside' | 'again' | 'failed' {
  if (ASIDE.includes(code) || ABOUT_ABSENCE.includes(code)) return 'aside'
  return AGAIN.includes(code) ? 'again' : 'failed'
}

/** The table after one more message, heard at a time of our own clock. */
export function heard(now: TableNow, message: ToClient, heard_ms: number): TableNow {
  switch (message.type) {
    case 'welcome':
    case 'moved': {
      const { seq, eyes, waiting, now_ms } = message
      const steps = eyes.map(({ events }) => ({ seq, events }))
      const then: TableNow = {
        ...now,
        status: 'here',
        seq,
        clock: { table_ms: now_ms, heard_ms },
        eyes,
        steps: message.type === 'moved' ? steps : [],
        by: message.type === 'moved' ? message.by : [],
        waiting,
        hasSecrets: message.has_secrets,
        asked: null,
        // What others tried out belonged to the position before.
        sketches: NOTHING.sketches,
      }
      if (message.type === 'moved') {
        return message.taken_back ? { ...then, takenBack: now.takenBack + 1, refused: null } : then
      }
      const { game, seats, house, legs, watching, origin } = message
      return {
        ...then,
        game,
        seats,
        seatsHeard_ms: heard_ms,
        house,
        next: message.next ?? now.next,
        // An offer that still stands is told again.
        offer: null,
        legs,
        legCount: message.leg_count,
        watching,
        origin,
        trouble: null,
        welcomes: now.welcomes + 1,
      }
    }
    case 'seats':
      return { ...now, seats: message.seats, seatsHeard_ms: heard_ms }
    case 'watched':
      return { ...now, watching: message.count }
    case 'take_back_asked': {
      const isDone = message.waits_for.length === 0 && message.declined.length === 0
      return isDone ? { ...now, asked: null, undone: message } : { ...now, asked: message }
    }
    case 'sketched': {
      const sketches = new Map(now.sketches)
      if (message.sketch === null) sketches.delete(message.seat)
      else sketches.set(message.seat, message.sketch)
      return { ...now, sketches }
    }
    case 'emoted':
    case 'said':
      return { ...now, talk: [...now.talk, { ...message, number: now.talk.length }] }
    case 'rematch_asked':
      return { ...now, offer: message }
    case 'rematched':
      return { ...now, next: message.table, offer: null }
    case 'acked':
      return { ...now, busy: false, refused: null, trouble: null }
    case 'refused':
      return { ...now, busy: false, refused: message }
    case 'trouble':
      return { ...now, busy: now.busy && meaningOf(message.code) !== 'failed', trouble: message }
    case 'pong':
      return now
  }
}
