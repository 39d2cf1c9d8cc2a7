// The guided first game: the plain level with a mate who forgets nothing, told as it goes.
import { guideSteps, type Done as GoalOf } from '../../guide/steps'
import type { Guide } from '../board'
import type { View } from './pieces'
import { asView } from './reading'

type Done = GoalOf<View>

const isOver = (view: View) => view.phase === 'over'
const { step, reading } = guideSteps(asView, isOver)

const housed = (view: View) => view.cocoons.filter((cocoon) => cocoon.holds.length > 0).length
const isDeciding: Done = (view, seat) => view.phase === 'guardian' && view.active === seat

export const guide: Guide = {
  seats: ['me', 'bot:hard'],
  options: { level: 1, assist: 'pins', auto_share: false, first_seat: 0 },
  steps: [
    reading(
      'Eight guardians lie hidden on the floor of the box, under eight cocoons. You and your mate win together when each one sleeps in its own cocoon. Each cocoon has its guardian’s picture on one outer side: the pink mark shows which side.',
      'Huit gardiens sont cachés au fond de la boîte, sous huit cocons. Vous et votre équipier gagnez ensemble quand chacun dort dans le sien. Chaque cocon porte l’image de son gardien sur un seul côté : le repère rose dit lequel.',
    ),
    step(
      'A picture can be read only when it looks into the hole, and only from the right corner. You sit at the near corner, your mate opposite. Slide one of the glowing cocoons into the hole: it costs a token.',
      'Une image ne se lit que si elle donne sur le trou, et seulement du bon coin. Vous êtes au coin de devant, votre équipier en face. Faites glisser un des cocons qui brillent dans le trou : cela coûte un jeton.',
      (view) => view.turn > 1 || view.phase !== 'act',
    ),
    step(
      'Under the cocoon lay a trap. On this level they are plain runes: they fly to the lid, and below there is a guardian! If you know its cocoon, put it in. If not, leave it here and remember where it is.',
      'Sous le cocon, il y avait un piège. À ce niveau, ce ne sont que des runes : elles partent au couvercle, et dessous se trouve un gardien ! Si vous connaissez son cocon, mettez-l’y. Sinon, laissez-le et retenez l’endroit.',
      (view) => view.turn > 1,
      isDeciding,
    ),
    reading(
      'Now your mate slides a cocoon. What it sees it tells at once: the round portraits on the cocoons and the list “Told”. When a picture looks at you, press “Tell everyone”: your mate cannot see it.',
      'À votre équipier de faire glisser un cocon. Ce qu’il voit, il le dit aussitôt : ce sont les portraits ronds sur les cocons et la liste « Ce qui s’est dit ». Si une image vous regarde, touchez « Le dire à tous » : lui ne la voit pas.',
    ),
    step(
      'Go on like this: uncover pictures, find guardians, bring them home. In this game pins keep everything that was told and seen; later you will have to remember it yourselves. Goal: two guardians in cocoons.',
      'Continuez ainsi : découvrez des images, trouvez des gardiens, logez-les. Dans cette partie, des épingles gardent tout ce qui est dit et vu ; plus tard, il faudra le retenir. Objectif : deux gardiens logés.',
      (view) => housed(view) >= 2,
    ),
    step(
      'Well done! A guardian that was left can be taken when its slot is uncovered again. If one went into a wrong cocoon, “Correct” moves it, for three tokens. Keep an eye on the reserve. Goal: five guardians in cocoons.',
      'Bravo ! Un gardien laissé sur place peut être pris quand sa case est de nouveau découverte. S’il est entré dans un mauvais cocon, « Corriger » le déplace, pour trois jetons. Gardez un œil sur la réserve. Objectif : cinq gardiens logés.',
      (view) => housed(view) >= 5,
    ),
    step(
      'Nearly there. When all eight are housed, bring the hole back over the start token: then the button “We are done” appears. Everybody has to agree, and then all cocoons are opened.',
      'Presque fini. Quand les huit sont logés, ramenez le trou sur le jeton de départ : le bouton « C’est fini » apparaît. Tout le monde doit être d’accord, puis on ouvre tous les cocons.',
      (view) => view.is_ready || view.phase === 'vote',
    ),
    step(
      'All are housed and the start shows. Sure? Then press “We are done”, or agree with your mate.',
      'Tous sont logés et le départ se voit. Sûr de vous ? Touchez « C’est fini », ou répondez oui à votre équipier.',
      isOver,
    ),
    {
      text: {
        en: 'The cocoons are open: a tick where the right guardian slept, a cross where not. Next come slippery floors, locks, a box that turns, and a puzzle. And without pins, it is all in your heads!',
        fr: 'Les cocons sont ouverts : une coche là où dormait le bon gardien, une croix ailleurs. Ensuite viennent les glissades, les cadenas, la boîte qui tourne et un casse-tête. Et sans épingles, tout est dans vos têtes !',
      },
    },
  ],
}
