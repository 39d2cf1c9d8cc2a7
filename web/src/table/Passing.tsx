// A notice that can be put away, and goes by itself after a while.
import { useEffect, useState, type ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import { useText } from '../ui/text'

const SHOWN_MS = 6000

interface Props {
  /** Another cause brings the notice back. */
  cause: unknown
  isBad?: boolean
  /** Only a click puts it away. */
  stays?: boolean
  /** It lies over what is below it. */
  floats?: boolean
  children: ReactNode
}

export function Passing({ cause, isBad = false, stays = false, floats = false, children }: Props) {
  const text = useText()
  const [gone, setGone] = useState<unknown>(null)
  useEffect(() => {
    if (stays) return
    const timer = window.setTimeout(() => {
      setGone(cause)
    }, SHOWN_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [cause, stays])
  if (gone === cause) return null
  return (
    <div className={['notice', isBad && 'notice-bad', floats && 'notice-floats'].filter(Boolean).join(' ')}>
      {children}
      <CloseNotice
        words={text.close}
        close={() => {
          setGone(cause)
        }}
      />
    </div>
  )
}

export function CloseNotice({ words, close }: { words: string; close: () => void }) {
  return (
    <button type="button" className="round notice-close" aria-label={words} title={words} onClick={close}>
      <Icon name="close" size={20} />
    </button>
  )
}
