// Rules as React elements: every rule can be gone to, and every mention of one goes there.
import { createElement, Fragment, useEffect, useRef, type ReactNode } from 'react'
import { holds, type Block, type Inline } from './markdown'
import { useText } from './text'

interface Props {
  blocks: Block[]
  /** The rule to show; each new object scrolls to it once more. */
  target: { rule: string } | null
  goTo: (rule: string) => void
  /** Where rules can be gone to; a mention of any other is a word. */
  known: readonly Block[]
  /** The address of a picture beside the text. */
  picture?: (path: string) => string | undefined
}

export function RulesText({ blocks, target, goTo, known, picture }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!target) return
    const rule = root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(target.rule)}"]`)
    const passage = rule?.closest<HTMLElement>('li, tr, p')
    passage?.scrollIntoView({ block: 'center' })
    rule?.focus({ preventScroll: true })
    passage?.classList.add('rule-found')
    return () => passage?.classList.remove('rule-found')
  }, [target, blocks])

  const write = (text: Inline[]): ReactNode =>
    text.map((part, at) => {
      switch (part.kind) {
        case 'text':
          return <Fragment key={at}>{part.text}</Fragment>
        case 'italic':
          return <i key={at}>{part.text}</i>
        case 'bold':
          return <b key={at}>{part.text}</b>
        case 'tag':
          return <Tag key={at} tag={part.text} />
        case 'code':
          return <code key={at}>{part.text}</code>
        case 'anchor':
          return (
            <b key={at} id={part.rule} className="rule-number" tabIndex={-1}>
              {part.rule}
              {part.tag && <Tag tag={part.tag} />}
            </b>
          )
        case 'link':
          return (
            <a key={at} href={part.address} target="_blank" rel="noopener noreferrer">
              {part.text}
            </a>
          )
        case 'mention':
          return holds(known, part.rule) ? (
            <button
              key={at}
              type="button"
              className="rule-mention"
              onClick={() => {
                goTo(part.rule)
              }}
            >
              {part.rule}
            </button>
          ) : (
            <Fragment key={at}>{part.rule}</Fragment>
          )
      }
    })

  return (
    <div className="rules" ref={root}>
      {blocks.map((block, at) => {
        switch (block.kind) {
          case 'heading':
            // The drawer's title is the second level, so the text begins below it.
            return createElement(
              `h${Math.min(6, Math.max(3, block.level + 1))}`,
              { key: at, tabIndex: -1 },
              write(block.text),
            )
          case 'picture': {
            const address = picture?.(block.path)
            return address ? <img key={at} src={address} alt={block.alt} /> : <p key={at}>{block.alt}</p>
          }
          case 'paragraph':
            return <p key={at}>{write(block.text)}</p>
          case 'quote':
            return <blockquote key={at}>{write(block.text)}</blockquote>
          case 'code':
            return (
              <pre key={at} tabIndex={0}>
                <code>{block.text}</code>
              </pre>
            )
          case 'list': {
            const items = block.items.map((item, number) => <li key={number}>{write(item)}</li>)
            return block.isNumbered ? <ol key={at}>{items}</ol> : <ul key={at}>{items}</ul>
          }
          case 'table':
            return (
              <div
                key={at}
                className="rules-table"
                tabIndex={0}
                role="group"
                aria-label={block.head.map(headText).join(', ')}
              >
                <table>
                  <thead>
                    <tr>
                      {block.head.map((cell, column) =>
                        headText(cell) ? <th key={column}>{write(cell)}</th> : <td key={column} />,
                      )}
                    </tr>
                  </thead>
                  <tbody>
                    {block.rows.map((row, number) => (
                      <tr key={number}>
                        {row.map((cell, column) => (
                          <td key={column}>{write(cell)}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )
        }
      })}
    </div>
  )
}

/** Where a rule comes from, as a dot that says it when one points at it. */
function Tag({ tag }: { tag: string }) {
  const { tags } = useText()
  const words = tag
    .split('/')
    .map((each) => (each === 'seed' || each === 'ruling' ? tags[each] : each))
    .join(' · ')
  return <span className={`rule-tag rule-tag-${tag.split('/').at(-1) ?? ''}`} title={words} />
}

const headText = (cell: Inline[]) => cell.map((part) => ('text' in part ? part.text : part.rule)).join('')
