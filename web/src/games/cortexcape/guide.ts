// The guided first game: the learner begins, so that the first thing to do is to build.
import type { Guide, GuideStep } from '../board'
import { asView } from './reading'
import type { View } from './wire'

type Done = (view: View) => boolean

const past =
  (round: number, phases: View['phase'][]): Done =>
  (view) =>
    view.round > round || (view.round === round && phases.includes(view.phase))

const isOver = (view: unknown) => asView(view).phase === 'over'

/** Something to do: stays until it is done. */
const step = (en: string, fr: string, done: Done): GuideStep => ({
  text: { en, fr },
  until: (view) => isOver(view) || done(asView(view)),
})

/** Something to read: stays until it is read, or the game is over. */
const reading = (en: string, fr: string): GuideStep => ({ text: { en, fr }, gone: isOver })

const AFTER_BUILD: View['phase'][] = ['lock', 'path']

const played = [
  step(
    'You build first. Tap a piece, then a door: put the expensive red and yellow ones where nobody needs to pass. Then let “Fill the rest” do the work, and confirm.',
    'Vous construisez en premier. Touchez une pièce, puis une porte : cachez les rouges et les jaunes, qui coûtent cher, là où personne n’a besoin de passer. Laissez ensuite « Compléter » finir, et validez.',
    past(1, AFTER_BUILD),
  ),
  reading(
    'Now your opponent locks you in: the black cone shows where you start, the red cone the exit you must reach.',
    'Votre adversaire vous enferme : le cône noir marque votre départ, le rouge la sortie à atteindre.',
  ),
  step(
    'Find the cheapest way out: tap the glowing doors in turn, or drag along the corridors. A tower cannot be crossed. The hints know the cheapest price.',
    'Trouvez le chemin le moins cher : touchez les portes qui brillent l’une après l’autre, ou glissez le long des couloirs. On ne traverse pas une tour. L’aide connaît le prix minimal.',
    past(1, []),
  ),
  reading(
    'Your marbles close both exits. What you paid for goes to your opponent, who puts it back on the doors you emptied and moves all three towers.',
    'Vos billes ferment les deux sorties. Ce que vous avez payé passe à l’adversaire, qui le repose sur les portes vidées et déplace les trois tours.',
  ),
  step(
    'Your turn to lock: tap an exit for the start, then another to be reached. Choose the pair whose cheapest way is the dearest; the hints print the prices on the rim.',
    'À vous de verrouiller : touchez une sortie pour le départ, puis celle à atteindre. Cherchez la paire dont le meilleur chemin coûte le plus ; l’aide affiche les prix sur le bord.',
    past(2, ['path']),
  ),
  reading(
    'Watch your opponent pay: the doors on the way cost their points, and the pieces taken there come to you.',
    'Regardez l’adversaire payer : les portes du chemin coûtent leurs points, et les pièces prises vous reviennent.',
  ),
  step(
    'You build again: put the pieces in your hand back, then move each tower: tap it, then the cylinder that takes its place. The number in the hints is the worst you could be made to pay.',
    'Vous construisez à nouveau : reposez les pièces en main, puis déplacez chaque tour : touchez-la, puis le cylindre qui prend sa place. Le nombre de l’aide est le pire que l’on puisse vous faire payer.',
    past(3, AFTER_BUILD),
  ),
  reading(
    'That is all you need! Two exits close in each round, and after six rounds the fewest points win. Play on: I come back at the end.',
    'Vous savez tout ! Deux sorties se ferment à chaque manche ; après six manches, le plus petit total gagne. Continuez : je reviens à la fin.',
  ),
]

export const guide: Guide = {
  seats: ['me', 'bot:easy'],
  options: { lab: 'blue', mode: 'short', assist: 'learning', starter: 0 },
  steps: [
    reading(
      'Each round, one player fills the labyrinth and the other chooses a way through it. The builder then walks it and pays every door. Fewest points win.',
      'À chaque manche, l’un garnit le labyrinthe et l’autre choisit le trajet. Qui a construit doit le parcourir et paie chaque porte. Le plus petit total gagne.',
    ),
    ...played,
    {
      text: {
        en: 'Your first game is over. “Review of the decisions” shows what each decision gave away; “Play again” opens a fresh table with the same help.',
        fr: 'Votre première partie est finie. « Analyse des décisions » montre ce que chaque décision a concédé ; « Rejouer » ouvre une nouvelle table avec la même aide.',
      },
      from: isOver,
    },
  ],
}
