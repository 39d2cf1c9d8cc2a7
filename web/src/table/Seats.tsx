// Who sits where, and the link that lets a friend in.
import qrcode from 'qrcode-generator'
import { useMemo, useRef, useState } from 'react'
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTable'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import type { Eye } from '../wire'

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  table: string
  invitation: string | null
}

export function Seats({ now, eye, folder, table, invitation }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const open = now.seats.some((seat) => seat.kind === 'open')
  return (
    <details open={open}>
      <summary>{text.seats}</summary>
      <ul className="seats">
        {now.seats.map((seat, number) => (
          <li key={number}>
            <b>{folder.seatName(eye.view, number, language)}</b>{' '}
            {seat.kind === 'open' ? text.openSeat : seat.name || text.human}
            {seat.kind === 'human' && ` · ${seat.here ? text.here : text.away}`}
          </li>
        ))}
      </ul>
      {open && invitation && <Share link={`${location.origin}/t/${table}#${invitation}`} />}
    </details>
  )
}

function Share({ link }: { link: string }) {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const picture = useMemo(() => {
    const code = qrcode(0, 'M')
    code.addData(link)
    code.make()
    return code.createDataURL(4, 8)
  }, [link])
  return (
    <div className="share">
      <h2>{text.invite}</h2>
      <input ref={field} readOnly value={link} aria-label={text.invite} />
      <button
        type="button"
        onClick={() => {
          // The clipboard is for secure pages only; elsewhere the link is marked, ready to copy.
          field.current?.select()
          const board = navigator.clipboard as Clipboard | undefined
          void board?.writeText(link).then(() => {
            setCopied(true)
          })
        }}
      >
        {copied ? text.copied : text.copy}
      </button>
      <img src={picture} alt={text.qr} />
    </div>
  )
}
