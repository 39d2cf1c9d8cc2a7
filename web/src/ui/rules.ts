// Lets any part of a page open the rules at a rule: `const rules = useRules(); rules.open('CX-42')`.
import { createContext, useContext } from 'react'

export interface Rules {
  /** Open the rules drawer, at this rule when one is named. */
  open: (rule?: string) => void
}

export const RulesContext = createContext<Rules | null>(null)

/** Null where there is no rules drawer to open. */
export function useRules(): Rules | null {
  return useContext(RulesContext)
}
