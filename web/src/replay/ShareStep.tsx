// The link that opens at this step, through the same eyes, and the log as a file.
import { logAddress } from '../net/api'
import { CopyLink } from '../ui/CopyLink'
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
      <CopyLink link={`${location.origin}/r/${table}${hashOf(seq, seat)}`} label={text.linkHere} isLong />
      {isOver && (
        <p>
          {text.downloadHint}{' '}
          <a href={logAddress(table)} download={`${table}.jsonl`}>
            {text.download}
          </a>
        </p>
      )}
    </div>
  )
}
