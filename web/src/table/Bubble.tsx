// A speech bubble with the name of its seat; gone after a while. A live region beside the ring says it.
import { useEffect, useState } from 'react'
import type { Talk } from '../net/useTableState'
import { Icon } from '../ui/Icon'
import { useText } from '../ui/text'
import { EMOTE_ICONS, wordsOf } from './emotes'

const SHOWN_MS = 4500

export function Bubble({ talk, seatName }: { talk: Talk; seatName: string }) {
  const text = useText()
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setIsGone(true)
    }, SHOWN_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [])
  if (isGone) return null
  return (
    <span className="bubble" data-testid="bubble">
      <b>{seatName}</b>
      {talk.type === 'emoted' && <Icon name={EMOTE_ICONS[talk.emote]} size={22} />}
      {wordsOf(talk, text.emotes)}
    </span>
  )
}
