// One of several may know: "Amber or Rose".
import type { Language } from '../board'

export const sayOr = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
