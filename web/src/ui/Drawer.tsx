// A drawer: on a phone a sheet from below that holds the focus, on a wide screen a panel beside
// the board that leaves everything else usable. The native dialog brings the focus in and back.
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import './drawer.css'
import { Icon } from './Icon'
import { useText } from './text'
import { useIsNarrow } from './useIsNarrow'

interface Props {
  title: string
  close: () => void
  children: ReactNode
}

export function Drawer({ title, close, children }: Props) {
  const text = useText()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isNarrow = useIsNarrow()

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    if (isNarrow) shown.showModal()
    else shown.show()
    return () => {
      shown.close()
    }
  }, [isNarrow])

  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isNarrow) return
    // Wherever the focus is: the drawer lies on top, and the board behind it waits for the next press.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      leave()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
    }
  }, [isNarrow])

  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; everything else lies in its content.
        if (event.target === dialog.current) close()
      }}
    >
      <div className="drawer-body">
        <div className="drawer-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="round" onClick={close} aria-label={text.close} title={text.close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="drawer-content">{children}</div>
      </div>
    </dialog>
  )
}
