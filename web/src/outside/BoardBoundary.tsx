// Whatever goes wrong inside a board stays there: the table around it goes on.
import { lazy, Suspense } from 'react'
import type { BoardProps, GameFolder } from '../games/board'
import type { GameInfo } from '../net/api'
import { Boundary } from '../ui/Boundary'
import { textOf } from './text'

const GenericBoard = lazy(() => import('./GenericBoard').then((board) => ({ default: board.GenericBoard })))

interface Props extends BoardProps {
  folder: GameFolder
  /** Undefined where nobody has asked the server yet. */
  info: GameInfo | undefined
}

/** The game's board; if it fails the plain one, and if that fails too a sentence. */
export function SafeBoard({ folder, info, ...props }: Props) {
  const sentence = <p className="message">{textOf(props.language).fell}</p>
  const plain = info ? (
    <Boundary instead={sentence}>
      <Suspense fallback={null}>
        <GenericBoard {...props} info={info} words={folder} hasFallen />
      </Suspense>
    </Boundary>
  ) : (
    sentence
  )
  return (
    <Boundary instead={plain}>
      <folder.Board {...props} />
    </Boundary>
  )
}
