// What people call a bot: its own name in their language, or its key.
import type { GameInfo } from '../net/api'
import type { Language } from '../games/board'

export function nameBot(info: Pick<GameInfo, 'bot_names'>, name: string, language: Language): string {
  return info.bot_names[name]?.[language] ?? name
}
