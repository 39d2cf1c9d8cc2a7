// The link that opens at this step, through the same eyes, and the log as a file.
import { isHere } from '../device/place'
import { at } from '../ui/address'
import { CopyLink } from '../ui/CopyLink'
import { SaveLog } from '../ui/SaveLog'
import { hashOf } from './position'
import { useReplayText } from './text'

interface Props {
  table: string
  seq: number
  seat: number | null
  isOver: boolean
}

export function ShareStep({ table, seq, seat, isOver }: Props) {
  const text = useReplayText()
  return (
    <div className="share-step">
      {!isHere(table) && (
        <CopyLink link={location.origin + at(`/r/${table}${hashOf(seq, seat)}`)} label={text.linkHere} isLong />
      )}
      {isOver && (
        <p>
          {text.downloadHint}{' '}
          <SaveLog table={table} className="plain">
            {text.download}
          </SaveLog>
        </p>
      )}
    </div>
  )
}
