// The link that lets a friend in, as text and as a picture to scan.
import qrcode from 'qrcode-generator'
import { useMemo } from 'react'
import type { TableNow } from '../net/useTableState'
import { CopyLink } from '../ui/CopyLink'
import { Icon } from '../ui/Icon'
import { isLocal } from '../ui/isLocal'
import { LocalOnly } from '../ui/LocalOnly'
import { useText } from '../ui/text'
import { OpenSeats } from './OpenSeats'

interface Props {
  table: string
  invitation: string
  now: TableNow
  /** Put it away; it can be found again in the drawer of the seats. */
  hide?: () => void
}

export function Share({ table, invitation, now, hide }: Props) {
  const text = useText()
  const link = `${location.origin}/t/${table}#${invitation}`
  const picture = useMemo(() => {
    const code = qrcode(0, 'M')
    code.addData(link)
    code.make()
    return code.createDataURL(4, 8)
  }, [link])
  return (
    <section className="share" data-testid="share">
      {/* A phone that scans an address of this machine finds nothing. */}
      {!isLocal(location.hostname) && <img src={picture} alt={text.qr} />}
      <div className="share-words">
        <h2>{text.invite}</h2>
        <OpenSeats now={now} />
        {isLocal(location.hostname) ? <LocalOnly /> : <p className="share-hint">{text.inviteHint}</p>}
        <CopyLink link={link} label={text.invite} />
      </div>
      {hide && (
        <button type="button" className="round share-hide" onClick={hide} aria-label={text.close} title={text.close}>
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
