// A link to pass on: shown in full, copied by a button.
import { useRef, useState } from 'react'
import { useText } from './text'

export function CopyLink({ link, label }: { link: string; label: string }) {
  const text = useText()
  const [copied, setCopied] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="share-link">
      <input ref={field} readOnly value={link} aria-label={label} />
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
    </div>
  )
}
