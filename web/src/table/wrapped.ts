/** A text in lines that are no wider than this; a word that is wider stands alone. */
export function wrapped(words: string, wide: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  // No-break spaces hold what belongs together.
  for (const word of words.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer) <= wide) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
