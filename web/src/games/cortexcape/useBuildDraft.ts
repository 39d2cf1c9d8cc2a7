// The builder's draft in React: it lives as long as the round's build and starts anew after it.
import { useState } from 'react'
import { DOOR_IDS } from './geometry'
import type { Piece } from './reading'
import * as draftOf from './buildDraft'
import { EMPTY_DRAFT, type BuildDraft, type BuildGround, type Held } from './buildDraft'
import { stillScene, type ConePoint, type Mark, type Scene, type Spot } from './scene'
import type { BuildBounds, View } from './wire'

export interface BuildTurn {
  draft: BuildDraft
  ground: BuildGround
  scene: Scene
  tray: Record<Piece, number>
  missing: { doors: number; towers: number }
  tapTray: (piece: Piece) => void
  tapTower: (door: string) => void
  undoTower: (door: string) => void
  drop: (source: Held, door: string | null) => void
  fillRest: () => void
  clear: () => void
  back: () => void
}

export function useBuildDraft(view: View, bounds: BuildBounds | null, cone: ConePoint | null): BuildTurn | null {
  const moment = `${view.round}${view.phase}`
  const [kept, setKept] = useState({ moment, draft: EMPTY_DRAFT })
  if (!bounds) return null

  const draft = kept.moment === moment ? kept.draft : EMPTY_DRAFT
  const ground: BuildGround = { bounds, board: view.board }
  const change = (step: (before: BuildDraft) => BuildDraft) => {
    setKept((was) => ({ moment, draft: step(was.moment === moment ? was.draft : EMPTY_DRAFT) }))
  }
  return {
    draft,
    ground,
    scene: buildScene(stillScene(view, cone), view.round, draft, ground, (door) => {
      change((was) => draftOf.tapDoor(was, ground, door))
    }),
    tray: draftOf.trayOf(draft, ground),
    missing: draftOf.missingOf(draft, ground),
    tapTray: (piece) => {
      change((was) => draftOf.tapTray(was, ground, piece))
    },
    tapTower: (door) => {
      change((was) => draftOf.tapDoor({ ...was, held: null }, ground, door))
    },
    undoTower: (door) => {
      change((was) => draftOf.undoTower(was, door))
    },
    drop: (source, door) => {
      change((was) => dropped(was, ground, source, door))
    },
    fillRest: () => {
      change((was) => draftOf.fillRest(was, ground))
    },
    clear: () => {
      change(draftOf.clearAll)
    },
    back: () => {
      change(draftOf.stepBack)
    },
  }
}

/** A drag is a tap on the source and a tap on the goal; off the board it takes the piece back. */
function dropped(draft: BuildDraft, ground: BuildGround, source: Held, door: string | null): BuildDraft {
  const lifted: BuildDraft =
    source.from === 'tray' ? { ...draft, held: source } : draftOf.tapDoor({ ...draft, held: null }, ground, source.door)
  if (door === null) return source.from === 'tray' ? { ...draft, held: null } : draftOf.putBack(lifted, source.door)
  return { ...draftOf.tapDoor(lifted, ground, door), held: null }
}

function buildScene(
  scene: Scene,
  round: number,
  draft: BuildDraft,
  ground: BuildGround,
  tap: (door: string) => void,
): Scene {
  const heldDoor = draft.held && draft.held.from !== 'tray' ? draft.held.door : null
  const pieces = DOOR_IDS.flatMap((home) => {
    const tower = draftOf.towerBehind(draft, home)
    const target = tower === null ? null : (draft.swaps[tower] ?? null)
    // A swapped piece keeps the key of the door it came from: it is seen travelling.
    const door = tower === null || target === null ? home : home === tower ? target : tower
    const piece = draftOf.shownOn(draft, ground, door)
    if (!piece) return []
    const fresh = draft.fill[home] !== undefined
    const lifted = heldDoor !== null && (heldDoor === home || (tower !== null && heldDoor === tower && home === tower))
    return [{ key: `${round}b${home}${fresh ? piece : ''}`, piece, door, lifted, fresh, taken: false, tried: false }]
  })
  const doors = new Map<string, Spot>()
  for (const door of DOOR_IDS) {
    const shown = draftOf.shownOn(draft, ground, door)
    const movable =
      draft.fill[door] !== undefined || ground.bounds.towers.includes(door) || draftOf.towerBehind(draft, door) !== null
    const spot: Spot = {
      mark: markOf(draft, ground, door),
      pick: () => {
        tap(door)
      },
    }
    if (shown && movable) spot.drags = shown
    spot.named = ground.bounds.towers.includes(door) || draftOf.towerBehind(draft, door) !== null
    doors.set(door, spot)
  }
  return { ...scene, pieces, doors, swaps: Object.entries(draft.swaps) }
}

function markOf(draft: BuildDraft, { bounds }: BuildGround, door: string): Mark {
  const { held } = draft
  if (held && held.from !== 'tray' && held.door === door) return 'chosen'
  const empty = bounds.freed.includes(door) && !draft.fill[door]
  if (held?.from === 'tower') return bounds.targets.includes(door) && !empty ? 'glow' : 'dim'
  if (held) return bounds.freed.includes(door) ? 'glow' : 'plain'
  const waiting = bounds.towers.includes(door) && draft.swaps[door] === undefined
  return bounds.towers !== '' && (empty || waiting) ? 'glow' : 'plain'
}
