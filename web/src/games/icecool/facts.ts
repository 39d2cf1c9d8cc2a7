// Made by `make wire` from `icecool/facts.py`: change the rules, not this.

/** Of the penguins, by seat, unless others are chosen (IC-30). */
export const COLOURS = ['blue', 'red', 'green', 'purple'] as const

/** All colours that can be chosen (IC-108). */
export const PALETTE = ['blue', 'red', 'green', 'purple', 'orange'] as const

/** Of each player before the first round (IC-109). */
export const MOST_PRACTICE_FLICKS: number = 20

/** At a set shot (IC-110). */
export const MOST_TRICK_FLICKS: number = 20

/** Flicks for three stars, and for two (IC-112). */
export const STARS = [2, 5] as const

/** The set shots: names and tasks, in order (IC-111). */
export const TRICKS = [{ en: { name: 'Bull’s-eye', task: 'Through the door to the gymnasium without touching a wall.' }, fr: { name: 'Dans le mille', task: 'Par la porte du gymnase, sans toucher de mur.' } }, { en: { name: 'Soft landing', task: 'Into the middle room, and stop there.' }, fr: { name: 'Tout en douceur', task: 'Dans la salle du milieu, et s’y arrêter.' } }, { en: { name: 'Corridor', task: 'Straight through both doors of the middle room, touching no wall.' }, fr: { name: 'Le couloir', task: 'Tout droit par les deux portes de la salle du milieu, sans toucher de mur.' } }, { en: { name: 'Off the wall', task: 'Bounce off a wall, then through the door to the classroom.' }, fr: { name: 'Par la bande', task: 'Rebondir sur un mur, puis passer la porte de la classe.' } }, { en: { name: 'Back to class', task: 'From the library through the door, and stop on the red circle.' }, fr: { name: 'Retour en classe', task: 'De la bibliothèque par la porte, et s’arrêter sur le cercle rouge.' } }, { en: { name: 'Diagonal', task: 'Classroom, middle room, gymnasium: two doors in one line, touching no wall.' }, fr: { name: 'La diagonale', task: 'Classe, milieu, gymnase\xa0: deux portes d’un trait, sans toucher de mur.' } }, { en: { name: 'Boomerang', task: 'Through the door to the gymnasium, off a wall, and back through it.' }, fr: { name: 'Le boomerang', task: 'Par la porte du gymnase, un rebond, et retour par la même porte.' } }, { en: { name: 'Over the wall', task: 'Jump from the classroom into the library, and stay there.' }, fr: { name: 'Par-dessus le mur', task: 'Sauter de la classe dans la bibliothèque, et y rester.' } }, { en: { name: 'The great leap', task: 'Jump from the gymnasium into the kitchen, and stay there.' }, fr: { name: 'Le grand saut', task: 'Sauter du gymnase dans la cuisine, et y rester.' } }, { en: { name: 'Zigzag', task: 'Bounce off two walls, then through the door to the kitchen.' }, fr: { name: 'Zigzag', task: 'Rebondir sur deux murs, puis passer la porte de la cuisine.' } }, { en: { name: 'Round the corner', task: 'Curve through the library into the kitchen, touching no wall.' }, fr: { name: 'Virage serré', task: 'Une courbe par la bibliothèque jusqu’à la cuisine, sans toucher de mur.' } }, { en: { name: 'Flight to the library', task: 'Jump over a wall, then through the door to the library.' }, fr: { name: 'Vol vers les livres', task: 'Sauter par-dessus un mur, puis passer la porte de la bibliothèque.' } }] as const

/** Points of a card, by kind (IC-5). */
export const VALUES = { jump: 1, two_doors: 1, bounce: 1, two: 2, three: 3 } as const

/** Of each Runner (IC-34). */
export const FISH: number = 3

/** To leave the red circle (IC-41). */
export const MOST_TRIES: number = 10

/** A direction is in hundredths of a degree (IC-20). */
export const FULL_TURN: number = 36000

/** Of full power, and of the radius of the body (IC-20). */
export const THOUSANDTHS: number = 1000

/** How far a direction strays, by tremor: the standard deviation, in its own unit (IC-27). */
export const TREMORS = { none: 0, small: 100, medium: 250, large: 500 } as const

/** Metres that a straight flick slides where no wall is; half the power: a quarter of it. */
export const FULL_SLIDE: number = 1.28

/** Tenths of a millimetre in a metre. */
export const TENTHS: number = 10000

/** The centre of mass of a penguin that stands, in metres. */
export const STANDING_HEIGHT: number = 0.0115

/** Happenings are numbered by samples (IC-22). */
export const SAMPLES_PER_SECOND: number = 2000

/** Of a recording (IC-106). */
export const FRAMES_PER_SECOND: number = 60

/** What its bytes mean: ``recording.py`` tells it in words (IC-106). */
export const RECORDING = { version: 1, columns: 6, grain: 5e-05, full: 32767 } as const
