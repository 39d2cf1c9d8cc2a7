// The guided first game: a promenade for two with the best of bots, told as it goes.
import { guideSteps, type Done as GoalOf } from '../../guide/steps'
import type { Guide } from '../board'
import { FIRST_GHOST } from './facts'
import { filledSlots } from './puzzle'
import { asView, pawnOf } from './reading'
import type { View } from './wire'

type Done = GoalOf<View>

const isOver = (view: View) => view.phase === 'over'
const { step, reading } = guideSteps(asView, isOver)

const filled = (view: View) => filledSlots(view).length
const isOut: Done = (view, seat) => pawnOf(view, seat)?.where !== 'base'

export const guide: Guide = {
  seats: ['me', 'bot:hard'],
  options: { difficulty: 'easy', midnight: false },
  steps: [
    reading(
      'Night over the haunted house. Twelve pieces of a hexagon are scattered in the Garden, the Manor and the Attic. You are the red disc, your mate is the blue triangle: you win together once the hexagon is whole.',
      'La nuit tombe sur la maison hantée. Douze fragments d’un hexagone sont dispersés dans le Jardin, le Manoir et le Grenier. Vous êtes le disque rouge, votre équipier le triangle bleu : vous gagnez ensemble quand l’hexagone est entier.',
    ),
    step(
      'Roll the die.',
      'Lancez le dé.',
      (view, seat) => view.round > 1 || view.active !== seat || view.phase !== 'roll' || isOut(view, seat),
    ),
    step(
      'You walk exactly as many edges as you rolled, without turning back. Choose one of the glowing ends; the light shows the way there. On a phone: one tap to look, a second one to go.',
      'On avance exactement d’autant d’arêtes que le dé indique, sans demi-tour. Choisissez une arrivée qui brille ; la lumière montre le chemin. Sur téléphone : un appui pour voir, un second pour y aller.',
      isOut,
    ),
    step(
      'Triangles are portions: touch the crossing of one in your colour and it flies into the hexagon, even in passing. A padlock in your colour springs open when you touch it; one of two colours needs both of you at once. You may stop in front of a padlock; black ones never open. Goal: the first piece of the hexagon.',
      'Les triangles sont des fragments : touchez le croisement d’un fragment à votre couleur et il s’envole vers l’hexagone, même en passant. Un cadenas à votre couleur s’ouvre dès que vous le touchez ; s’il a deux couleurs, il faut y être à deux. On peut s’arrêter devant un cadenas ; les noirs ne s’ouvrent jamais. Objectif : la première pièce.',
      (view) => filled(view) >= 1,
    ),
    reading(
      `From round ${FIRST_GHOST} on there are ghosts: one comes by itself, then one with every 6. After each round they drift upwards: the white die takes them right, the black one left. The violet mist shows where they may come to rest; tap a ghost to see its own, in percent.`,
      `À partir du tour ${FIRST_GHOST}, il y a des fantômes : un vient de lui-même, puis un à chaque 6. Après chaque tour, ils montent : le dé blanc les mène à droite, le noir à gauche. La brume violette montre où ils peuvent s’arrêter ; touchez un fantôme pour voir la sienne, en pour cent.`,
      (view) => view.round >= 3 || view.ghosts.length > 0,
    ),
    reading(
      'Whoever is caught goes to the prison of the zone: three turns, or out at once with a double. Ending a move along a “?” cell, you draw a mystery card: a little more often good than bad.',
      'Qui se fait prendre va à la prison de la zone : trois tours, ou dehors aussitôt avec un double. Qui finit le long d’une case « ? » tire une carte mystère : un peu plus souvent bonne que mauvaise.',
      (view, seat) => view.ghosts.length > 0 || pawnOf(view, seat)?.where === 'prison' || filled(view) >= 3,
    ),
    step(
      'The way up leads through the gates. Draw arrows for each other with “Plan”: people see them at once (bots do not read them). Goal: half of the hexagon.',
      'On monte par les portes. Dessinez-vous des flèches avec « Plan » : les autres joueurs les voient aussitôt (les robots ne les lisent pas). Objectif : la moitié de l’hexagone.',
      (view) => filled(view) >= 6,
    ),
    step(
      'Half done! Keep an eye on the night above the board: it shows until which round gold, silver and bronze can be won. Now the rest of the hexagon.',
      'La moitié est faite ! Gardez un œil sur la nuit au-dessus du plateau : elle montre jusqu’à quel tour on gagne l’or, l’argent ou le bronze. Au reste de l’hexagone, maintenant.',
      isOver,
    ),
    {
      text: {
        en: 'The house is quiet again. Next time: more players, ghosts that come back (hard), or Midnight, where the team can lose.',
        fr: 'La maison est de nouveau calme. La prochaine fois : à plus nombreux, avec des fantômes qui reviennent (difficile), ou Minuit, où l’équipe peut perdre.',
      },
    },
  ],
}
