// The ready-made signs, each with its drawing.
import type { Talk } from '../net/useTableState'
import type { IconName } from '../ui/Icon'
import type { Emote } from '../wire'

export const EMOTE_ICONS: Record<Emote['emote'], IconName> = {
  hello: 'wave',
  well_played: 'star',
  thanks: 'heart',
  oops: 'oops',
  hurry: 'hurry',
  thinking: 'thinking',
  laugh: 'laugh',
  again: 'again',
}

export const EMOTES = Object.keys(EMOTE_ICONS) as Emote['emote'][]

export function wordsOf(talk: Talk, emotes: Record<Emote['emote'], string>): string {
  return talk.type === 'said' ? talk.text : emotes[talk.emote]
}
