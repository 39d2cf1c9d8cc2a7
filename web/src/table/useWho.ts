// What somebody is called: by their own name if they gave one, else by their seat in the game.
import type { GameFolder } from '../games/board'
import { useLanguage } from '../ui/language'
import { sayList } from '../ui/sayList'
import type { SeatInfo } from '../wire'

interface Who {
  one: (seat: number) => string
  several: (seats: readonly number[]) => string
}

export function useWho(folder: GameFolder, seats: readonly SeatInfo[], view: unknown): Who {
  const [language] = useLanguage()
  const one = (seat: number) => {
    const info = seats[seat]
    return (info?.kind === 'human' && info.name) || folder.seatName(view, seat, language)
  }
  return { one, several: (all) => sayList(all.map(one), language) }
}
