import type { GameFolder } from '../board'
import { Board } from './Board'
import { botLabel } from './bots'
import { guide } from './guide'
import { Chooser, trophyLabel } from './levels'
import { optionLabel, options } from './options'
import { label, prompt, seatName, tell } from './talk'

export const game: GameFolder = {
  title: 'Cocoons',
  Board,
  prompt,
  label,
  tell,
  seatName,
  options,
  optionLabel,
  Chooser,
  trophyLabel,
  botLabel,
  guide,
  curious: [11, 12, 13],
}
