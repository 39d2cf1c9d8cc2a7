// The guided first game: a Runner against a shaky Catcher, with the ghost line, told as it goes.
import { guideSteps, words, type MomentOf } from '../../guide/steps'
import type { Guide } from '../board'
import type { Event, View } from './wire'

type Moment = MomentOf<View, Event>

const isOver = (view: View) => view.phase === 'game_over'
const { task, note, aside } = guideSteps<View, Event>(isOver)

const isAiming = ({ view, seat }: Moment) => (view.phase === 'aim' || view.phase === 'retry') && view.active === seat
const me = ({ view, seat }: Moment) => view.players[seat]
const hasFlicked = (moment: Moment) => moment.view.round > 1 || (moment.view.last?.seat ?? null) === moment.seat
const SCHOOL = ['.ice-stage']

export const guide: Guide = {
  seats: ['me', 'bot:easy'],
  options: { learning: true, tremor: 'small', first_catcher: 1 },
  steps: [
    note(
      'aim',
      words(
        'You are the blue penguin. Three of your fish hang over doors: slide right through a door to take its fish.',
        'Vous êtes le manchot bleu. Trois de vos poissons sont accrochés au-dessus de portes : traversez une porte pour prendre le sien.',
      ),
      {
        more: words(
          'Red, with the cap, is the Catcher of this round and wants your ID.',
          'Rouge, à la casquette, surveille cette manche et veut votre carte d’identité.',
        ),
        at: SCHOOL,
      },
    ),
    task(
      'enter',
      words('You start on the red circle: put your penguin there.', 'On part du cercle rouge : posez-y votre manchot.'),
      (moment) => moment.view.round > 1 || (me(moment)?.spot ?? null) !== null,
      {
        from: ({ view, seat }) => view.phase === 'entry' && view.active === seat,
        at: ['.ice-do .ice-main', '.ice-do'],
      },
    ),
    task(
      'flick',
      words(
        'Put your finger on your penguin, pull it back like a slingshot, and let go: it flies off the other way.',
        'Posez le doigt sur votre manchot, tirez en arrière comme avec une fronde, et lâchez : il part dans l’autre sens.',
      ),
      hasFlicked,
      {
        more: words(
          'Back on the penguin, nothing is flicked. Or touch a door to aim at it, set the power, and press “Flick!”. The dotted line shows the way without tremor.',
          'Revenez sur lui pour renoncer. Ou touchez une porte pour la viser, réglez la force, puis « Pichenette ! ». La ligne pointillée montre où il irait sans tremblement.',
        ),
        from: (moment) => isAiming(moment) || hasFlicked(moment),
        at: ['.ice-fire'],
      },
    ),
    note(
      'power',
      words(
        'Your first flick! The further you pull, the harder it is; hit on the side it curves, on the head it jumps.',
        'Votre première pichenette ! Plus vous tirez, plus elle est forte ; sur le côté, elle tourne ; sur la tête, le manchot saute.',
      ),
      {
        more: words(
          'Drag the spot on the penguin’s back to hit it elsewhere; a jump even goes over walls. Any flick can be watched again, slowly and from any side.',
          'Déplacez le point sur le dos du manchot pour frapper ailleurs ; un saut passe même par-dessus les murs. Toute pichenette peut se revoir, au ralenti et de tous côtés.',
        ),
        at: SCHOOL,
      },
    ),
    task(
      'fish',
      words(
        'Next goal: your first fish. Go through a door with a fish in your stripes.',
        'Prochain objectif : votre premier poisson. Passez une porte dont le poisson porte vos rayures.',
      ),
      (moment) =>
        (me(moment)?.fish ?? 0) > 0 ||
        moment.view.round > 1 ||
        moment.events.some((event) => event.type === 'fish_taken' && event.seat === moment.seat),
      {
        more: words(
          'Near a wall or stuck in a door, you may first step onto the orange line.',
          'Près d’un mur ou coincé dans une porte, vous pouvez d’abord aller sur la ligne orange.',
        ),
        at: ['.ice-fire', ...SCHOOL],
      },
    ),
    note(
      'cards',
      words(
        'A card for you, worth 1 to 3 points! Two ones give another turn, two twos move a fish; they still count.',
        'Une carte pour vous, de 1 à 3 points ! Deux 1 donnent un tour de plus, deux 2 déplacent un poisson ; elles comptent toujours.',
      ),
      {
        more: words(
          'A single one can be announced as a challenge: if you manage it, you draw another card.',
          'Un seul 1 peut être annoncé comme défi : s’il réussit, vous piochez une autre carte.',
        ),
        from: (moment) => (me(moment)?.cards.length ?? 0) > 0,
        at: ['.ice-hand', ...SCHOOL],
      },
    ),
    note(
      'round',
      words(
        'The round is over: three fish, or caught twice. Now you change roles.',
        'La manche est finie : trois poissons, ou attrapé deux fois. On échange les rôles.',
      ),
      {
        more: words(
          'Everybody has drawn a card for each ID they held.',
          'Chacun a pioché une carte par carte d’identité en sa possession.',
        ),
        from: ({ view }) => view.round > 1,
        at: SCHOOL,
      },
    ),
    task(
      'place',
      words(
        'You are the Catcher now: choose your place in the orange zone of the kitchen.',
        'À vous de surveiller : choisissez votre place dans la zone orange de la cuisine.',
      ),
      ({ view, seat }) => view.catcher !== seat || view.players[seat]?.spot !== null,
      {
        from: ({ view, seat }) => view.catcher === seat && view.phase === 'catcher_placement',
        at: ['.ice-do .ice-main', '.ice-do'],
      },
    ),
    task(
      'hunt',
      words(
        'Touch the red penguin with yours: the first touch takes the ID, the second ends the round.',
        'Touchez le manchot rouge avec le vôtre : le premier contact prend sa carte, le deuxième finit la manche.',
      ),
      ({ view, seat, events }) =>
        view.round > 2 || events.some((event) => event.type === 'id_taken' && event.catcher === seat),
      {
        from: (moment) => moment.view.catcher === moment.seat && isAiming(moment),
        at: ['.ice-fire', ...SCHOOL],
      },
    ),
    note(
      'score',
      words(
        'Each of you catches twice: after four rounds, the most points on cards win.',
        'Chacun surveille deux fois : après quatre manches, le plus de points sur les cartes gagne.',
      ),
      { from: ({ view }) => view.round > 2, at: ['.ice-players', ...SCHOOL] },
    ),
    aside(
      'caught',
      words(
        'You were caught! The Catcher has your ID, and you start again from the red circle. You keep your fish.',
        'Attrapé ! Le surveillant a votre carte d’identité, et vous repartez du cercle rouge. Vos poissons vous restent.',
      ),
      ({ events, seat }) => events.some((event) => event.type === 'id_taken' && event.seat === seat),
      { at: SCHOOL },
    ),
    aside(
      'retry',
      words(
        'Your penguin is still on the red circle: that does not count. Flick again.',
        'Votre manchot est encore sur le cercle rouge : cela ne compte pas. Encore une pichenette.',
      ),
      ({ events, seat }) => events.some((event) => event.type === 'must_retry' && event.seat === seat),
      { at: ['.ice-fire', ...SCHOOL] },
    ),
    note(
      'end',
      words(
        'That was your first school day! Next time: three or four penguins, or without the dotted line.',
        'C’était votre premier jour de collège ! La prochaine fois : à trois ou quatre manchots, ou sans la ligne pointillée.',
      ),
      { from: ({ view }) => isOver(view) },
    ),
  ],
}
