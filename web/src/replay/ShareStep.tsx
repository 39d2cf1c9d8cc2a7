// The link that opens at this step, and the log as a file.
import { logAddress } from '../net/api'
import { CopyLink } from '../ui/CopyLink'
import { useReplayText } from './text'

interface Props {
  table: string
  seq: number
  isOver: boolean
}

export function ShareStep({ table, seq, isOver }: Props) {
  const text = useReplayText()
  return (
    <div className="share-step">
      <CopyLink link={`${location.origin}/r/${table}#${seq}`} label={text.linkHere} />
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
