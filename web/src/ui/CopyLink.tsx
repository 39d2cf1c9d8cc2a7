// A link to pass on: shown in full, copied by a button.
import { useRef, useState } from 'react'
import { useText } from './text'

interface Props {
  link: string
  label: string
  /** Over two lines, where a narrow panel would cut it. */
  isLong?: boolean
}

export function CopyLink({ link, label, isLong = false }: Props) {
  const text = useText()
  const [copied, setCopied] = useState('')
  const field = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null)
  return (
    <div className="share-link">
      {isLong ? (
        <textarea ref={field} readOnly rows={2} value={link} aria-label={label} />
      ) : (
        <input ref={field} readOnly value={link} aria-label={label} />
      )}
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
