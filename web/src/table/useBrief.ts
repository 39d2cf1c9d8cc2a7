// In a game of real time: why something was refused, for as long as it takes to read it.
import { useEffect, useState } from 'react'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import { sayCode } from '../ui/trouble'

const SHOWN_MS = 6000

interface Brief {
  words: string
  /** Empty when no rule tells of it. */
  rule: string
}

/** Null when there is nothing to say. */
export function useBrief({ refused, trouble }: TableNow, isOn: boolean): Brief | null {
  const text = useText()
  const [language] = useLanguage()
  const [gone, setGone] = useState<unknown>(null)
  const cause = isOn ? (refused ?? trouble) : null
  useEffect(() => {
    if (!cause) return
    const timer = window.setTimeout(() => {
      setGone(cause)
    }, SHOWN_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [cause])
  if (!cause || cause === gone) return null
  if (cause.type !== 'refused') return { words: sayCode(cause.code, text), rule: '' }
  return { words: cause.text[language] ?? cause.text.en ?? cause.code, rule: cause.rule }
}
