// Every listed action with its label: for the keyboard, for screen readers, for the hurried.
import type { GameFolder } from '../games/board'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import type { Offer } from '../wire'

interface Props {
  view: unknown
  offer: Offer | null
  folder: GameFolder
  act: (action: Record<string, unknown>) => void
}

export function ActionList({ view, offer, folder, act }: Props) {
  const text = useText()
  const [language] = useLanguage()
  if (!offer) return <p>{text.actionsNone}</p>
  return (
    <>
      <ul className="actions">
        {offer.actions.map((action) => (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                act(action)
              }}
            >
              {folder.label(view, action, language)}
            </button>
          </li>
        ))}
      </ul>
      {offer.open.length > 0 && <p>{text.actionsOpen}</p>}
    </>
  )
}
