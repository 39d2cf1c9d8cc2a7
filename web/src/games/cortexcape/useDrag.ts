// Dragging a piece with any pointer.
import { useState, type PointerEvent as ReactPointerEvent } from 'react'
import { usePointerDrag } from '../../ui/usePointerDrag'
import type { Held } from './buildDraft'
import type { Piece } from './reading'

export interface Ghost {
  piece: Piece
  x: number
  y: number
}

export interface Drag {
  ghost: Ghost | null
  begin: (event: ReactPointerEvent, source: Held, piece: Piece) => void
}

export function useDrag(drop: (source: Held, door: string | null) => void): Drag {
  const [ghost, setGhost] = useState<Ghost | null>(null)
  const follow = usePointerDrag()

  const begin = (down: ReactPointerEvent, source: Held, piece: Piece) => {
    follow(down, {
      move: (x, y) => {
        setGhost({ piece, x, y })
      },
      end: (place) => {
        setGhost(null)
        if (!place) return
        const under = document.elementFromPoint(place.x, place.y)
        drop(source, under?.closest('[data-cx-ring="doors"]')?.getAttribute('data-cx-id') ?? null)
      },
    })
  }
  return { ghost, begin }
}
