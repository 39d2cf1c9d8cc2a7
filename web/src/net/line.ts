// The line to a table: it says hello, asks whether anybody is there, sends again what may be lost, and
// comes back by itself, over one link after another.
import type { Act, FromClient, ToClient } from '../wire'
import type { Link, OpenLink } from './link'
import { meaningOf } from './useTableState'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4000
const PING_MS = 8000
const AGAIN_MS = 1200
const MOST_AGAIN = 3
const UNKNOWN_TABLE = 4004
/** Close codes of tables that are there and cannot be read. */
const UNREADABLE: Readonly<Record<number, string>> = {
  4009: 'other_rules',
  4010: 'damaged_table',
  4011: 'missing_game',
}

export interface Ends {
  open: OpenLink
  /** The tokens of our seats, at each hello. */
  tokens: () => string[]
  /** Whether there is such a table, which a link that never opened cannot say. */
  isThere: () => Promise<boolean>
}

/** What comes of it. */
export interface Ear {
  heard: (message: ToClient) => void
  /** `unreadable` says why, as a code. */
  lost: (status: 'lost' | 'unknown' | 'unreadable', unreadable: string) => void
  /** The action on its way has failed: another one may be tried. */
  failed: () => void
}

export class Line {
  private link: Link | null = null
  private seq: number | null = null
  /** Sent again after a lost connection: the same id has no second effect. */
  private pending: Act | null = null
  private wait = FIRST_WAIT_MS
  private again = 0
  private isSilent = false
  private ping: Timer
  private reopening: Timer
  private resending: Timer

  constructor(
    private readonly ends: Ends,
    private readonly ear: Ear,
  ) {}

  /** Also after a `close`: what was heard and what was on its way is remembered. */
  open(): void {
    this.wait = FIRST_WAIT_MS
    this.again = 0
    clearInterval(this.ping)
    this.ping = setInterval(this.checkLink, PING_MS)
    this.connect()
  }

  close(): void {
    clearInterval(this.ping)
    clearTimeout(this.reopening)
    clearTimeout(this.resending)
    this.ping = undefined
    this.hangUp()
  }

  send(message: FromClient): void {
    if (this.link?.isOpen()) this.link.send(message)
  }

  act(seat: number, action: Record<string, unknown>): void {
    this.pending = { type: 'act', id: newId(), seat, action }
    this.send(this.pending)
  }

  /** The link cannot be trusted any more: the network has gone. */
  readonly drop = (): void => {
    this.lose(0, true)
  }

  /** The network is back: nobody has to wait. */
  readonly hurry = (): void => {
    this.wait = FIRST_WAIT_MS
    if (!this.link?.isOpen()) this.connect()
  }

  private connect(): void {
    clearTimeout(this.reopening)
    this.hangUp()
    let wasOpen = false
    this.link = this.ends.open({
      opened: () => {
        wasOpen = true
        this.wait = FIRST_WAIT_MS
        this.isSilent = false
        this.send({ type: 'hello', tokens: this.ends.tokens(), since: this.seq, words: true })
        this.resend()
      },
      heard: (message) => {
        this.isSilent = false
        this.hear(message)
      },
      gone: (code) => {
        this.lose(code, wasOpen)
      },
    })
  }

  private hangUp(): void {
    this.link?.close()
    this.link = null
  }

  private readonly resend = (): void => {
    if (this.pending) this.send(this.pending)
  }

  private hear(message: ToClient): void {
    if (message.type === 'welcome' || message.type === 'moved') this.seq = message.seq
    if (message.type === 'acked' || message.type === 'refused') this.settle()
    if (message.type === 'trouble') this.meet(message.code, message.id)
    this.ear.heard(message)
  }

  /** Trouble that may be about the action on its way. */
  private meet(code: string, id: string | null): void {
    if (!this.pending || (id !== null && id !== this.pending.id)) return
    const meaning = meaningOf(code)
    if (meaning === 'again' && this.again < MOST_AGAIN) {
      this.again += 1
      clearTimeout(this.resending)
      this.resending = setTimeout(this.resend, AGAIN_MS)
    } else if (meaning !== 'aside') {
      this.settle()
      this.ear.failed()
    }
  }

  private settle(): void {
    this.pending = null
    this.again = 0
  }

  private lose(code: number, wasOpen: boolean): void {
    this.hangUp()
    clearTimeout(this.reopening)
    const unreadable = UNREADABLE[code] ?? ''
    const status = code === UNKNOWN_TABLE ? 'unknown' : unreadable ? 'unreadable' : 'lost'
    this.ear.lost(status, unreadable)
    if (status !== 'lost') return
    this.reopening = setTimeout(() => {
      this.connect()
    }, this.wait)
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2)
    if (!wasOpen) void this.askWhether()
  }

  /** Turned away at the door: perhaps there is no such table. */
  private async askWhether(): Promise<void> {
    const isThere = await this.ends.isThere()
    const isClosed = this.ping === undefined
    if (isClosed || isThere || this.seq !== null) return
    clearTimeout(this.reopening)
    this.ear.lost('unknown', '')
  }

  /** A phone that changed its network keeps a dead link for minutes unless somebody asks. */
  private readonly checkLink = (): void => {
    if (!this.link?.isOpen()) return
    if (this.isSilent) {
      this.lose(0, true)
      return
    }
    this.isSilent = true
    this.send({ type: 'ping', n: 0 })
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined

/** An id of our own for a message; randomUUID is not there on plain http in a local network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}
