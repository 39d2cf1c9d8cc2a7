// The queue of moments that a page still has to show. Pure, so that it can be tested.
import type { Recent } from '../games/board'
import type { Rounds } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { sentenceOf } from '../net/words'
import { firstSeat } from '../ui/naming'
import type { Tempo } from '../ui/settings'
import { typeOf } from './rounds'

type Position = Pick<TableNow, 'seq' | 'eyes' | 'steps' | 'waiting' | 'by' | 'hasSecrets'>

/** The table after one message, with the position before it. */
export interface Scene extends Position {
  before: Scene
  /** Who has acted; null when nobody has, or nothing can be told of it. */
  actor: number | null
  /** It is a seat of this page. */
  isMine: boolean
  /** Only heard of: it cannot be shown again. */
  isEarlier: boolean
}

export interface Telling {
  shown: Scene
  /** What stands until everything is shown. */
  before: Scene
  queue: readonly Scene[]
  /** What has been shown, the newest last. */
  past: readonly Scene[]
}

const PACE_MS: Record<Tempo, number> = { slow: 2200, normal: 1200, instant: 0 }
/** On one screen: time to see what came of it, before the next player takes over. */
const REST_MS = 1800
/** The end of a round is a moment of its own. */
const ROUND_MS: Record<Tempo, number> = { slow: 9000, normal: 5000, instant: 0 }
const SHORTEST_MS = 450
/** A page that has fallen behind this far goes faster; this far, it leaves the older steps out. */
const MANY = 8
const MOST = 60
const MOST_PAST = 60

export function sceneOf({ seq, eyes, steps, waiting, by, hasSecrets }: Position, before?: Scene): Scene {
  const actor = steps.length > 0 ? (actorOf(steps) ?? awaitedIn(before)) : null
  const isMine = actor !== null && eyes.some((eye) => eye.seat === actor)
  const rest = { actor, isMine, isEarlier: false, before: undefined as never }
  const scene: Scene = { seq, eyes, steps, waiting, by, hasSecrets, ...rest }
  scene.before = before ?? scene
  return scene
}

/** Of what cannot be told we know at least who was to act. */
function awaitedIn(before: Scene | undefined): number | null {
  const seats = before?.waiting?.type === 'decide' ? before.waiting.seats : []
  return seats.length === 1 ? (seats[0] ?? null) : null
}

/** What is told begins with whoever has acted. */
function actorOf(steps: Position['steps']): number | null {
  const sentence = steps.flatMap(({ events }) => events.map((event) => sentenceOf(event, 'en'))).find(Boolean)
  return sentence ? firstSeat(sentence) : null
}

/** Whether anything of a scene can be told. */
export function isTold({ steps }: Scene): boolean {
  return steps.some(({ events }) => events.some((event) => sentenceOf(event, 'en')))
}

/** Whether a round ends in a scene, and the game goes on. */
export function endsRound({ steps, waiting }: Pick<Scene, 'steps' | 'waiting'>, rounds: Rounds | null): boolean {
  if (!rounds || waiting?.type === 'over') return false
  return steps.some(({ events }) => events.some((event) => typeOf(event) === rounds.end))
}

/** How long a scene is shown at least before the next one; `waiting` are in the queue. */
export function holdOf(scene: Scene, tempo: Tempo, waiting: number, rounds: Rounds | null = null): number {
  if (scene.steps.length === 0) return 0
  if (tempo !== 'instant' && endsRound(scene, rounds)) return ROUND_MS[tempo]
  // Before the curtain falls.
  if (scene.hasSecrets) return REST_MS
  if (tempo === 'instant') return 0
  if (scene.isMine || !isTold(scene)) return 0
  return waiting > MANY ? Math.max(SHORTEST_MS, PACE_MS[tempo] / 2) : PACE_MS[tempo]
}

/** A sentence comes when its picture has been shown, and no picture is so long that it is not read. */
const READ_MS = 700

/** How long a scene is still shown once its picture is over; that has taken `shown_ms` of its time. */
export function restOf(hold_ms: number, shown_ms: number): number {
  return Math.max(hold_ms - shown_ms, Math.min(hold_ms, READ_MS))
}

/** A breath between what one did oneself and what somebody else does then. */
const BREATH_MS: Record<Tempo, number> = { slow: 1200, normal: 700, instant: 0 }

/** How long a scene that has been shown stands before the next one begins. */
export function breathAfter(scene: Scene, tempo: Tempo): number {
  return scene.isMine ? BREATH_MS[tempo] : 0
}

interface How {
  isAtOnce: boolean
  isBusy: boolean
}

/** After one more message: shown at once, or when its turn comes. */
export function withScene(telling: Telling, now: TableNow, { isAtOnce, isBusy }: How): Telling {
  const last = telling.queue.at(-1) ?? telling.shown
  // A welcome, or something that was taken back: there is nothing to show on the way.
  if (!now.steps.some(({ events }) => events.length > 0)) {
    const scene = sceneOf(now)
    return { shown: scene, before: scene, queue: [], past: [] }
  }
  const scene = sceneOf(now, bare(last))
  if (isAtOnce) {
    const caughtUp = [...telling.queue, scene].reduce((all, each) => showing({ ...all, queue: [] }, each), telling)
    return { ...caughtUp, before: telling.shown }
  }
  if (isBusy || telling.queue.length > 0) {
    return { ...telling, queue: [...telling.queue, scene].slice(-MOST) }
  }
  return showing({ ...telling, before: telling.shown }, scene)
}

/** The next one of the queue. */
export function nextScene(telling: Telling): Telling {
  const [scene, ...queue] = telling.queue
  if (!scene) return telling
  return showing({ ...telling, before: telling.shown, queue }, scene)
}

function showing(telling: Telling, scene: Scene): Telling {
  return { ...telling, shown: scene, past: [...telling.past, scene].slice(-MOST_PAST) }
}

/** The present at once: what led to it is past, and not played any more. */
export function skipped(telling: Telling): Telling {
  if (telling.queue.length === 0) return telling
  let last = telling
  while (last.queue.length > 0) last = nextScene(last)
  return { ...last, shown: { ...last.shown, steps: [] } }
}

/** Since a seat of this page acted last, with that: what is told and can be shown again. */
export function recentOf(past: readonly Scene[]): readonly Scene[] {
  return past.slice(
    Math.max(
      0,
      past.findLastIndex((scene) => scene.isMine),
    ),
  )
}

/** Everything of that, once more. */
export function again(telling: Telling): Telling {
  const recent = recentOf(telling.past)
  const [first] = recent
  if (!first) return telling
  return { ...telling, shown: first.before, queue: recent, past: telling.past.slice(0, -recent.length) }
}

/** For the board of a seat, or of a spectator: what its marks are made of. */
export function recentFor(past: readonly Scene[], seat: number | null, isAside: IsAside = () => false): Recent[] {
  const isOwn = (scene: Scene) => seat !== null && hasActed(scene, seat, isAside)
  const first = seat === null ? turnBegan(past) : past.findLastIndex(isOwn)
  return past.slice(Math.max(0, first)).flatMap((scene) => {
    const step = scene.steps[scene.eyes.findIndex((eye) => eye.seat === seat)]
    const before = scene.isEarlier ? null : (scene.before.eyes.find((eye) => eye.seat === seat)?.view ?? null)
    return step ? [{ ...step, isOwn: isOwn(scene), before }] : []
  })
}

type IsAside = (event: unknown) => boolean

/** What a bot did in one's name is news. Of a decision that only luck tells of, one is told no author. */
function hasActed({ by, steps, eyes, actor }: Scene, seat: number, isAside: IsAside): boolean {
  const events = steps[eyes.findIndex((eye) => eye.seat === seat)]?.events ?? []
  const isMine = by.length > 0 ? by.some((each) => each.seat === seat && each.as === 'person') : actor === seat
  return isMine && (events.length === 0 || !events.every(isAside))
}

/** Where those began that the same seat has done in a row. */
function turnBegan(past: readonly Scene[]): number {
  const actor = past.findLast((scene) => scene.actor !== null)?.actor ?? null
  return past.findLastIndex((scene) => scene.actor !== null && scene.actor !== actor) + 1
}

/** A scene without what led to it: nothing is played when one goes back to it, and nothing can be done. */
export function bare(scene: Scene): Scene {
  const eyes = scene.eyes.map((eye) => ({ ...eye, offer: null, events: [], take_back: false }))
  return sceneOf({ ...scene, eyes, steps: [] })
}
