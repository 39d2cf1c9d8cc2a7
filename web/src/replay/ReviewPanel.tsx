// The review of a finished game: asked for when this is shown, drawn by the game's folder.
import { useEffect, useState, type ComponentType } from 'react'
import type { ReviewProps } from '../games/board'
import { review } from '../net/api'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import { sayRefusal } from './refusal'
import { useReplayText } from './text'

interface Props {
  table: string
  /** The final view. */
  view: unknown
  Review: ComponentType<ReviewProps>
  /** The step that the replay beside it shows; null at the table. */
  at: number | null
  /** A link to a step is followed. */
  follow: () => void
}

interface Found {
  review?: unknown
  failed?: unknown
}

export function ReviewPanel({ table, view, Review, at, follow }: Props) {
  const text = useReplayText()
  const common = useText()
  const [language] = useLanguage()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isLeft = false
    review(table).then(
      (answer) => {
        if (!isLeft) setFound({ review: answer })
      },
      (error: unknown) => {
        if (!isLeft) setFound({ failed: error })
      },
    )
    return () => {
      isLeft = true
    }
  }, [table])

  if (!found) return <p role="status">{text.reviewing}</p>
  if (found.failed !== undefined) return <p role="alert">{sayRefusal(found.failed, text, common)}</p>
  const link = (seq: number) => (at === null ? `/r/${table}#${seq}` : `#${seq}`)
  return <Review review={found.review} view={view} reading={{ language, at, link, follow }} />
}
