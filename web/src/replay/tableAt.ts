import type { TableInfo } from '../net/api'
import { NOTHING, type TableNow } from '../net/useTableState'
import type { Frame } from '../wire'

/** The table as it was at a step, as far as those around it care: everybody was there, whoever they were. */
export function tableAt({ seats, mine, legs, leg_count, waiting, origin }: TableInfo, frame: Frame): TableNow {
  return {
    ...NOTHING,
    status: 'here',
    seq: frame.seq,
    seats: seats.map((each) => ({
      ...each,
      kind: each.kind === 'open' ? 'human' : each.kind,
      here: true,
      stand_in: false,
      absent: null,
    })),
    eyes: mine.map((seat) => ({ seat, view: frame.view, offer: null, events: [], take_back: false })),
    waiting: {
      type: 'decide',
      seats: frame.awaits ?? [],
      deadline_ms: null,
      expiry: 'tick',
      asides: [],
      stand_ins: [],
    },
    legs: waiting.type === 'over' ? legs.slice(0, -1) : legs,
    legCount: leg_count,
    origin,
  }
}
