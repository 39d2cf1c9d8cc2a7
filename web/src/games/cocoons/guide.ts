// The guided first game: the plain level with a mate who forgets nothing, told as it goes.
import { guideSteps, words, type MomentOf } from '../../guide/steps'
import type { Guide } from '../board'
import type { View } from './pieces'
import type { Event } from './wire'

type Moment = MomentOf<View, Event>

const isOver = (view: View) => view.phase === 'over'
const { task, note, aside } = guideSteps<View, Event>(isOver)

const housed = ({ view }: Moment) => view.cocoons.filter((cocoon) => cocoon.holds.length > 0).length
const isDeciding = ({ view, seat }: Moment) => view.phase === 'guardian' && view.active === seat
const LOW = 6

export const guide: Guide = {
  seats: ['me', 'bot:hard'],
  options: { level: 1, assist: 'pins', auto_share: false, first_seat: 0 },
  steps: [
    note(
      'aim',
      words(
        'Eight guardians hide under eight cocoons. You and your mate win together when each one sleeps in its own.',
        'Huit gardiens se cachent sous huit cocons. Vous et votre équipier gagnez ensemble quand chacun dort dans le sien.',
      ),
      {
        more: words(
          'Each cocoon has its guardian’s picture on one outer side: the pink mark shows which.',
          'Chaque cocon porte l’image de son gardien sur un seul côté : le repère rose dit lequel.',
        ),
        at: ['.cocoons-stage'],
      },
    ),
    task(
      'slide',
      words(
        'Tap a glowing cocoon: it slides into the hole. It costs a token.',
        'Touchez un cocon qui brille : il glisse dans le trou. Cela coûte un jeton.',
      ),
      ({ view }) => view.turn > 1 || view.phase !== 'act',
      {
        more: words(
          'A picture can be read when it looks into the hole, and only from the right corner: you sit at the near one, your mate opposite.',
          'Une image se lit quand elle donne sur le trou, et seulement du bon coin : vous êtes devant, votre équipier en face.',
        ),
        from: ({ view, seat }) => view.phase === 'act' && view.active === seat,
        at: ['.cocoons-glows .cocoons-top', '.cocoons-stage'],
      },
    ),
    task(
      'guardian',
      words(
        'A guardian! If you know its cocoon, tap that one. If not: “Leave it here”.',
        'Un gardien ! Si vous connaissez son cocon, touchez-le. Sinon : « Laisser sur place ».',
      ),
      (moment) => !isDeciding(moment),
      {
        more: words(
          'Above it lay a trap: on this level only runes, which fly to the lid. Remember where the guardian is.',
          'Au-dessus, il y avait une trappe : à ce niveau, rien que des runes, qui partent au couvercle. Retenez l’endroit.',
        ),
        from: isDeciding,
        at: ['.cocoons-task'],
      },
    ),
    task(
      'tell',
      words(
        'A picture looks at you, and only you can read it: tap “Tell everyone”.',
        'Une image vous regarde, et vous seul pouvez la lire : touchez « Le dire à tous ».',
      ),
      ({ view, seat }) => view.shares.some((share) => share.seat === seat),
      {
        from: ({ view, sees }) => view.sees.some((each) => each !== null) && sees('.cocoons-sights .cocoons-main'),
        at: ['.cocoons-sights .cocoons-main', '.cocoons-sights'],
      },
    ),
    note(
      'mate',
      words(
        'Your mate has slid a cocoon. What it sees it tells at once: the list “Told”, and portraits on the cocoons.',
        'Votre équipier a fait glisser un cocon. Ce qu’il voit, il le dit aussitôt : « Ce qui s’est dit », et les portraits sur les cocons.',
      ),
      {
        // It may tell what it sees before: then it has not slid anything yet.
        from: ({ view, seat, events }) =>
          events.some((event) => event.type === 'slid' && event.seat !== seat) || view.turn > 2,
        at: ['.cocoons-stage'],
      },
    ),
    task(
      'two',
      words(
        'Go on like this: read pictures, find guardians, bring them home. First goal: two in cocoons.',
        'Continuez ainsi : lisez des images, trouvez des gardiens, logez-les. Premier objectif : deux gardiens logés.',
      ),
      (moment) => housed(moment) >= 2,
      {
        more: words(
          'Pins keep everything that was told and seen. Later you will have to remember it yourselves.',
          'Des épingles gardent tout ce qui est dit et vu. Plus tard, il faudra le retenir.',
        ),
        at: ['.cocoons-stage'],
      },
    ),
    task(
      'five',
      words(
        'Two are home! A guardian left behind can be taken when its slot is uncovered again. Next goal: five.',
        'Deux sont logés ! Un gardien laissé sur place se reprend quand sa case est de nouveau découverte. Prochain objectif : cinq.',
      ),
      (moment) => housed(moment) >= 5,
      {
        more: words(
          'If one went into a wrong cocoon, “Correct” moves it, for three tokens.',
          'S’il est entré dans un mauvais cocon, « Corriger » le déplace, pour trois jetons.',
        ),
        at: ['.cocoons-stage'],
      },
    ),
    task(
      'home',
      words(
        'Nearly there! House all eight, then bring the hole back over the start token.',
        'Presque fini ! Logez les huit, puis ramenez le trou sur le jeton de départ.',
      ),
      ({ view }) => view.is_ready || view.phase === 'vote',
      { at: ['.cocoons-stage'] },
    ),
    task(
      'done',
      words(
        'All are housed and the start shows. Sure? Tap “We are done”, or agree with your mate.',
        'Tous sont logés et le départ se voit. Sûr de vous ? Touchez « C’est fini », ou répondez oui à votre équipier.',
      ),
      ({ view }) => isOver(view),
      { from: ({ view }) => view.is_ready || view.phase === 'vote', at: ['.cocoons-task', '.cocoons-panel'] },
    ),
    aside(
      'tokens',
      words(
        'Few tokens are left: each slide costs one. Bring home what you know, then go back to the start.',
        'Il reste peu de jetons : chaque glissade en coûte un. Logez ce que vous savez, puis revenez au départ.',
      ),
      ({ view }) => view.cocoons.length > 0 && view.reserve <= LOW && !isOver(view),
      { at: ['.cocoons-reserve'] },
    ),
    note(
      'end',
      words(
        'The cocoons are open: a tick where the right guardian slept, a cross where not.',
        'Les cocons sont ouverts : une coche là où dormait le bon gardien, une croix ailleurs.',
      ),
      {
        more: words(
          'Next come slippery floors, locks, a box that turns, and a puzzle. And without pins, it is all in your heads!',
          'Ensuite viennent les glissades, les cadenas, la boîte qui tourne et un casse-tête. Et sans épingles, tout est dans vos têtes !',
        ),
        from: ({ view }) => isOver(view),
        at: ['.cocoons-stage'],
      },
    ),
  ],
}
