// The guided first game: a long solo round with glowing lines, told as it goes.
import type { Guide, GuideStep } from '../board'
import { asView } from './reading'
import type { View } from './wire'

type Done = (view: View, seat: number) => boolean

const step = (en: string, fr: string, done: Done): GuideStep => ({
  text: { en, fr },
  until: (anyView, seat) => {
    const view = asView(anyView)
    return view.phase === 'over' || done(view, seat)
  },
})

const reading = (en: string, fr: string): GuideStep => ({ text: { en, fr } })

const tricksOf = (view: View, seat: number) => view.players[seat]?.tricks ?? []
const coloursOf = (view: View, seat: number) => new Set(tricksOf(view, seat).map((trick) => trick.colour)).size

export const guide: Guide = {
  seats: ['me'],
  options: { timer: 300, assist: true, rounds_to_win: 1 },
  steps: [
    reading(
      'The monsters are freezing, and only neighbours of their own colour keep them warm. Your goal: a trick in each of the five colours. Cards have real holes: what lies below shows through.',
      'Les monstres ont froid, et seuls des voisins de leur couleur les réchauffent. Le but : un pli de chacune des cinq couleurs. Les cartes sont percées : on voit ce qu’il y a dessous.',
    ),
    step(
      'Press Ready. Three cards will be yours, and five minutes of sand.',
      'Touchez Prêt. Vous recevrez trois cartes, et cinq minutes de sable.',
      (view) => view.phase !== 'ready' && view.phase !== 'countdown',
    ),
    step(
      'Above your cards you see them stacked. Tap a card to turn it, double tap flips it, drag to change the order. Three of a colour in a line: it glows, claim! No luck? Drag a card onto the centre card.',
      'Au-dessus de vos cartes, la pile qu’elles forment. Toucher tourne, deux fois retourne, glisser change l’ordre. Trois d’une couleur en ligne : ça brille, annoncez ! Rien ne va ? Glissez une carte sur celle du centre.',
      (view, seat) => tricksOf(view, seat).length > 0,
    ),
    step(
      'Your first trick is warm! You have drawn three new cards. Rows, columns and both diagonals count. Now another colour.',
      'Votre premier pli est au chaud ! Vous avez pioché trois nouvelles cartes. Lignes, colonnes et diagonales comptent. Maintenant, une autre couleur.',
      (view, seat) => coloursOf(view, seat) > 1,
    ),
    step(
      'A trick takes one monster from each of your three cards: look for a colour, and bring its three monsters into one line. Holes of the upper cards must let the lower ones show.',
      'Un pli prend un monstre sur chacune de vos trois cartes : choisissez une couleur et amenez ses trois monstres sur une ligne. Les trous du dessus doivent laisser voir le dessous.',
      (view, seat) => coloursOf(view, seat) > 2,
    ),
    step(
      'Well done, only two more. A claim without a line freezes your claims for two seconds, so look twice. In a real game nothing glows.',
      'Bravo, encore deux. Une annonce sans ligne gèle vos annonces deux secondes : regardez bien. Dans une vraie partie, rien ne brille.',
      (view, seat) => coloursOf(view, seat) > 4,
    ),
    reading(
      'That is all there is! With others everybody plays at the same time, and the centre card goes to whoever is first. Alone, the sand timer and your own records wait for you.',
      'Vous savez tout ! À plusieurs, tout le monde joue en même temps, et la carte du centre va au plus rapide. En solo, le sablier et vos records vous attendent.',
    ),
  ],
}
