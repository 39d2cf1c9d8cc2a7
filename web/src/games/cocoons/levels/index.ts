// The game's own way to choose its options, and what its trophies are called.
export { Chooser } from './Chooser'
export { trophyLabel } from './text'
