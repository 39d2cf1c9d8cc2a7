// The numbered rules: their contents, a search, and each rule with the way to it.
import { useMemo, useRef, useState } from 'react'
import { plain, search, type Block } from '../ui/markdown'
import { RulesText } from '../ui/RulesText'
import { useText } from '../ui/text'
import type { Target } from './RulesDrawer'

interface Props {
  blocks: Block[]
  /** The rule to show; a new object for each asking. */
  target: Target
  /** Below a how-to they are closed until somebody wants them. */
  isFolded: boolean
  goTo: (rule: string) => void
}

export function FullRules({ blocks, target, isFolded, goTo }: Props) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(target !== null)
  const [shown, setShown] = useState(target)
  if (target !== shown) {
    setShown(target)
    if (target) setIsOpen(true)
  }
  if (!isFolded) return <Numbered blocks={blocks} target={target} goTo={goTo} />
  return (
    <details
      className="rules-full"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>{text.rulesFull}</summary>
      {isOpen && <Numbered blocks={blocks} target={target} goTo={goTo} />}
    </details>
  )
}

function Numbered({ blocks, target, goTo }: Omit<Props, 'isFolded'>) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<{ words: string; target: Target } | null>(null)
  // A rule that is asked for must not be hidden by an old search, nor interrupt a new one.
  const words = asked !== null && asked.target === target ? asked.words : ''
  const found = useMemo(() => search(blocks, words), [blocks, words])
  const titles = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? plain(block.text) : []))
  return (
    <div ref={root}>
      <input
        type="search"
        className="rules-search"
        aria-label={text.rulesSearch}
        placeholder={text.rulesSearch}
        value={words}
        onChange={(event) => {
          setAsked({ words: event.target.value, target })
        }}
      />
      <p className={found.length === 0 ? '' : 'hidden'} role="status">
        {found.length === 0 ? text.rulesNone : ''}
      </p>
      {blocks.some(hasOrigin) && (
        <p className="rules-legend">
          <span className="rule-tag" aria-hidden="true" /> {text.tags.seed}{' '}
          <span className="rule-tag rule-tag-ruling" aria-hidden="true" /> {text.tags.ruling}
        </p>
      )}
      {!words && titles.length > 3 && (
        <nav className="rules-contents" aria-label={text.rulesContents}>
          {titles.map((title, at) => (
            <button
              key={title}
              type="button"
              className="plain"
              onClick={() => {
                const heading = root.current?.querySelectorAll<HTMLElement>('.rules h3')[at]
                heading?.scrollIntoView({ block: 'start' })
                heading?.focus({ preventScroll: true })
              }}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      <RulesText blocks={found} target={words ? null : target} goTo={goTo} known={blocks} />
    </div>
  )
}

/** Whether its rules say where they come from. */
function hasOrigin(block: Block): boolean {
  return block.kind === 'list' && block.items.some((item) => item.some((part) => part.kind === 'anchor' && part.tag))
}
