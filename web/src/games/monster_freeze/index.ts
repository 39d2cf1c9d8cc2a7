import type { GameFolder } from '../board'
import { Board } from './Board'
import { botLabel } from './bots'
import { guide } from './guide'
import { optionLabel, options } from './options'
import { label, prompt, seatName, tell } from './talk'

export const game: GameFolder = {
  title: 'Monster Freeze',
  Board,
  prompt,
  label,
  tell,
  seatName,
  options,
  optionLabel,
  botLabel,
  guide,
  curious: [0, 13, 14, 15],
}
