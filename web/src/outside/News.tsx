// What has just happened, in the game's own sentences; said aloud to those who listen.
import { useState } from 'react'
import type { BoardProps } from '../games/board'
import { textOf } from './text'

interface Props extends Pick<BoardProps, 'step' | 'language'> {
  tell: (event: unknown) => string | null
  /** Only for those who listen: a board that draws shows it itself. */
  isHidden?: boolean
}

export function News({ step, language, tell, isHidden = false }: Props) {
  // It stands until something else has happened; a step of which nothing can be told is no news.
  const [kept, setKept] = useState(step)
  const told = (step?.events ?? []).map(tell).filter((sentence) => sentence !== null)
  if (step !== kept && told.length > 0) setKept(step)
  const shown = told.length > 0 ? told : (kept?.events ?? []).map(tell).filter((sentence) => sentence !== null)
  return (
    <div
      className={isHidden ? 'hidden' : 'ob-news'}
      aria-live="polite"
      aria-label={textOf(language).news}
      role="status"
    >
      {shown.map((sentence, at) => (
        <p key={at}>{sentence}</p>
      ))}
    </div>
  )
}
