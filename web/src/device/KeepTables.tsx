// All tables of this device as a file, and back: a browser may be tidied up, or left for another.
import { useRef, useState } from 'react'
import { Failure } from '../ui/Failure'
import { handOver } from '../ui/handOver'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import { bringBack, saveAll } from './backup'
import { useDeviceText } from './text'

export function KeepTables() {
  const text = useDeviceText()
  const [language] = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const { busy, failed, attempt } = useAttempt()

  async function read(file: File | undefined) {
    if (!file) return
    try {
      setSaid(fill(text.broughtBack, { count: await bringBack(await file.text()) }, language))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      setSaid(text.badFile)
    }
  }

  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={busy}
        onClick={() =>
          void attempt(async () => {
            handOver(await saveAll(), 'tablee.json')
          })
        }
      >
        {text.saveAll}
      </button>
      <input
        ref={field}
        type="file"
        accept=".json"
        hidden
        aria-label={text.bringBack}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          void attempt(() => read(file))
          event.target.value = ''
        }}
      />
      <button type="button" className="quiet" disabled={busy} onClick={() => field.current?.click()}>
        {text.bringBack}
      </button>
      {said && <p role="status">{said}</p>}
      <Failure error={failed} />
    </>
  )
}
