// Reads the little Markdown that rules are written in, ours and those of packages. Pure: text in,
// blocks out, and nothing of it is ever taken for HTML.
export type Inline =
  | { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
  /** Where what follows comes from, in the middle of a rule. */
  | { kind: 'tag'; text: string }
  /** A rule's own number, where it stands. */
  | { kind: 'anchor'; rule: string; tag: string }
  /** Another rule, mentioned. */
  | { kind: 'mention'; rule: string }
  /** An address on the web, and nowhere else. */
  | { kind: 'link'; text: string; address: string }

export type Block =
  /** `rules` are those that a section of a how-to tells of: `## Goal <!-- rules: CX-1 CX-25..28 -->`. */
  | { kind: 'heading'; level: number; text: Inline[]; rules?: string[] }
  /** A picture on a line of its own, and where it lies beside the text. */
  | { kind: 'picture'; alt: string; path: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Inline[][]; isNumbered?: boolean }
  | { kind: 'quote'; text: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const INLINE =
  /\*\*(.+?)\*\*|`([^`]+)`|!?\[([^\][]*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)|\b([A-Z]{2,4}-\d+)\b|\[(seed|ruling)\]|\*([^\s*][^*]*[^\s*]|[^\s*])\*/g
const RULE = /^([A-Z]{2,4}-\d+)(?:\s+\[([\w/]+)\])?$/
const COMMENT = /<!--.*?-->/g
const PICTURE = /^!\[([^\][]*)\]\(([\w][\w/.-]*)\)$/
/** What is for programmers: a section, a rule or a paragraph with this sign in it. */
const SOFTWARE = '<!-- software -->'
const TAG = /^\[(seed|ruling)\]$/

export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    from = match.index + match[0].length
    const [, bold, code, linked, address, mention, origin, italic] = match
    const rule = bold === undefined ? null : RULE.exec(bold)
    if (rule?.[1]) parts.push({ kind: 'anchor', rule: rule[1], tag: rule[2] ?? '' })
    else if (bold !== undefined) {
      const tag = TAG.exec(bold)?.[1]
      parts.push(tag ? { kind: 'tag', text: tag } : { kind: 'bold', text: bold })
    } else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (linked !== undefined) parts.push(readLink(linked, address ?? ''))
    else if (origin !== undefined) parts.push({ kind: 'tag', text: origin })
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic })
    else if (mention !== undefined) parts.push({ kind: 'mention', rule: mention })
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** A link out of the page; a text when it leads anywhere else than to the web. */
function readLink(text: string, address: string): Inline {
  const isWeb = /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address)
  return isWeb ? { kind: 'link', text: text || address, address } : { kind: 'text', text }
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()))
}

/** Lines of one kind that belong together. */
function chunks(
  source: string,
): { kind: 'heading' | 'item' | 'step' | 'row' | 'quote' | 'code' | 'line'; text: string }[] {
  const found: ReturnType<typeof chunks> = []
  let goesOn = false
  let isFenced = false
  for (const line of source.split(/\r?\n/)) {
    const last = found.at(-1)
    if (/^\s*(```|~~~)/.test(line)) {
      isFenced = !isFenced
      goesOn = false
      if (isFenced) found.push({ kind: 'code', text: '' })
    } else if (isFenced && last) last.text += last.text ? `\n${line}` : line
    else if (line.trim() === '') goesOn = false
    else if (line.startsWith('#')) {
      found.push({ kind: 'heading', text: line })
      goesOn = false
    } else if (line.startsWith('|')) {
      found.push({ kind: 'row', text: line })
      goesOn = false
    } else if (/^\s*[-*+] /.test(line)) {
      found.push({ kind: 'item', text: line.replace(/^\s*[-*+] /, '') })
      goesOn = true
    } else if (/^\d{1,3}[.)] /.test(line) && (!goesOn || last?.kind === 'step')) {
      found.push({ kind: 'step', text: line.replace(/^\d+[.)] /, '') })
      goesOn = true
    } else if (/^> ?/.test(line)) {
      const text = line.replace(/^> ?/, '')
      if (goesOn && last?.kind === 'quote') last.text += ` ${text.trim()}`
      else found.push({ kind: 'quote', text })
      goesOn = true
    } else if (goesOn && last) last.text += ` ${line.trim()}`
    else {
      found.push({ kind: 'line', text: line.trim() })
      goesOn = true
    }
  }
  return found
}

/** All of a text but what is for programmers. */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let hidden = Infinity // the level of a heading whose section is left out
  for (const { kind, text: written } of chunks(source)) {
    const last = blocks.at(-1)
    const level = kind === 'heading' ? (/^#+/.exec(written)?.[0].length ?? 1) : Infinity
    if (level <= hidden) hidden = Infinity
    if (hidden < Infinity) continue
    if (kind !== 'code' && written.includes(SOFTWARE)) {
      if (kind === 'heading') hidden = level
      continue
    }
    const text = kind === 'code' ? written : written.replace(COMMENT, '').trim()
    if (text === '' && kind !== 'code') continue
    const picture = kind === 'line' ? PICTURE.exec(text) : null
    if (kind === 'heading') {
      const rules = tellsOf(written)
      blocks.push({ kind, level, text: readInline(text.slice(level).trim()), ...(rules.length > 0 && { rules }) })
    } else if (picture) blocks.push({ kind: 'picture', alt: picture[1] ?? '', path: picture[2] ?? '' })
    else if (kind === 'item') {
      if (last?.kind === 'list' && !last.isNumbered) last.items.push(readInline(text))
      else blocks.push({ kind: 'list', items: [readInline(text)] })
    } else if (kind === 'step') {
      if (last?.kind === 'list' && last.isNumbered) last.items.push(readInline(text))
      else blocks.push({ kind: 'list', items: [readInline(text)], isNumbered: true })
    } else if (kind === 'quote') blocks.push({ kind: 'quote', text: readInline(text) })
    else if (kind === 'code') blocks.push({ kind: 'code', text })
    else if (kind === 'row') {
      if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells(text), rows: [] })
      else if (!/^[\s|:-]+$/.test(text)) last.rows.push(cells(text))
    } else blocks.push({ kind: 'paragraph', text: readInline(text) })
  }
  return blocks
}

/** The rules that a heading names in a comment: `CX-25..28` are four. */
function tellsOf(heading: string): string[] {
  const named = /<!-- rules: (.*?) -->/.exec(heading)?.[1] ?? ''
  return [...named.matchAll(/\b([A-Z]{2,4})-(\d{1,4})(?:\.\.(\d{1,4}))?/g)].flatMap(([, name, from, to]) => {
    const first = Number(from)
    const count = Math.max(1, Math.min(1000, Number(to ?? from) - first + 1))
    return Array.from({ length: count }, (_, at) => `${name ?? ''}-${first + at}`)
  })
}

/** Whether a rule stands there, not only mentioned. */
export function holds(blocks: readonly Block[], rule: string): boolean {
  const isThere = (text: Inline[]) => text.some((part) => part.kind === 'anchor' && part.rule === rule)
  return blocks.some((block) => {
    if (block.kind === 'list') return block.items.some(isThere)
    if (block.kind === 'code' || block.kind === 'picture') return false
    return block.kind === 'table' ? block.rows.some((row) => row.some(isThere)) : isThere(block.text)
  })
}

/** What a reader sees of a passage, for searching. */
export function plain(text: Inline[]): string {
  return text
    .map((part) => {
      if (part.kind === 'anchor') return `${part.rule} `
      return part.kind === 'mention' ? part.rule : part.text
    })
    .join('')
}

/** Words without case and accents, so that "regle" finds "Règle". */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The blocks that say all of the words, each under its heading. */
export function search(blocks: readonly Block[], words: string): Block[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...blocks]
  const says = (text: string) => wanted.every((word) => folded(text).includes(word))
  const found: Block[] = []
  let heading: Block | null = null
  const keep = (block: Block) => {
    if (heading) found.push(heading)
    heading = null
    found.push(block)
  }
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block
    else if (block.kind === 'picture') continue
    else if (block.kind === 'paragraph' || block.kind === 'quote') {
      if (says(plain(block.text))) keep(block)
    } else if (block.kind === 'code') {
      if (says(block.text)) keep(block)
    } else if (block.kind === 'list') {
      const items = block.items.filter((item) => says(plain(item)))
      if (items.length > 0) keep({ ...block, items })
    } else {
      const rows = block.rows.filter((row) => says(row.map(plain).join(' ')))
      if (rows.length > 0) keep({ ...block, rows })
    }
  }
  return found
}
