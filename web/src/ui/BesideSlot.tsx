// Where a board's column of panels may show the story, when there is no room for a column of its own.
import { createContext, useContext, type ReactNode } from 'react'

export const BesideContext = createContext<ReactNode>(null)

/** Stands at the end of a column of panels; empty unless the table puts something there. */
export function BesideSlot() {
  return useContext(BesideContext)
}
