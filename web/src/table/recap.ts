// On one screen: what has happened since the person who now takes it looked last. Pure.
import type { TableNow } from '../net/useTableState'

export type Moment = Pick<TableNow, 'seq' | 'eyes' | 'steps'>

export interface Recap {
  /** What was shown on this screen, the oldest first. */
  moments: readonly Moment[]
  /** By seat: the last move that it has seen. */
  seen: Readonly<Record<number, number>>
  isCurtain: boolean
  /** For whoever looks now; empty once they act or close it. */
  told: readonly Moment[]
}

export const NO_RECAP: Recap = { moments: [], seen: {}, isCurtain: false, told: [] }

const MOST = 60

interface Look {
  shown: Moment
  /** Whose eyes are looked through, or will be. */
  seat: number | null
  isCurtain: boolean
  /** What happened before this page was opened, since that seat acted. */
  known?: readonly Moment[]
}

/** After one more look at the table; the same object when there was nothing new. */
export function looked(recap: Recap, { shown, seat, isCurtain, known = [] }: Look): Recap {
  const last = recap.moments.at(-1)?.seq ?? -1
  const isNew = shown.seq > last && shown.steps.some(({ events }) => events.length > 0)
  // Something was taken back: it has not happened.
  const isBack = shown.seq < last
  let { moments, told, seen } = recap
  if (isBack) {
    moments = moments.filter(({ seq }) => seq <= shown.seq)
    told = told.filter(({ seq }) => seq <= shown.seq)
  } else if (isNew) {
    const { seq, eyes, steps } = shown
    moments = [...moments, { seq, eyes, steps }].slice(-MOST)
    // It goes on: what was told has been read.
    told = []
  }
  const isLifted = recap.isCurtain && !isCurtain
  if (isLifted && seat !== null) {
    const since = seen[seat] ?? -1
    const first = moments[0]?.seq ?? Infinity
    told = [...known.filter(({ seq }) => seq < first), ...moments].filter(({ seq }) => seq > since)
  } else if (isCurtain && told.length > 0) told = []
  if (!isCurtain && seat !== null && seen[seat] !== shown.seq) seen = { ...seen, [seat]: shown.seq }
  const isSame =
    moments === recap.moments &&
    seen === recap.seen &&
    isCurtain === recap.isCurtain &&
    told.length === recap.told.length
  return isSame ? recap : { moments, seen, isCurtain, told }
}
