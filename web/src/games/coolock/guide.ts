// The guided first game: a promenade for two with the best of bots, told as it goes.
import { guideSteps, words, type MomentOf } from '../../guide/steps'
import type { Guide } from '../board'
import { FIRST_GHOST } from './facts'
import { filledSlots, leftOf, ownerOf, SLOTS } from './puzzle'
import { pawnOf } from './reading'
import type { Event, View } from './wire'

type Moment = MomentOf<View, Event>

const isOver = (view: View) => view.phase === 'over'
const { task, note, aside } = guideSteps<View, Event>(isOver)

const filled = ({ view }: Moment) => filledSlots(view).length
const isAsked = ({ view, seat }: Moment, phase: View['phase']) => view.phase === phase && view.active === seat
const isOut = ({ view, seat }: Moment) => (pawnOf(view, seat)?.where ?? 'base') !== 'base'
const ownPieces = ({ view, seat }: Moment) =>
  SLOTS.filter((slot) => ownerOf(slot, view.table.seats) === seat).length - leftOf(view, seat)
const isDealt = ({ view }: Moment) => view.phase !== 'deal'
const DOCK = ['.coolock-tray']

export const guide: Guide = {
  seats: ['me', 'bot:hard'],
  options: { difficulty: 'easy', midnight: false },
  steps: [
    note(
      'aim',
      words(
        'Twelve pieces of a hexagon lie in the haunted house. You and your mate win together when it is whole.',
        'Les douze portions d’un hexagone sont dispersées dans la maison hantée. Vous gagnez ensemble quand il est entier.',
      ),
      {
        more: words(
          'You are the red disc, your mate is the blue triangle.',
          'Vous êtes le disque rouge, votre équipier le triangle bleu.',
        ),
        at: ['.coolock-puzzle'],
      },
    ),
    task(
      'roll',
      words('Tap “Roll the die”.', 'Touchez « Lancer le dé ».'),
      (moment) =>
        isAsked(moment, 'move') ||
        isOut(moment) ||
        moment.events.some((event) => event.type === 'die_rolled' && event.seat === moment.seat),
      { from: (moment) => isAsked(moment, 'roll') || isOut(moment), at: DOCK },
    ),
    task(
      'walk',
      words(
        'Choose a glowing end: you walk exactly as far as you rolled.',
        'Choisissez une arrivée qui brille : on avance exactement d’autant que le dé indique.',
      ),
      isOut,
      {
        more: words(
          'There is no turning back on the way. On a phone, one tap shows the way and a second one goes.',
          'Sans demi-tour en chemin. Sur téléphone, un appui montre le chemin, un second y va.',
        ),
        from: (moment) => isAsked(moment, 'move') || isOut(moment),
        at: ['.coolock-goal', ...DOCK],
      },
    ),
    task(
      'portion',
      words(
        'Next goal: your first piece. Walk over the crossing of a triangle in your colour.',
        'Prochain objectif : votre première portion. Passez au croisement d’un triangle à votre couleur.',
      ),
      (moment) =>
        (isDealt(moment) && ownPieces(moment) > 0) ||
        moment.events.some((event) => event.type === 'portion_taken' && event.seat === moment.seat),
      {
        more: words(
          'Passing by is enough: it flies into the hexagon by itself. Your mate cannot take it for you.',
          'Il suffit d’y passer : elle s’envole vers l’hexagone. Votre équipier ne peut pas la prendre pour vous.',
        ),
        at: DOCK,
      },
    ),
    note(
      'lock',
      words(
        'Padlocks bar crossings. One in your colour springs open when you touch it; you may stop in front of it.',
        'Des cadenas barrent des croisements. S’il est à votre couleur, il s’ouvre dès que vous le touchez ; on peut s’arrêter devant.',
      ),
      {
        more: words('Black padlocks never open.', 'Les cadenas noirs ne s’ouvrent jamais.'),
        from: (moment) =>
          moment.events.some(
            (event) => event.type === 'lock_opened' || (event.type === 'stopped' && event.seat === moment.seat),
          ) || filled(moment) >= 2,
        at: DOCK,
      },
    ),
    note(
      'pair',
      words(
        'A padlock of two colours needs both of you: one waits beside it until the other one comes.',
        'Un cadenas de deux couleurs demande d’y être à deux : l’un attend à côté que l’autre arrive.',
      ),
      {
        from: (moment) =>
          moment.events.some((event) => event.type === 'lock_opened' && event.lock.colours.length > 1) ||
          filled(moment) >= 4,
        at: DOCK,
      },
    ),
    note(
      'ghosts',
      words(
        `From round ${FIRST_GHOST} on there are ghosts: after each round they drift upwards. Keep out of the violet mist.`,
        `À partir de la manche ${FIRST_GHOST}, il y a des fantômes : après chaque manche, ils montent. Évitez la brume violette.`,
      ),
      {
        more: words(
          'One comes by itself, then one with every 6. The white die takes them right, the black one left. Tap a ghost to see where it may stop.',
          'Un vient de lui-même, puis un à chaque 6. Le dé blanc les mène à droite, le noir à gauche. Touchez un fantôme pour voir où il peut s’arrêter.',
        ),
        from: ({ view }) => view.round >= 3 || view.ghosts.length > 0,
        at: ['.coolock-head'],
      },
    ),
    note(
      'cards',
      words(
        'Whoever ends a move along a “?” cell draws a mystery card: more often good than bad.',
        'Qui finit son tour le long d’une case « ? » tire une carte mystère : plus souvent bonne que mauvaise.',
      ),
      {
        from: (moment) => moment.events.some((event) => event.type === 'card_drawn') || filled(moment) >= 6,
        at: DOCK,
      },
    ),
    task(
      'half',
      words(
        'Half of the hexagon is yours! Now the rest: the night above shows until which round there is a medal.',
        'La moitié de l’hexagone est à vous ! Au reste : la nuit, en haut, montre jusqu’à quelle manche il y a une médaille.',
      ),
      ({ view }) => isOver(view),
      {
        more: words(
          'The way up leads through the gates. “Plan” draws arrows for people (bots do not read them).',
          'On monte par les portes. « Plan » dessine des flèches pour les autres joueurs (les robots ne les lisent pas).',
        ),
        from: (moment) => filled(moment) >= 6,
        at: ['.coolock-head'],
      },
    ),
    aside(
      'caught',
      words(
        'A ghost has caught you: to prison for three turns. A double sets you free at once.',
        'Un fantôme vous a attrapé : en prison pour trois tours. Un double vous libère aussitôt.',
      ),
      ({ events, view, seat }) =>
        events.some((event) => event.type === 'caught' && event.seat === seat) ||
        pawnOf(view, seat)?.where === 'prison',
      { at: DOCK },
    ),
    aside(
      'mateCaught',
      words(
        'A ghost has caught your mate, who waits in prison for three turns or for a double.',
        'Un fantôme a attrapé votre équipier : il attend trois tours en prison, ou un double.',
      ),
      ({ events, seat }) => events.some((event) => event.type === 'caught' && event.seat !== seat),
      { at: DOCK },
    ),
    aside(
      'black',
      words(
        'A card has put up a black padlock: it never opens. Walk around it.',
        'Une carte a posé un cadenas noir : il ne s’ouvre jamais. Contournez-le.',
      ),
      ({ events }) => events.some((event) => event.type === 'lock_placed' && event.lock.colours.length === 0),
      { at: DOCK },
    ),
    note(
      'end',
      words(
        'The hexagon is whole and the house is quiet again!',
        'L’hexagone est entier, et la maison de nouveau calme !',
      ),
      {
        more: words(
          'Next time: more players, ghosts that come back (hard), or Midnight, where the team can lose.',
          'La prochaine fois : à plus nombreux, avec des fantômes qui reviennent (difficile), ou Minuit, où l’équipe peut perdre.',
        ),
        from: ({ view }) => isOver(view),
      },
    ),
  ],
}
