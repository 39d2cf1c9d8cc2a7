// The link that opens at this step, and the log as a file.
import { useRef, useState } from 'react'
import { logAddress } from '../net/api'
import { useReplayText } from './text'

interface Props {
  table: string
  seq: number
  isOver: boolean
}

export function ShareStep({ table, seq, isOver }: Props) {
  const text = useReplayText()
  const [copied, setCopied] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const link = `${location.origin}/r/${table}#${seq}`
  return (
    <div className="share-step">
      <label>
        <span>{text.linkHere}</span>
        <input ref={field} readOnly value={link} />
      </label>
      <button
        type="button"
        onClick={() => {
          // The clipboard is for secure pages only; elsewhere the link is marked, ready to copy.
          field.current?.select()
          const board = navigator.clipboard as Clipboard | undefined
          void board?.writeText(link).then(() => {
            setCopied(link)
          })
        }}
      >
        {copied === link ? text.copied : text.copy}
      </button>
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
