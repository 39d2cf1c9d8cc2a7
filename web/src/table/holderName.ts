// What a seat's holder is called: a name, a bot's label, or nobody yet.
import type { GameFolder } from '../games/board'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import type { SeatInfo } from '../wire'

export function useHolderName(folder: GameFolder): (info: SeatInfo) => string {
  const text = useText()
  const [language] = useLanguage()
  return (info) => {
    if (info.kind === 'open') return text.openSeat
    if (info.kind === 'bot') return folder.botLabel(info.name, language)
    return info.name || text.human
  }
}
