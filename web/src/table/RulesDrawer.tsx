// The rules of a game: first how to play, with pictures, open where it tells of the rule that somebody
// asked for; then the numbered rules, for referees.
import { useEffect, useState } from 'react'
import type { Language } from '../games/board'
import { sectionOf, sectionsOf, type Section } from '../ui/howto'
import { useLanguage } from '../ui/language'
import { loadRules, type RulesTexts } from '../ui/loadRules'
import { holds, readMarkdown, type Block } from '../ui/markdown'
import { useText } from '../ui/text'
import { FullRules } from './FullRules'
import { Howto } from './Howto'
import './rules.css'

export type Target = { rule: string } | null

interface Props {
  game: string
  /** The rule that somebody asks about; a new object for each asking. */
  target: Target
}

interface Loaded {
  language: Language
  sections: Section[]
  rules: Block[]
  picture: RulesTexts['picture']
}

/** The first heading is the title of the file, and the drawer has its own. */
function withoutTitle(blocks: Block[]): Block[] {
  return blocks[0]?.kind === 'heading' && blocks[0].level === 1 ? blocks.slice(1) : blocks
}

function read({ rules, howto, picture }: RulesTexts, language: Language): Loaded {
  return {
    language,
    sections: sectionsOf(readMarkdown(howto ?? '')),
    rules: withoutTitle(readMarkdown(rules ?? '')),
    picture,
  }
}

export function RulesDrawer({ game, target }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  // A rule that was asked for in here is wanted word for word.
  const [chosen, setChosen] = useState<{ exact: Target; after: Target }>({ exact: null, after: target })
  useEffect(() => {
    let isLeft = false
    void loadRules(game, language).then((texts) => {
      if (!isLeft) setLoaded(read(texts, language))
    })
    return () => {
      isLeft = true
    }
  }, [game, language])

  if (loaded?.language !== language) return <p>{text.loading}</p>
  const { sections, rules, picture } = loaded
  if (sections.length === 0 && rules.length === 0) return <p>{text.rulesMissing}</p>
  const exact = chosen.after === target ? chosen.exact : null
  const isTold = target !== null && sectionOf(sections, target.rule) >= 0
  const goTo = (rule: string) => {
    if (holds(rules, rule)) setChosen({ exact: { rule }, after: target })
  }
  return (
    <>
      {sections.length > 0 && (
        <Howto sections={sections} target={exact ? null : target} rules={rules} picture={picture} goTo={goTo} />
      )}
      {rules.length > 0 && (
        <FullRules
          blocks={rules}
          target={exact ?? (isTold ? null : target)}
          isFolded={sections.length > 0}
          goTo={goTo}
        />
      )}
    </>
  )
}
