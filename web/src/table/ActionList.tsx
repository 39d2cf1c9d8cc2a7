// Every listed action with its label: for the keyboard, for screen readers, for the hurried.
import type { GameFolder } from '../games/board'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import type { Offer } from '../wire'

interface Props {
  view: unknown
  offer: Offer
  folder: GameFolder
  act: (action: Record<string, unknown>) => void
}

export function ActionList({ view, offer, folder, act }: Props) {
  const text = useText()
  const [language] = useLanguage()
  if (offer.actions.length === 0) return null
  return (
    <details>
      <summary>{text.actions}</summary>
      <ul className="actions">
        {offer.actions.map((action) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className="plain"
              onClick={() => {
                act(action)
              }}
            >
              {folder.label(view, action, language)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
