// What a family reads in two minutes: a few sections, each with its picture.
import { useEffect, useRef } from 'react'
import { sectionOf, type Section } from '../ui/howto'
import { holds, type Block } from '../ui/markdown'
import { RulesText } from '../ui/RulesText'
import { fill, useText } from '../ui/text'
import type { Target } from './RulesDrawer'
import './howto.css'

interface Props {
  sections: Section[]
  /** The rule that somebody asks about; each new object scrolls to its section once more. */
  target: Target
  rules: Block[]
  picture: (path: string) => string | undefined
  goTo: (rule: string) => void
}

export function Howto({ sections, target, rules, picture, goTo }: Props) {
  const text = useText()
  const root = useRef<HTMLElement>(null)
  const asked = target ? sectionOf(sections, target.rule) : -1
  useEffect(() => {
    if (!target || asked < 0) return
    const heading = root.current?.querySelector<HTMLElement>(`[data-section="${asked}"] h3`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [target, asked])

  return (
    <article className="howto" ref={root} aria-label={text.howto}>
      {sections.map((section, at) => (
        <section key={at} data-section={at} className={at === asked ? 'howto-asked' : ''}>
          {section.title && <h3 tabIndex={-1}>{section.title}</h3>}
          <RulesText blocks={section.blocks} target={null} goTo={goTo} known={rules} picture={picture} />
          {at === asked && target && holds(rules, target.rule) && (
            <button
              type="button"
              className="plain"
              onClick={() => {
                goTo(target.rule)
              }}
            >
              {fill(text.ruleInFull, { rule: target.rule })}
            </button>
          )}
        </section>
      ))}
    </article>
  )
}
