// The five boxes on the shelf: what each game is, for whom and how long.
import type { Language } from '../games/board'

export interface ShelfBox {
  slug: string
  title: string
  /** The colour of the box's lid. */
  hue: number
  players: [from: number, to: number]
  minutes: string
  line: Record<Language, string>
}

export const SHELF: ShelfBox[] = [
  {
    slug: 'cortexcape',
    title: 'Cortexcape',
    hue: 12,
    players: [2, 4],
    minutes: '20–30',
    line: {
      en: 'Build a maze that costs you little, then get out of where the others lock you in.',
      fr: 'Bâtissez un labyrinthe qui vous coûte peu, puis sortez de là où l’on vous enferme.',
    },
  },
  {
    slug: 'monster_freeze',
    title: 'Monster Freeze',
    hue: 205,
    players: [1, 4],
    minutes: '5–15',
    line: {
      en: 'Stack three pierced cards, faster than the others, until three shivering monsters line up.',
      fr: 'Empilez trois cartes trouées, plus vite que les autres, pour aligner trois monstres frileux.',
    },
  },
  {
    slug: 'cocoons',
    title: 'Cocoons',
    hue: 330,
    players: [1, 4],
    minutes: '20–40',
    line: {
      en: 'Slide cocoons together; each of you sees only the faces that look your way.',
      fr: 'Glissez les cocons ensemble ; chacun ne voit que les faces tournées vers lui.',
    },
  },
  {
    slug: 'coolock',
    title: 'Coolock',
    hue: 265,
    players: [2, 6],
    minutes: '20–45',
    line: {
      en: 'Open the padlocks together and bring the hexagon home before the ghosts find you.',
      fr: 'Ouvrez les cadenas ensemble et reformez l’hexagone avant que les fantômes vous trouvent.',
    },
  },
  {
    slug: 'icecool',
    title: 'ICECOOL²',
    hue: 185,
    players: [1, 4],
    minutes: '30',
    line: {
      en: 'Flick your penguin round the school, through the doors and past the hall monitor.',
      fr: 'D’une pichenette, filez entre les portes de l’école sans vous faire attraper.',
    },
  },
]
