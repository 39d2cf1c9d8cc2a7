// Before a flick, for who wants to be asked: the hand has let go, and the band waits.
import { useEffect, useRef } from 'react'
import type { Language } from '../board'
import { say } from './text'

export function AskPanel({ language, yes, no }: { language: Language; yes: () => void; no: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="ice-panel ice-ask" role="group" aria-label={say(language, 'askTitle')} data-testid="ice-ask">
      <p>{say(language, 'askTitle')}</p>
      <div className="ice-row">
        <button type="button" className="ice-main" ref={button} onClick={yes}>
          {say(language, 'flickButton')}
        </button>
        <button type="button" onClick={no}>
          {say(language, 'askNo')}
        </button>
      </div>
    </div>
  )
}
