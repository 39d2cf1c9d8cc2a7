import type { GameFolder } from '../board'
import { Board } from './Board'
import { botLabel } from './bots'
import { guide } from './guide'
import { optionLabel, options } from './options'
import { takesTime } from './playback'
import { label, prompt, seatName, tell } from './talk'

export const game: GameFolder = {
  title: 'ICECOOL²',
  Board,
  prompt,
  label,
  tell,
  isShow: takesTime,
  seatName,
  options,
  optionLabel,
  botLabel,
  guide,
  curious: [14],
}
