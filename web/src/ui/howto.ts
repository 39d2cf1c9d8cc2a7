// A how-to as sections: each tells of some numbered rules, so that a rule leads to the section that tells of it.
import { plain, type Block } from './markdown'

export interface Section {
  title: string
  rules: string[]
  blocks: Block[]
}

/** What stands before the first section has no title; the title of the file is left out. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) continue
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ title: plain(block.text), rules: block.rules ?? [], blocks: [] })
    else {
      if (sections.length === 0) sections.push({ title: '', rules: [], blocks: [] })
      sections.at(-1)?.blocks.push(block)
    }
  }
  return sections
}

/** The first section that tells of a rule; -1 when none does. */
export function sectionOf(sections: readonly Section[], rule: string): number {
  return sections.findIndex((section) => section.rules.includes(rule))
}
