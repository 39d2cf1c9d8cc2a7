// The game's rules, searchable, and open at the rule that somebody asked for.
import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../games/board'
import { useLanguage } from '../ui/language'
import { loadRules } from '../ui/loadRules'
import { holds, readMarkdown, search, splitRules, type Block } from '../ui/markdown'
import { RulesText } from '../ui/RulesText'
import { useText } from '../ui/text'
import './rules.css'

interface Props {
  game: string
  /** Sections that are for programmers. */
  curious: readonly number[] | undefined
  /** The rule to show first; a new object for each asking. */
  target: { rule: string } | null
  goTo: (rule: string) => void
}

interface Loaded {
  language: Language
  blocks: Block[] | null
}

const NONE: readonly number[] = []

/** The first heading is the title of the file, and the drawer has its own. */
function withoutTitle(blocks: Block[]): Block[] {
  return blocks[0]?.kind === 'heading' && blocks[0].level === 1 ? blocks.slice(1) : blocks
}

export function RulesDrawer({ game, curious = NONE, target, goTo }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [asked, setAsked] = useState<{ words: string; target: Props['target'] } | null>(null)
  useEffect(() => {
    let isLeft = false
    void loadRules(game, language).then((source) => {
      if (!isLeft) setLoaded({ language, blocks: source === null ? null : withoutTitle(readMarkdown(source)) })
    })
    return () => {
      isLeft = true
    }
  }, [game, language])

  // A rule that is asked for must not be hidden by an old search, nor interrupt a new one.
  const isSearching = asked !== null && asked.target === target
  const words = isSearching ? asked.words : ''
  const blocks = loaded?.blocks
  const found = useMemo(() => (blocks ? search(blocks, words) : []), [blocks, words])
  const parts = useMemo(() => splitRules(blocks ?? [], curious), [blocks, curious])
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  if (loaded?.language !== language) return <p>{text.loading}</p>
  if (!blocks) return <p>{text.rulesMissing}</p>
  return (
    <>
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
      {words ? (
        <RulesText blocks={found} target={null} goTo={goTo} />
      ) : (
        <>
          <RulesText blocks={parts.main} target={target} goTo={goTo} />
          {parts.more.length > 0 && (
            <details
              className="rules-more"
              open={isMoreOpen || (target !== null && holds(parts.more, target.rule))}
              onToggle={({ currentTarget }) => {
                setIsMoreOpen(currentTarget.open)
              }}
            >
              <summary>{text.rulesMore}</summary>
              <RulesText blocks={parts.more} target={target} goTo={goTo} />
            </details>
          )}
        </>
      )}
    </>
  )
}
