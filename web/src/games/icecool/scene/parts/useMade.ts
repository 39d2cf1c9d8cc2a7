import { useEffect, useState } from 'react'

/** Something of the graphics card's, made once and given back when the component goes: change its key to have another. */
export function useMade<T extends { dispose: () => void }>(make: () => T): T {
  const [made] = useState(make)
  // Should the component come back (React's strict mode does that), three.js loads it anew by itself.
  useEffect(
    () => () => {
      made.dispose()
    },
    [made],
  )
  return made
}
