// The guided first game: a solo round with glowing lines and ten minutes of sand, which stands still
// while a card of the guide is read (MF-53: alone, one may pause as often as one likes).
import { guideSteps, words, type MomentOf } from '../../guide/steps'
import type { Guide } from '../board'
import { asView } from './reading'
import type { Event, View } from './wire'

type Moment = MomentOf<View, Event>

const { task, note, aside } = guideSteps<View, Event>((view) => view.phase === 'over')

const tricksOf = ({ view, seat }: Moment) => view.players[seat]?.tricks ?? []
const coloursOf = (moment: Moment) => new Set(tricksOf(moment).map((trick) => trick.colour)).size
const isBefore = ({ view }: Moment) => view.phase === 'ready'

export const guide: Guide = {
  seats: ['me'],
  options: { timer: 600, assist: true },
  hold: {
    stop: (view) => (asView(view).phase === 'live' ? { type: 'pause', round: asView(view).round } : null),
    go: (view) => (asView(view).phase === 'paused' ? { type: 'resume', round: asView(view).round } : null),
  },
  steps: [
    note(
      'aim',
      words(
        'Your goal: a trick in each of these five colours. Three monsters of a colour in a line make a trick.',
        'Le but : un pli de chacune de ces cinq couleurs. Trois monstres d’une couleur sur une ligne font un pli.',
      ),
      {
        more: words(
          'The monsters are freezing, and only neighbours of their own colour keep them warm.',
          'Les monstres ont froid, et seuls des voisins de leur couleur les réchauffent.',
        ),
        at: ['.mf-goals'],
      },
    ),
    note(
      'cards',
      words(
        'You will hold three cards with real holes, stacked: what lies below shows through. Tap a card to turn it.',
        'Vous aurez trois cartes percées, empilées : on voit ce qu’il y a dessous. Touchez une carte pour la tourner.',
      ),
      {
        more: words(
          'Tap twice to flip a card, drag it to change the order. Rows, columns and both diagonals count.',
          'Touchez deux fois pour la retourner, glissez-la pour changer l’ordre. Lignes, colonnes et diagonales comptent.',
        ),
      },
    ),
    task(
      'ready',
      words(
        'Take your time: the sand never runs while you read a card of mine. Then tap “Ready!”.',
        'Prenez votre temps : le sable ne coule jamais pendant que vous me lisez. Puis touchez « On y va ! ».',
      ),
      (moment) => !isBefore(moment),
      { at: ['.mf-ready'] },
    ),
    task(
      'line',
      words(
        'Tap your cards to turn them, until three of a colour form a line: it glows.',
        'Touchez vos cartes pour les tourner, jusqu’à aligner trois monstres d’une couleur : ça brille.',
      ),
      (moment) => moment.sees('.mf-claim-glow') || tricksOf(moment).length > 0,
      {
        more: words(
          'Each card gives one monster to the line. Still nothing? Flip a card, or change the order.',
          'Chaque carte donne un monstre à la ligne. Toujours rien ? Retournez une carte, ou changez l’ordre.',
        ),
        at: ['.mf-hand'],
        isQuick: true,
      },
    ),
    task(
      'claim',
      words('A line that glows is yours: tap “Claim”.', 'Une ligne qui brille est à vous : touchez « Annoncer ».'),
      (moment) => tricksOf(moment).length > 0,
      { at: ['.mf-claim-bar'], isQuick: true },
    ),
    task(
      'swap',
      words(
        'Your first trick is warm! When nothing fits, swap: drag a card onto the centre card. Try it.',
        'Votre premier pli est au chaud ! Si rien ne va, échangez : glissez une carte sur celle du centre. Essayez.',
      ),
      (moment) =>
        moment.events.some((event) => event.type === 'swapped' && event.seat === moment.seat) ||
        (moment.view.players[moment.seat]?.swapped_at ?? null) !== null ||
        coloursOf(moment) > 1,
      { at: ['.mf-centre'] },
    ),
    task(
      'colours',
      words(
        'Now the other colours, one after the other. Look for a colour that all three cards have.',
        'Aux autres couleurs, l’une après l’autre. Cherchez une couleur présente sur les trois cartes.',
      ),
      (moment) => coloursOf(moment) >= 4,
      {
        more: words('In a real game nothing glows.', 'Dans une vraie partie, rien ne brille.'),
        at: ['.mf-claim-bar'],
        isQuick: true,
      },
    ),
    task(
      'last',
      words('Only one colour is still missing!', 'Il ne manque plus qu’une couleur !'),
      (moment) => coloursOf(moment) >= 5,
      { from: (moment) => coloursOf(moment) >= 4, at: ['.mf-claim-bar'], isQuick: true },
    ),
    aside(
      'cold',
      words(
        'There was no line yet: your claims freeze for two seconds. Nothing else is lost.',
        'Il n’y avait pas encore de ligne : vos annonces gèlent deux secondes. Rien d’autre n’est perdu.',
      ),
      ({ events, seat }) => events.some((event) => event.type === 'claim_failed' && event.seat === seat),
      { at: ['.mf-claim-bar'] },
    ),
    note(
      'end',
      words(
        'Now you know the whole game! With others, everybody plays at the same time, and the centre card goes to the fastest.',
        'Vous connaissez tout le jeu ! À plusieurs, tout le monde joue en même temps, et la carte du centre va au plus rapide.',
      ),
      { from: ({ view }) => view.phase === 'over' },
    ),
  ],
}
