// The findings of a review: each one leads to its step, and the one of the step in sight is marked.
import { sayNamed } from '../ui/names'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Language } from '../games/board'
import { useReplayText } from '../replay/text'
import { fill } from '../ui/text'
import type { Finding } from '../wire'
import './review.css'

/** How a review is being read: in which language, at which step, and how one gets to another. */
export interface Reading {
  language: Language
  /** The step of the replay that is looked at; null where no replay is beside it. */
  at: number | null
  /** The address of a step. */
  link: (seq: number) => string
  /** A link is followed: what covers the board makes way. */
  follow: () => void
}

interface Props<One extends Finding> {
  reading: Reading
  findings: readonly One[]
  /** Whose it is, and when it was. */
  lead: (finding: One) => ReactNode
  art?: (finding: One) => ReactNode
  /** What it cost, in a few words. */
  price?: (finding: One) => string
}

export function FindingList<One extends Finding>({ reading, findings, lead, art, price }: Props<One>) {
  const text = useReplayText()
  const { language, at, link, follow } = reading
  const current = useRef<HTMLLIElement>(null)
  const isNow = ({ seq, until }: Finding) => at !== null && seq <= at && at <= until
  const marked = findings.find(isNow)?.seq
  useEffect(() => {
    if (marked !== undefined) current.current?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  return (
    <ol className="findings">
      {findings.map((finding) => {
        const cost = price?.(finding) ?? ''
        return (
          <li key={finding.seq} ref={finding.seq === marked ? current : null}>
            <a
              className="finding"
              href={link(finding.seq)}
              aria-current={isNow(finding) ? 'step' : undefined}
              onClick={follow}
            >
              {art && (
                <span className="finding-art" aria-hidden="true">
                  {art(finding)}
                </span>
              )}
              <span className="finding-words">
                <span className="finding-lead">
                  <b>{lead(finding)}</b>
                  {cost !== '' && <span className="finding-price">{cost}</span>}
                </span>
                <span>{sayNamed(finding.said[language], language)}</span>
                <span className="finding-step">{fill(text.toStep, { n: finding.seq })}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
