// A board without a framework and without a build: it is handed the table anew after each change.
import { drawMatches } from './draw.js'

const WORDS = {
  en: { left: (n) => `${n} matches are left.`, take: (n) => `Take ${n}` },
  fr: { left: (n) => `Il reste ${n} allumettes.`, take: (n) => `En prendre ${n}` },
}

export default {
  mount(element, table) {
    const pile = document.createElement('div')
    pile.className = 'pile'
    const ways = document.createElement('div')
    ways.className = 'ways'
    element.append(pile, ways)

    function update(now) {
      const words = WORDS[now.language]
      drawMatches(pile, now.view.matches, words.left(now.view.matches))
      ways.replaceChildren(
        ...(now.offer?.actions ?? []).map((action) => {
          const button = document.createElement('button')
          button.type = 'button'
          button.textContent = words.take(action.count)
          button.disabled = now.busy
          button.addEventListener('click', () => now.act(action))
          return button
        }),
      )
    }
    update(table)
    return { update, unmount: () => element.replaceChildren() }
  },
  seatName: (view, seat, language) => (language === 'fr' ? ['Bleu', 'Rouge', 'Vert'] : ['Blue', 'Red', 'Green'])[seat],
}
