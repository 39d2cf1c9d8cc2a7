// The buttons of the drawers: below on a phone, at the side on a wide screen.
import { Icon } from '../ui/Icon'
import { useText } from '../ui/text'

export const DRAWERS = ['seats', 'story', 'actions', 'rules', 'talk', 'settings'] as const
export type DrawerName = (typeof DRAWERS)[number]

interface Props {
  drawers: readonly DrawerName[]
  open: DrawerName | null
  toggle: (drawer: DrawerName) => void
  /** What is new in them: sayings that have not been read. */
  counts: Partial<Record<DrawerName, number>>
}

export function Toolbar({ drawers, open, toggle, counts }: Props) {
  const text = useText()
  const words: Record<DrawerName, string> = {
    seats: text.shortSeats,
    story: text.shortLog,
    actions: text.shortActions,
    rules: text.shortRules,
    talk: text.shortTalk,
    settings: text.shortSettings,
  }
  return (
    <nav className="toolbar" data-testid="toolbar" aria-label={text.drawers}>
      {drawers.map((drawer) => {
        const count = counts[drawer] ?? 0
        return (
          <button
            key={drawer}
            type="button"
            className="tool"
            aria-expanded={open === drawer}
            aria-haspopup="dialog"
            onClick={() => {
              toggle(drawer)
            }}
          >
            <Icon name={drawer} />
            <span>{words[drawer]}</span>
            {count > 0 && <span className="tool-count">{count > 99 ? '99+' : count}</span>}
          </button>
        )
      })}
    </nav>
  )
}
