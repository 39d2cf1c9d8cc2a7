// The guided first game. Luck decides who builds first, so there are two tracks of steps: those
// of the other track count as done at once.
import type { Guide, GuideStep } from '../board'
import { asView } from './reading'
import type { View } from './wire'

type Done = (view: View, seat: number) => boolean

const past = (round: number, phases: View['phase'][]): Done => (view) =>
  view.round > round || (view.round === round && phases.includes(view.phase))

const step = (en: string, fr: string, done: Done): GuideStep => ({
  text: { en, fr },
  until: (anyView, seat) => {
    const view = asView(anyView)
    return view.phase === 'over' || done(view, seat)
  },
})

const whenIBegin = (en: string, fr: string, done: Done) =>
  step(en, fr, (view, seat) => (view.starter !== null && view.starter !== seat) || done(view, seat))

const whenTheBotBegins = (en: string, fr: string, done: Done) =>
  step(en, fr, (view, seat) => view.starter === seat || done(view, seat))

const AFTER_BUILD: View['phase'][] = ['lock', 'path']

const iBegin = [
  whenIBegin(
    'You build first. Tap a piece, then a door: put the expensive red and yellow ones where nobody needs to pass. Then let “Fill the rest” do the work, and confirm.',
    'Vous construisez en premier. Touchez une pièce, puis une porte : cachez les rouges et les jaunes, qui coûtent cher, là où personne n’a besoin de passer. Laissez ensuite « Compléter » finir, et validez.',
    past(1, AFTER_BUILD),
  ),
  whenIBegin(
    'Now your opponent locks you in: the black cone shows where you start, the red cone the exit you must reach.',
    'Votre adversaire vous enferme : le cône noir marque votre départ, le rouge la sortie à atteindre.',
    past(1, ['path']),
  ),
  whenIBegin(
    'Find the cheapest way out: tap the glowing doors in turn, or drag along the corridors. A tower cannot be crossed. The hints know the cheapest price.',
    'Trouvez le chemin le moins cher : touchez les portes qui brillent l’une après l’autre, ou glissez le long des couloirs. On ne traverse pas une tour. L’aide connaît le prix minimal.',
    past(1, []),
  ),
  whenIBegin(
    'Your marbles close both exits. What you paid for goes to your opponent, who puts it back on the doors you emptied and moves all three towers.',
    'Vos billes ferment les deux sorties. Ce que vous avez payé passe à l’adversaire, qui le repose sur les portes vidées et déplace les trois tours.',
    past(2, AFTER_BUILD),
  ),
  whenIBegin(
    'Your turn to lock: tap an exit for the start, then another to be reached. Choose the pair whose cheapest way is the dearest; the hints print the prices on the rim.',
    'À vous de verrouiller : touchez une sortie pour le départ, puis celle à atteindre. Cherchez la paire dont le meilleur chemin coûte le plus ; l’aide affiche les prix sur le bord.',
    past(2, ['path']),
  ),
  whenIBegin('Watch your opponent pay.', 'Regardez l’adversaire payer.', past(2, [])),
  whenIBegin(
    'You build again: put the pieces in your hand back, then move each tower: tap it, then the cylinder that takes its place. The number in the hints is the worst you could be made to pay.',
    'Vous construisez à nouveau : reposez les pièces en main, puis déplacez chaque tour : touchez-la, puis le cylindre qui prend sa place. Le nombre de l’aide est le pire que l’on puisse vous faire payer.',
    past(3, AFTER_BUILD),
  ),
]

const theBotBegins = [
  whenTheBotBegins(
    'Your opponent builds first and fills all 20 doors: white costs 0, green 1, yellow 2, red 3, and a tower blocks.',
    'Votre adversaire construit en premier et garnit les 20 portes : blanc coûte 0, vert 1, jaune 2, rouge 3, et une tour bloque.',
    past(1, AFTER_BUILD),
  ),
  whenTheBotBegins(
    'You lock: tap an exit for the start, then another to be reached, and confirm. Choose the pair whose cheapest way is the dearest; the hints print the prices on the rim.',
    'Vous verrouillez : touchez une sortie pour le départ, puis celle à atteindre, et validez. Cherchez la paire dont le meilleur chemin coûte le plus ; l’aide affiche les prix sur le bord.',
    past(1, ['path']),
  ),
  whenTheBotBegins(
    'Watch your opponent walk out and pay. The marbles then close both exits for good.',
    'Regardez l’adversaire sortir et payer. Ses billes ferment ensuite les deux sorties pour de bon.',
    past(1, []),
  ),
  whenTheBotBegins(
    'You build: what was carried off is in your hand. “Fill the rest” puts it back; then move each tower: tap it, then the cylinder that takes its place.',
    'Vous construisez : ce qui a été emporté est dans votre main. « Compléter » le repose ; déplacez ensuite chaque tour : touchez-la, puis le cylindre qui prend sa place.',
    past(2, AFTER_BUILD),
  ),
  whenTheBotBegins(
    'Now you are locked in: the black cone shows where you start, the red cone the exit you must reach.',
    'On vous enferme : le cône noir marque votre départ, le rouge la sortie à atteindre.',
    past(2, ['path']),
  ),
  whenTheBotBegins(
    'Find the cheapest way out: tap the glowing doors in turn, or drag along the corridors. A tower cannot be crossed.',
    'Trouvez le chemin le moins cher : touchez les portes qui brillent l’une après l’autre, ou glissez le long des couloirs. On ne traverse pas une tour.',
    past(2, []),
  ),
]

export const guide: Guide = {
  seats: ['me', 'bot:level1'],
  options: { lab: 'blue', mode: 'short', assist: 'learning', clock: false },
  steps: [
    {
      text: {
        en: 'Each round, one player fills the labyrinth and the other chooses a way through it. The builder then walks it and pays every door. Fewest points win.',
        fr: 'À chaque manche, l’un garnit le labyrinthe et l’autre choisit le trajet. Qui a construit doit le parcourir et paie chaque porte. Le plus petit total gagne.',
      },
    },
    step(
      'A marble in a fist decides who builds first.',
      'Une bille cachée dans un poing décide qui construit en premier.',
      (view) => view.phase !== 'draw',
    ),
    ...iBegin,
    ...theBotBegins,
    {
      text: {
        en: 'That is all! Two exits close in each round; after six rounds the game is over. Afterwards, the review shows what every decision gave away.',
        fr: 'C’est tout ! Deux sorties se ferment à chaque manche ; après six manches, la partie est finie. La revue montre ensuite ce que chaque décision a concédé.',
      },
    },
  ],
}
