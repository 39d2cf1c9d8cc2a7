// The game's rules, searchable, and open at the rule that somebody asked for.
import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../games/board'
import { useLanguage } from '../ui/language'
import { loadRules } from '../ui/loadRules'
import { readMarkdown, search, type Block } from '../ui/markdown'
import { RulesText } from '../ui/RulesText'
import { useText } from '../ui/text'
import './rules.css'

interface Props {
  game: string
  /** The rule to show first; a new object for each asking. */
  target: { rule: string } | null
  goTo: (rule: string) => void
}

interface Loaded {
  language: Language
  blocks: Block[] | null
}

export function RulesDrawer({ game, target, goTo }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [asked, setAsked] = useState<{ words: string; target: Props['target'] } | null>(null)
  useEffect(() => {
    let isLeft = false
    void loadRules(game, language).then((source) => {
      // The first heading is the title of the file, and the drawer has its own.
      if (!isLeft) setLoaded({ language, blocks: source === null ? null : readMarkdown(source).slice(1) })
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
      <RulesText blocks={found} target={isSearching ? null : target} goTo={goTo} />
    </>
  )
}
