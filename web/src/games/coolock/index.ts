import type { GameFolder } from '../board'
import { Board } from './Board'
import { botLabel } from './bots'
import { guide } from './guide'
import { optionLabel, options } from './options'
import { durationOf } from './playback'
import { label, prompt, seatName, tell } from './talk'

export const game: GameFolder = {
  title: 'Coolock',
  Board,
  prompt,
  label,
  tell,
  isShow: (event) => durationOf(event) > 0,
  seatName,
  options,
  optionLabel,
  botLabel,
  guide,
  curious: [11, 12],
}
