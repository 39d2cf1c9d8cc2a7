// The guided first game: a Runner against a shaky Catcher, with the ghost line, told as it goes.
import { guideSteps, type Done as GoalOf } from '../../guide/steps'
import type { Guide } from '../board'
import { asView } from './reading'
import type { View } from './wire'

type Done = GoalOf<View>

const isOver = (view: View) => view.phase === 'game_over'
const { step, reading } = guideSteps(asView, isOver)

const hasFlicked: Done = (view, seat) =>
  view.round > 1 || (view.players[seat]?.turns ?? 0) > 0 || view.last?.seat === seat
const fishOf = (view: View, seat: number) => view.players[seat]?.fish ?? 0
const isEntered: Done = (view, seat) => view.round > 1 || view.players[seat]?.spot !== null

export const guide: Guide = {
  seats: ['me', 'bot:easy'],
  options: { learning: true, tremor: 'small', first_catcher: 1 },
  steps: [
    reading(
      'You are the blue penguin with the scarf. Three of your fish hang over doors: flick your penguin completely through a door to take its fish. Red, with the cap, is the Catcher of this round and wants your ID.',
      'Vous êtes le manchot bleu à l’écharpe. Trois de vos poissons sont accrochés au-dessus de portes : passez entièrement la porte d’une pichenette pour prendre le sien. Rouge, à la casquette, surveille cette manche et veut votre carte d’élève.',
    ),
    step(
      'A Runner starts on the red circle: put your penguin there.',
      'Un fuyard part du cercle rouge : posez-y votre manchot.',
      isEntered,
      (view, seat) => view.phase === 'entry' && view.active === seat,
    ),
    step(
      'Aim: touch a door on the board, or pull the penguin back like a slingshot. The dotted ghost line shows how the flick would go without tremor (only at a table for learning). Then: Flick!',
      'Visez : touchez une porte sur le plateau, ou tirez le manchot en arrière comme une fronde. La ligne pointillée montre où irait le tir sans tremblement (seulement à une table d’apprentissage). Puis : pichenette !',
      hasFlicked,
      (view, seat) => (view.phase === 'aim' || view.phase === 'retry') && view.active === seat,
    ),
    reading(
      'You can see the last flick again at any time, slowly and from any camera. Where the finger hits matters: on the side the penguin curves to that side, on the top of the head it jumps, even over walls.',
      'Vous pouvez revoir la dernière pichenette à tout moment, au ralenti et sous tous les angles. L’endroit frappé compte : sur le côté, le manchot tourne de ce côté ; au sommet de la tête, il saute, même par-dessus les murs.',
    ),
    step(
      'Goal: your first fish. Go through one of the doors with a fish that has your stripes. Near a wall or stuck in a door, you may first step onto the orange line.',
      'Objectif : votre premier poisson. Passez une porte dont le poisson porte vos rayures. Près d’un mur ou coincé dans une porte, vous pouvez d’abord aller sur la ligne orange.',
      (view, seat) => fishOf(view, seat) >= 1 || view.round > 1,
    ),
    reading(
      'Every fish brings a card, worth 1 to 3 points. Ones are skates and challenges: two of them give another turn, one can be announced as a challenge. Two twos move a fish. Used cards still score.',
      'Chaque poisson rapporte une carte, de 1 à 3 points. Les uns sont des patins et des défis : deux donnent un tour de plus, un seul peut être annoncé comme défi. Deux deux déplacent un poisson. Les cartes utilisées comptent encore.',
    ),
    step(
      'The round ends with your third fish, or when the Catcher has touched you twice. Then you change roles.',
      'La manche finit à votre troisième poisson, ou quand le surveillant vous a touché deux fois. Ensuite, on échange les rôles.',
      (view) => view.round > 1,
    ),
    step(
      'Now you are the Catcher: choose your place in the kitchen’s orange zone.',
      'À vous de surveiller : choisissez votre place dans la zone orange de la cuisine.',
      (view, seat) => view.catcher !== seat || view.players[seat]?.spot !== null,
      (view, seat) => view.catcher === seat && view.phase === 'catcher_placement',
    ),
    reading(
      'You act last in each circuit. Touch the Runner with your penguin, wherever it is: the first touch takes the ID, the second ends the round. Four rounds make a game; most points win.',
      'Vous jouez en dernier. Touchez le fuyard avec votre manchot, où qu’il soit : le premier contact prend sa carte, le deuxième finit la manche. Quatre manches font une partie ; le plus de points gagne.',
    ),
    {
      text: {
        en: 'Enjoy! Next time: three or four penguins, without the ghost line, or a solo warm-up tour of the school.',
        fr: 'Amusez-vous bien ! La prochaine fois : à trois ou quatre manchots, sans la ligne, ou un échauffement en solo.',
      },
      from: (view) => isOver(asView(view)),
    },
  ],
}
