/** One stroke for each match, and the number in words for those who cannot see them. */
export function drawMatches(pile, count, words) {
  pile.setAttribute('role', 'img')
  pile.setAttribute('aria-label', words)
  pile.replaceChildren(...Array.from({ length: count }, () => document.createElement('i')))
}
