// Somebody has outgrown a level: said once the game is over, with the next one for the same people.
import { useEffect, useState } from 'react'
import { advice } from '../net/api'
import { keepMark, keptMarks, marksBefore } from '../net/marks'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'

interface Props {
  table: string
  game: string
  /** The one seat of this page. */
  seat: number
  /** Open the next level; null while that is already being asked. */
  goOn: (() => void) | null
}

export function EndAdvice({ table, game, seat, goOn }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [words, setWords] = useState<Record<string, string> | null>(null)
  useEffect(() => {
    let isLeft = false
    advice(table, seat, marksBefore(keptMarks(), game, table))
      .then((answer) => {
        if (answer.level !== null) keepMark(game, answer.level, { table, marks: answer.marks })
        if (!isLeft) setWords(answer.words)
      })
      // Without an answer nothing is advised.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [table, game, seat])
  if (!words) return null
  return (
    <div className="over-advice" data-testid="over-advice">
      <p className="over-leg over-note" role="status">
        <Icon name="star" size={17} /> {words[language] ?? words.en}
      </p>
      {goOn && (
        <button type="button" onClick={goOn}>
          {text.stepUp}
        </button>
      )}
    </div>
  )
}
