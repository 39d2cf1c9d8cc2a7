// Something that is asked of the server: under way, done, or failed with what to say about it.
import { useCallback, useState } from 'react'

export interface Attempt {
  busy: boolean
  failed: unknown
  attempt: (work: () => Promise<void>) => Promise<void>
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setBusy(true)
    setFailed(null)
    try {
      await work()
    } catch (error) {
      setFailed(error)
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, failed, attempt }
}
