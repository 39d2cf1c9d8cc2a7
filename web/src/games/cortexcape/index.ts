import type { GameFolder } from '../board'
import { Board } from './Board'
import { botLabel } from './bots'
import { guide } from './guide'
import { optionLabel, options } from './options'
import { Review } from './Review'
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
  botLabel,
  Review,
  guide,
  curious: [0, 12, 13, 14, 15],
}
