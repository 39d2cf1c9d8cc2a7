// The whole position in words, and what the signs on the board mean.
import { memo, useState } from 'react'
import type { Language } from '../board'
import { sayCrossing, sayStand, sayThings } from './describe'
import type { Land } from './geometry'
import { seatsOf } from './reading'
import { say, saySeat, type TextKey } from './text'
import { upper } from '../../ui/naming'
import type { View } from './wire'

function Lists({ land, view, language }: { land: Land; view: View; language: Language }) {
  const at = (vertex: number) => `${upper(sayThings(language, view, vertex))}: ${sayCrossing(language, land, vertex)}`
  const guarded = new Set(view.portions.map((portion) => portion.at))
  const lists: [TextKey, string[]][] = [
    [
      'wordsPawns',
      seatsOf(view).map(
        (seat) => `${saySeat(language, seat)}: ${view.pawns[seat] ? sayStand(language, land, view.pawns[seat]) : ''}`,
      ),
    ],
    ['wordsPortions', view.portions.map((portion) => at(portion.at))],
    ['wordsLocks', view.locks.filter((lock) => !guarded.has(lock.at)).map((lock) => at(lock.at))],
    [
      'wordsGhosts',
      view.ghosts.map(
        (ghost) => `${upper(say(language, 'ghost', { ghost: ghost.id }))}: ${sayCrossing(language, land, ghost.at)}`,
      ),
    ],
  ]
  return lists
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => (
      <div key={title}>
        <h3>{say(language, title)}</h3>
        <ul>
          {lines.map((words, number) => (
            <li key={number}>{words}</li>
          ))}
        </ul>
      </div>
    ))
}

export const BoardWords = memo(function BoardWords(props: { land: Land; view: View; language: Language }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="coolock-panel coolock-in-words"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open)
      }}
    >
      <summary>{say(props.language, 'inWords')}</summary>
      <p>{say(props.language, 'helpText')}</p>
      {isOpen && <Lists {...props} />}
    </details>
  )
})
