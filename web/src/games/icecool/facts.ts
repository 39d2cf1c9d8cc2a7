// Made by `make wire` from `icecool/facts.py`: change the rules, not this.

/** Of the penguins, by seat (IC-30). */
export const COLOURS = ['blue', 'red', 'green', 'purple'] as const

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
