// The book-keeping of an unconfirmed build: what is put where. Rules are the server's affair;
// this only keeps the pieces of the offer's bounds from being lost or doubled.
import { PIECES } from './facts'
import { pieceOn, type Piece } from './reading'
import { pieceKey, type Note } from './text'
import type { Build, BuildBounds } from './wire'

export type Held = { from: 'tray'; piece: Piece } | { from: 'door'; door: string } | { from: 'tower'; door: string }

export interface BuildDraft {
  fill: Readonly<Record<string, Piece>>
  /** Old tower door to target door. */
  swaps: Readonly<Record<string, string>>
  held: Held | null
  note: Note | null
}

export interface BuildGround {
  bounds: BuildBounds
  board: string
}

export const EMPTY_DRAFT: BuildDraft = { fill: {}, swaps: {}, held: null, note: null }

const note = (key: Note['key'], facts: Note['facts'] = {}, words: Note['words'] = {}): Note => ({ key, facts, words })

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

/** How many of each piece still wait in the tray. */
export function trayOf(draft: BuildDraft, { bounds }: BuildGround): Record<Piece, number> {
  const count = (letters: Iterable<string>, piece: Piece) => Array.from(letters).filter((one) => one === piece).length
  const left = (piece: Piece) => count(bounds.hand, piece) - count(Object.values(draft.fill), piece)
  return { W: left('W'), G: left('G'), Y: left('Y'), R: left('R'), '#': left('#') }
}

/** Before the swaps: what the door holds. */
function under(draft: BuildDraft, { board }: BuildGround, door: string): Piece | null {
  return draft.fill[door] ?? pieceOn(board, door)
}

/** The old tower that this door's swap belongs to, seen from either end. */
export function towerBehind(draft: BuildDraft, door: string): string | null {
  return Object.entries(draft.swaps).find(([tower, target]) => tower === door || target === door)?.[0] ?? null
}

/** What the door shows once the swaps are made. */
export function shownOn(draft: BuildDraft, ground: BuildGround, door: string): Piece | null {
  const tower = towerBehind(draft, door)
  const target = tower === null ? undefined : draft.swaps[tower]
  if (tower === null || target === undefined) return under(draft, ground, door)
  return under(draft, ground, door === tower ? target : tower)
}

export function tapTray(draft: BuildDraft, ground: BuildGround, piece: Piece): BuildDraft {
  const { held } = draft
  if (held?.from === 'door') return putBack(draft, held.door)
  if (held?.from === 'tray' && held.piece === piece) return { ...draft, held: null, note: note('saidPut') }
  if (trayOf(draft, ground)[piece] === 0) return draft
  return { ...draft, held: { from: 'tray', piece }, note: note('saidHeld', {}, { piece: pieceKey(piece) }) }
}

export function tapDoor(draft: BuildDraft, ground: BuildGround, door: string): BuildDraft {
  if (draft.held === null) return lift(draft, ground, door)
  if (draft.held.from === 'tray') return place(draft, ground, draft.held.piece, door)
  if (draft.held.door === door) return { ...draft, held: null, note: note('saidPut') }
  if (draft.held.from === 'tower') return moveTower(draft, ground, draft.held.door, door)
  return exchange(draft, ground, draft.held.door, door)
}

function lift(draft: BuildDraft, { bounds }: BuildGround, door: string): BuildDraft {
  const tower = towerBehind(draft, door) ?? (bounds.towers.includes(door) ? door : null)
  if (tower !== null)
    return { ...draft, held: { from: 'tower', door: tower }, note: note('saidTower', { door: tower }) }
  const piece = draft.fill[door]
  if (piece) return { ...draft, held: { from: 'door', door }, note: note('saidHeld', {}, { piece: pieceKey(piece) }) }
  return { ...draft, note: note(bounds.freed.includes(door) ? 'saidNeedPiece' : 'saidNeedTower') }
}

function place(draft: BuildDraft, ground: BuildGround, piece: Piece, door: string): BuildDraft {
  if (!ground.bounds.freed.includes(door)) {
    const other: BuildDraft = { ...draft, held: null }
    return ground.bounds.towers.includes(door) ? lift(other, ground, door) : { ...draft, note: note('saidNotFreed') }
  }
  // The piece that stood there goes back to the tray by itself: the tray is what is not placed.
  const placed = { ...draft, fill: { ...draft.fill, [door]: piece } }
  const more = trayOf(placed, ground)[piece] > 0
  return { ...placed, held: more ? draft.held : null, note: note('saidPlaced', { door }, { piece: pieceKey(piece) }) }
}

function exchange(draft: BuildDraft, ground: BuildGround, from: string, to: string): BuildDraft {
  if (ground.bounds.towers.includes(to)) return moveTower(draft, ground, to, from)
  const piece = draft.fill[from]
  if (!piece || !ground.bounds.freed.includes(to)) return { ...draft, note: note('saidNotFreed') }
  const other = draft.fill[to]
  const fill = { ...without(draft.fill, from), [to]: piece, ...(other ? { [from]: other } : {}) }
  const said = other
    ? note('saidSwapped', { door: from, target: to })
    : note('saidPlaced', { door: to }, { piece: pieceKey(piece) })
  // A swap whose target has just been emptied would have no cylinder to trade with.
  const swaps = other ? draft.swaps : dropTarget(draft.swaps, from)
  return { ...draft, fill, swaps, held: null, note: said }
}

function dropTarget(swaps: BuildDraft['swaps'], target: string): BuildDraft['swaps'] {
  return Object.fromEntries(Object.entries(swaps).filter(([, one]) => one !== target))
}

function moveTower(draft: BuildDraft, ground: BuildGround, tower: string, target: string): BuildDraft {
  if (ground.bounds.towers.includes(target)) return lift({ ...draft, held: null }, ground, target)
  if (!ground.bounds.targets.includes(target)) return { ...draft, note: note('saidNotTarget', { door: target }) }
  if (under(draft, ground, target) === null) return { ...draft, note: note('saidFillFirst', { door: target }) }
  const swaps = { ...dropTarget(draft.swaps, target), [tower]: target }
  return { ...draft, swaps, held: null, note: note('saidSwapped', { door: tower, target }) }
}

export function undoTower(draft: BuildDraft, tower: string): BuildDraft {
  return { ...draft, swaps: without(draft.swaps, tower), held: null, note: note('saidTowerBack', { door: tower }) }
}

/** Off the board: a placed piece to the tray, a moved tower to its old door. */
export function putBack(draft: BuildDraft, door: string): BuildDraft {
  const tower = towerBehind(draft, door)
  if (tower !== null) return undoTower(draft, tower)
  const piece = draft.fill[door]
  if (!piece) return { ...draft, held: null }
  return {
    ...draft,
    fill: without(draft.fill, door),
    held: null,
    note: note('saidBack', {}, { piece: pieceKey(piece) }),
  }
}

/** Whites first, then the others in order. */
export function fillRest(draft: BuildDraft, ground: BuildGround): BuildDraft {
  const tray = trayOf(draft, ground)
  const waiting = PIECES.flatMap((piece) => Array.from({ length: tray[piece] }, () => piece))
  const open = Array.from(ground.bounds.freed).filter((door) => !draft.fill[door])
  const rest = open.flatMap((door, at) => (waiting[at] ? [[door, waiting[at]] as const] : []))
  return { ...draft, fill: { ...draft.fill, ...Object.fromEntries(rest) }, held: null, note: note('saidFilled') }
}

export const clearAll = (): BuildDraft => ({ ...EMPTY_DRAFT, note: note('saidCleared') })

/** Backspace: put down what is held, else take back the last gesture that is still there. */
export function stepBack(draft: BuildDraft): BuildDraft {
  if (draft.held?.from === 'door') return putBack(draft, draft.held.door)
  if (draft.held) return { ...draft, held: null, note: note('saidPut') }
  const tower = Object.keys(draft.swaps).at(-1)
  if (tower) return undoTower(draft, tower)
  const door = Object.keys(draft.fill).at(-1)
  return door ? putBack(draft, door) : draft
}

export function missingOf(draft: BuildDraft, { bounds }: BuildGround): { doors: number; towers: number } {
  return {
    doors: bounds.freed.length - Object.keys(draft.fill).length,
    towers: bounds.towers.length - Object.keys(draft.swaps).length,
  }
}

/** Round 1 places all, later rounds refill and swap (CX-73, CX-74). */
export function toBuild(draft: BuildDraft, { bounds }: BuildGround): Build {
  if (bounds.towers === '') return { type: 'build', placement: draft.fill }
  const swaps = Array.from(bounds.towers).map((tower): [string, string] => [tower, draft.swaps[tower] ?? ''])
  return { type: 'build', refill: draft.fill, swaps }
}
