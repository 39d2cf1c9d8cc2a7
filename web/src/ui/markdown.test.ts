import { describe, expect, it } from 'vitest'
import { holds, plain, readInline, readMarkdown, search, splitRules } from './markdown'

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

  it('puts sections for the curious, and what stands before all sections, apart', () => {
    const { main, more } = splitRules(readMarkdown(`Intro\n\n## 0. Names\n\n- **CX-9** x\n\n${TEXT}`), [0])
    expect(more.map((block) => block.kind)).toEqual(['paragraph', 'heading', 'list', 'heading', 'paragraph'])
    expect(main.map((block) => block.kind)).toEqual(['heading', 'list', 'table'])
    expect([holds(more, 'CX-9'), holds(main, 'CX-9'), holds(main, 'CX-3')]).toEqual([true, false, true])
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

  it('hides nothing where nothing is for the curious', () => {
    const blocks = readMarkdown('Intro.\n\n## 1. Doors\n\nText.')
    expect(splitRules(blocks, [])).toEqual({ main: blocks, more: [] })
  })
})
