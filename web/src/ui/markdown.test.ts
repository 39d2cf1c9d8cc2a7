import { describe, expect, it } from 'vitest'
import { sectionOf, sectionsOf } from './howto'
import { holds, plain, readInline, readMarkdown, search } from './markdown'

const TEXT = `# Title

A line that
goes on.

## 1. Doors

- **CX-1 [seed]** A door \`A\` holds a piece,
  see CX-2.
- **CX-2 [ruling]** The tower blocks.
Notes:
| Term | Meaning |
|---|---|
| **CX-3** | clé |
| x | y |
`

describe('the Markdown of the rules', () => {
  it('finds headings, paragraphs, lists and tables', () => {
    const kinds = readMarkdown(TEXT).map((block) => block.kind)
    expect(kinds).toEqual(['heading', 'paragraph', 'heading', 'list', 'table'])
  })

  it('joins lines that go on', () => {
    const [, paragraph, , list] = readMarkdown(TEXT)
    expect(paragraph?.kind === 'paragraph' && plain(paragraph.text)).toBe('A line that goes on.')
    expect(list?.kind === 'list' && list.items).toHaveLength(2)
  })

  it('knows words that stand out, and a tag of two words', () => {
    expect(readInline('**MF-5 [seed/ruling]** the *warm seat* of 3')).toEqual([
      { kind: 'anchor', rule: 'MF-5', tag: 'seed/ruling' },
      { kind: 'text', text: ' the ' },
      { kind: 'italic', text: 'warm seat' },
      { kind: 'text', text: ' of 3' },
    ])
  })

  it('knows a tag in the middle of a rule', () => {
    expect(readInline('one **[ruling]** two')[1]).toEqual({ kind: 'tag', text: 'ruling' })
    expect(readInline('one [ruling] two')[1]).toEqual({ kind: 'tag', text: 'ruling' })
  })

  it('knows a rule from a mention of it', () => {
    expect(readInline('**CX-1 [seed]** as CX-2, **so** `x`')).toEqual([
      { kind: 'anchor', rule: 'CX-1', tag: 'seed' },
      { kind: 'text', text: ' as ' },
      { kind: 'mention', rule: 'CX-2' },
      { kind: 'text', text: ', ' },
      { kind: 'bold', text: 'so' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'x' },
    ])
  })

  it('leaves out what is for programmers: a section, a rule, a paragraph', () => {
    const blocks = readMarkdown(
      'Intro <!-- software -->\n\n## 0. Names <!-- software -->\n\n- **CX-9** x\n\n### Inner\n\nmore\n\n' +
        '## 1. Doors\n\n- **CX-1** a\n  b <!-- software -->\n- **CX-2** b',
    )
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'list'])
    expect([holds(blocks, 'CX-9'), holds(blocks, 'CX-1'), holds(blocks, 'CX-2')]).toEqual([false, false, true])
  })

  it('searches without case and accents, and keeps the heading and the head of a table', () => {
    const found = search(readMarkdown(TEXT), 'CLE')
    expect(found.map((block) => block.kind)).toEqual(['heading', 'table'])
    expect(found[1]?.kind === 'table' && found[1].rows).toHaveLength(1)
    expect(search(readMarkdown(TEXT), 'nothing like it')).toEqual([])
  })
})

describe('the Markdown of strangers', () => {
  it('links to the web and nowhere else', () => {
    const links = readInline(
      '[a](https://example.org/x_(y)) [b](javascript:alert(1)) [c](//evil) ![d](data:x) [e](JAVASCRIPT:x) [f](https://a b)',
    )
    expect(links.filter((part) => part.kind === 'link')).toEqual([
      { kind: 'link', text: 'a', address: 'https://example.org/x_(y)' },
    ])
    expect(plain(links)).toContain('b')
    expect(plain(links)).not.toMatch(/javascript:|data:/i)
  })

  it('is text where it looks like HTML', () => {
    expect(readMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', text: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
    ])
  })

  it('may have steps, quotes and code', () => {
    const blocks = readMarkdown(
      '1. One\n2. Two\n   and more\n\n> Said\n> so.\n\n```js\n# no heading\n- no item\n```\n- item\n  - inner',
    )
    expect(blocks.map((block) => block.kind)).toEqual(['list', 'quote', 'code', 'list'])
    expect(blocks[0]).toMatchObject({ isNumbered: true, items: [[{ text: 'One' }], [{ text: 'Two and more' }]] })
    expect(blocks[1]).toMatchObject({ text: [{ text: 'Said so.' }] })
    expect(blocks[2]).toEqual({ kind: 'code', text: '# no heading\n- no item' })
    expect(blocks[3]).toMatchObject({ items: [[{ text: 'item' }], [{ text: 'inner' }]] })
    expect(search(blocks, 'heading')).toEqual([blocks[2]])
  })

  it('is read to the end, whatever it is', () => {
    for (const text of [
      '',
      '```',
      '|',
      '#',
      '> ',
      '**',
      '[x](',
      '* '.repeat(5000),
      '**'.repeat(5000),
      '[('.repeat(5000),
      '`'.repeat(5001),
    ]) {
      expect(() => readMarkdown(text)).not.toThrow()
    }
  })

  it('has pictures beside it, and no others', () => {
    const kinds = ['![a](howto/b.svg)', '![a](https://x.org/b.svg)', '![a](/b.svg)', '![a](data:x)', 'x ![a](b.svg)']
    expect(kinds.map((text) => readMarkdown(text)[0]?.kind)).toEqual([
      'picture',
      'paragraph',
      'paragraph',
      'paragraph',
      'paragraph',
    ])
  })
})

describe('a how-to', () => {
  const sections = sectionsOf(
    readMarkdown('# Title\n\n## Goal <!-- rules: CX-1 CX-25..27 -->\n\nText.\n\n![x](howto/x.svg)\n\n## End\n\nText.'),
  )

  it('is sections that tell of rules', () => {
    expect(sections.map(({ title, rules }) => [title, rules])).toEqual([
      ['Goal', ['CX-1', 'CX-25', 'CX-26', 'CX-27']],
      ['End', []],
    ])
    expect(sections[0]?.blocks[1]).toEqual({ kind: 'picture', alt: 'x', path: 'howto/x.svg' })
  })

  it('is found by a rule', () => {
    expect([sectionOf(sections, 'CX-26'), sectionOf(sections, 'CX-28')]).toEqual([0, -1])
  })
})
