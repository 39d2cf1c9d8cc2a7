// The page's own words; each game has its own.
import { makeText } from './makeText'
import { en, type Text } from './text.en'
import { fr } from './text.fr'

export { fill } from './fill'
export type { Text }

export const useText = makeText<Text>({ en, fr })
