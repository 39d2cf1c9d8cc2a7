// Numbers as a review puts them.
import type { Language } from '../games/board'

/** With one digit after the point, which in French is a comma. */
export const sayDecimal = (value: number, language: Language): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
