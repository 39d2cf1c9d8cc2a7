// A game that was saved becomes a table again: its file is chosen with a button, or dropped.
import { useRef, useState } from 'react'
import { importLog, tableInfo } from '../net/api'
import { keepInvitation, keepToken } from '../net/keys'
import { goTo } from '../ui/address'
import { Failure } from '../ui/Failure'
import { useAttempt } from '../ui/useAttempt'
import { useHomeText } from './text'

export function OpenSaved() {
  const text = useHomeText()
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { busy, failed, attempt } = useAttempt()

  async function read(file: File | undefined) {
    if (!file) return
    await attempt(async () => {
      const made = await importLog(await file.text())
      keepToken(made.table, made.token)
      keepInvitation(made.table, made.invitation)
      const { waiting } = await tableInfo(made.table)
      goTo(waiting.type === 'over' ? `/r/${made.table}` : `/t/${made.table}`)
    })
  }

  return (
    <li
      className={isOver ? 'import import-over' : 'import'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => {
        setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void read(event.dataTransfer.files[0])
      }}
    >
      <h2>{text.importTitle}</h2>
      <p>{text.importHint}</p>
      <input
        ref={field}
        type="file"
        accept=".jsonl,.json,.log,.txt"
        hidden
        aria-label={text.importTitle}
        onChange={(event) => {
          void read(event.target.files?.[0])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      <button type="button" className="quiet" disabled={busy} onClick={() => field.current?.click()}>
        {busy ? text.importBusy : text.importButton}
      </button>
      <Failure error={failed} />
    </li>
  )
}
