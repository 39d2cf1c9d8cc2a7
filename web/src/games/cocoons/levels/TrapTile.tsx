// A trap as a small tile; whoever shows it also names it.
import { TrapArt, TrapBack } from '../art/TrapArt'
import type { Drawn } from './box'

export function TrapTile({ trap }: { trap: Drawn }) {
  if (trap !== 'R?') {
    return (
      <span className="lv-tile">
        <TrapArt trap={trap} />
      </span>
    )
  }
  // Which rune it will be, luck decides: the back, with a question on it.
  return (
    <span className="lv-tile lv-tile-any">
      <TrapBack />
      <b aria-hidden="true">?</b>
    </span>
  )
}
