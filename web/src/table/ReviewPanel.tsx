// The game's review of every decision, once the server has gone through them.
import { useEffect, useState, type ComponentType } from 'react'
import type { ReviewProps } from '../games/board'
import { review } from '../net/api'
import { useLanguage } from '../ui/language'
import { fill, useText } from '../ui/text'

interface Props {
  table: string
  view: unknown
  Review: ComponentType<ReviewProps>
}

type Answer = { review: unknown } | { failed: string } | null

export function ReviewPanel({ table, view, Review }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [answer, setAnswer] = useState<Answer>(null)
  useEffect(() => {
    let isLeft = false
    review(table)
      .then((found): Answer => ({ review: found }))
      .catch((error: unknown): Answer => ({ failed: error instanceof Error ? error.message : String(error) }))
      .then(
        (found) => {
          if (!isLeft) setAnswer(found)
        },
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [table])

  if (answer && 'review' in answer) return <Review review={answer.review} view={view} language={language} />
  return (
    <p className={answer ? '' : 'working'} role="status">
      {answer ? fill(text.failed, { text: answer.failed }) : text.reviewing}
    </p>
  )
}
