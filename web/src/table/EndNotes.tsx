// What decided a game, with a way to that moment, and what it means to this browser.
import { at } from '../ui/address'
import type { GameFolder } from '../games/board'
import type { Note } from '../net/notes'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import { fill, useText } from '../ui/text'
import type { Ended } from './useEnding'

interface Props {
  table: string
  ended: Ended
  folder: GameFolder
}

export function EndNotes({ table, ended: { ending, notes }, folder }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const decided = ending?.decided
  return (
    <>
      {decided && (
        <p className="over-decided" data-testid="over-decided">
          {sayNamed(decided.said[language] ?? decided.said.en ?? '', language)}{' '}
          {decided.seq !== null && <a href={at(`/r/${table}#${decided.seq}`)}>{text.decidedAt}</a>}
        </p>
      )}
      {notes.map((note) => (
        <p key={note.type} className="over-leg over-note">
          <Icon name="star" size={17} /> {sayNote(note)}
        </p>
      ))}
    </>
  )

  function sayNote(note: Note): string {
    const words = (feat: { words: Record<string, string> }) => feat.words[language] ?? feat.words.en ?? ''
    switch (note.type) {
      case 'best':
        return fill(text.best, { best: words(note.best) })
      case 'bestNow':
        return fill(text.bestNow, { now: words(note.now), before: words(note.before) })
      case 'firstWin':
        return fill(text.firstWin, { game: folder.title })
      case 'firstWinOver':
        return fill(text.firstWinOver, { bot: folder.botLabel(note.bot, language) })
    }
  }
}
