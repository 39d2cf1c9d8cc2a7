// What all drawings of Cocoons share: a square of 100, one ink, one way to shade. No id is fixed, so nothing collides.
import { useId, type ReactNode } from 'react'

export const INK = '#3a2417'
export const CREAM = '#fff4dc'

/** A whole drawing; whoever shows it also names it. */
export function Art({ children }: { children: ReactNode }) {
  return (
    <svg className="co-art" viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** A filled outline; what is drawn inside it never shows outside it. */
export function Solid({
  d,
  fill,
  line = 3,
  ink = INK,
  children,
}: {
  d: string
  fill: string
  line?: number
  ink?: string
  children?: ReactNode
}) {
  const clip = useId()
  return (
    <>
      <path d={d} fill={fill} />
      {children !== undefined && (
        <>
          <clipPath id={clip}>
            <path d={d} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>{children}</g>
        </>
      )}
      {line > 0 && (
        <path d={d} fill="none" stroke={ink} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round" />
      )}
    </>
  )
}

/** The pale rim of a sticker, so that a drawing stands out on light and on dark wood. */
export function Rim({ d }: { d: readonly string[] }) {
  return (
    <path d={d.join('')} fill={CREAM} stroke={CREAM} strokeWidth="9" strokeLinejoin="round" strokeLinecap="round" />
  )
}

/** A shining eye. */
export function Eye({ x, y, r, glint = 0.36 }: { x: number; y: number; r: number; glint?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#2a1710" />
      <circle cx={x - r * 0.3} cy={y - r * 0.36} r={r * glint} fill="#fff" />
      <circle cx={x + r * 0.36} cy={y + r * 0.4} r={r * 0.16} fill="#fff" opacity="0.7" />
    </>
  )
}

/** The same drawing on both sides of the middle. */
export function Twice({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 100 0)">{children}</g>
    </>
  )
}
