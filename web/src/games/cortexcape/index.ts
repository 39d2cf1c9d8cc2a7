import type { GameFolder } from '../board'
import { Board } from './Board'
import { optionLabel, options } from './options'
import { label, prompt, seatName, tell } from './talk'

export const game: GameFolder = {
  title: 'Cortexcape',
  Board,
  prompt,
  label,
  tell,
  seatName,
  options,
  optionLabel,
}
