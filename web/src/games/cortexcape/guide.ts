// The guided first game: the learner begins, so that the first thing to do is to build.
import { guideSteps, words, type MomentOf } from '../../guide/steps'
import type { Guide } from '../board'
import type { Event, View } from './wire'

type Moment = MomentOf<View, Event>

const { task, note } = guideSteps<View, Event>((view) => view.phase === 'over')

const past = ({ view }: Moment, round: number, ...phases: View['phase'][]) =>
  view.round > round || (view.round === round && phases.includes(view.phase)) || view.phase === 'over'
const asked = ({ view, seat }: Moment, phase: View['phase']) => view.phase === phase && view.actor === seat
const walked = ({ view, seat }: Moment, isMine: boolean) =>
  view.history.some((round) => (round.builder === seat) === isMine)

const MAZE = ['.cx-maze']
const CONFIRM = '.cx-confirm:enabled'

export const guide: Guide = {
  seats: ['me', 'bot:easy'],
  options: { lab: 'blue', mode: 'short', assist: 'learning', starter: 0 },
  steps: [
    note(
      'aim',
      words(
        'One builds a labyrinth, the other locks them in. Whoever built it walks out and pays every door: fewest points win.',
        'L’un garnit le labyrinthe, l’autre l’y enferme. Qui a construit doit sortir et paie chaque porte : le plus petit total gagne.',
      ),
      { at: MAZE },
    ),
    task(
      'piece',
      words('You build first. Tap a piece, then a door.', 'À vous de construire. Touchez une pièce, puis une porte.'),
      (moment) => moment.sees('.cx-buttons .cx-quiet:nth-of-type(2):enabled') || past(moment, 1, 'lock', 'path'),
      {
        more: words(
          'Red and yellow ones are expensive: put them where nobody needs to pass.',
          'Les rouges et les jaunes coûtent cher : cachez-les là où personne n’a besoin de passer.',
        ),
        at: ['.cx-tray'],
      },
    ),
    task(
      'fill',
      words('Now let “Fill the rest” do the work.', 'Laissez maintenant « Compléter » finir le travail.'),
      (moment) => moment.sees(CONFIRM) || past(moment, 1, 'lock', 'path'),
      { at: ['.cx-buttons .cx-quiet:enabled'] },
    ),
    task(
      'confirm',
      words(
        'Your first labyrinth! Tap “Confirm” when you like it.',
        'Votre premier labyrinthe ! Touchez « Valider » quand il vous plaît.',
      ),
      (moment) => past(moment, 1, 'lock', 'path'),
      {
        more: words(
          'You may still drag pieces about. The hints show the worst you could be made to pay.',
          'Vous pouvez encore déplacer des pièces. L’aide montre le pire que l’on puisse vous faire payer.',
        ),
        at: ['.cx-confirm'],
      },
    ),
    note(
      'locked',
      words(
        'Your opponent has locked you in: you start at the black cone and must reach the red one.',
        'Votre adversaire vous a enfermé : vous partez du cône noir et devez atteindre le rouge.',
      ),
      { from: (moment) => past(moment, 1, 'path'), at: MAZE },
    ),
    task(
      'walk',
      words(
        'Find the cheapest way out: tap the glowing doors one after the other, then confirm.',
        'Trouvez la sortie la moins chère : touchez les portes qui brillent l’une après l’autre, puis validez.',
      ),
      (moment) => walked(moment, true),
      {
        more: words(
          'You can also drag along the corridors. Towers cannot be crossed. The hints know the cheapest price.',
          'On peut aussi glisser le long des couloirs. On ne traverse pas une tour. L’aide connaît le prix minimal.',
        ),
        from: (moment) => past(moment, 1, 'path'),
        at: [CONFIRM, '.cx-maze'],
      },
    ),
    note(
      'paid',
      words(
        'You are out! What you have paid stands on the score sheet; your marbles close both exits.',
        'Vous voilà dehors ! Ce que vous avez payé est sur la feuille de score ; vos billes ferment les deux sorties.',
      ),
      {
        more: words(
          'The pieces of your doors go to your opponent, who puts them back elsewhere and moves all three towers.',
          'Les pièces de vos portes vont à l’adversaire, qui les repose ailleurs et déplace les trois tours.',
        ),
        from: (moment) => walked(moment, true),
        at: ['.cx-sheet'],
      },
    ),
    task(
      'lock',
      words(
        'Now you lock: tap an exit for the start, then the one to be reached, and confirm.',
        'À vous de verrouiller : touchez la sortie de départ, puis celle à atteindre, et validez.',
      ),
      (moment) => past(moment, 2, 'path'),
      {
        more: words(
          'Look for two exits between which even the cheapest way is expensive: the hints print the prices on the rim.',
          'Cherchez deux sorties entre lesquelles même le meilleur chemin coûte cher : l’aide affiche les prix sur le bord.',
        ),
        from: (moment) => asked(moment, 'lock') || past(moment, 2, 'path'),
        at: [CONFIRM, '.cx-maze'],
      },
    ),
    note(
      'income',
      words(
        'Your opponent has walked and paid. The pieces taken on the way are in your hand now.',
        'Votre adversaire est sorti et a payé. Les pièces prises en chemin sont maintenant dans votre main.',
      ),
      { from: (moment) => walked(moment, false), at: ['.cx-tray', '.cx-hand', '.cx-sheet'] },
    ),
    task(
      'refill',
      words(
        'Build again: tap a piece, then a door that you emptied, or let “Fill the rest” do it.',
        'Reconstruisez : touchez une pièce, puis une porte vidée, ou laissez faire « Compléter ».',
      ),
      (moment) => moment.sees('.cx-panel h2.cx-done') || past(moment, 3, 'lock', 'path'),
      {
        from: (moment) => (asked(moment, 'build') && moment.view.round > 1) || past(moment, 3, 'lock', 'path'),
        at: ['.cx-tray', '.cx-panel'],
      },
    ),
    task(
      'towers',
      words(
        'Now the three towers: tap one, then the cylinder that takes its place. Then confirm.',
        'Et les trois tours : touchez-en une, puis le cylindre qui prend sa place. Puis validez.',
      ),
      (moment) => past(moment, 3, 'lock', 'path'),
      {
        more: words(
          'The number in the hints is the worst you could be made to pay.',
          'Le nombre de l’aide est le pire que l’on puisse vous faire payer.',
        ),
        at: [CONFIRM, '.cx-maze'],
      },
    ),
    note(
      'scores',
      words(
        'That is all you need! Two exits close in each round; after six rounds the fewest points win.',
        'Vous savez tout ! Deux sorties se ferment à chaque manche ; après six manches, le plus petit total gagne.',
      ),
      { at: ['.cx-sheet'] },
    ),
    note(
      'end',
      words(
        'Your first game is over! “Review of the decisions” shows what each decision gave away.',
        'Votre première partie est finie ! « Analyse des décisions » montre ce que chaque décision a concédé.',
      ),
      { from: ({ view }) => view.phase === 'over' },
    ),
  ],
}
