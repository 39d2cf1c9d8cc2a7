/** Two letters for a name: of its first two words, or of its only one. */
export function initials(name: string): string {
  const words = (name.match(/[\p{L}\p{N}]+/gu) ?? ['?']).map((word) => Array.from(word))
  const letters = words.length > 1 ? words.slice(0, 2).map(([first]) => first) : (words[0]?.slice(0, 2) ?? [])
  return letters.join('').toLocaleUpperCase()
}
