// A number that counts up to its new value, in the time a walk takes to be seen.
import { useEffect, useState } from 'react'

const STEP_MS = 40
const MOST_STEPS = 10

export function CountUp({ value, motion }: { value: number; motion: boolean }) {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown >= value) return
    const next = motion ? Math.max(shown + 1, value - MOST_STEPS + 1) : value
    const timer = setTimeout(() => {
      setShown(next)
    }, STEP_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [shown, value, motion])
  // A lower value is another game or a step back in time: nothing to count.
  if (shown > value) setShown(value)
  return motion ? shown : value
}
