// The paper that a review is written on: a title, what it measures, and its parts.
import type { ReactNode } from 'react'
import './review.css'

interface Props {
  title: string
  intro: string
  /** Of the game, for its own drawings. */
  className: string
  children: ReactNode
}

export function ReviewSheet({ title, intro, className, children }: Props) {
  return (
    <section data-testid="review-sheet" className={`review-sheet ${className}`} aria-label={title}>
      <p className="review-title">{title}</p>
      <p className="review-intro">{intro}</p>
      {children}
    </section>
  )
}

interface PartProps {
  title: string
  children: ReactNode
}

export function ReviewPart({ title, children }: PartProps) {
  return (
    <section className="review-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** A part that is folded away until somebody wants it. */
export function FoldedPart({ title, children }: PartProps) {
  return (
    <details className="review-part">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
