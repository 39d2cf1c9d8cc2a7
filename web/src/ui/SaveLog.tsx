// The whole game as a file: asked for where the table is, and handed to the browser.
import type { ReactNode } from 'react'
import { logOf } from '../net/api'
import { Failure } from './Failure'
import { handOver } from './handOver'
import { useAttempt } from './useAttempt'

export function SaveLog({ table, className, children }: { table: string; className: string; children: ReactNode }) {
  const { busy, failed, attempt } = useAttempt()
  const save = () =>
    attempt(async () => {
      handOver(new Blob([await logOf(table)], { type: 'application/jsonl' }), `${table}.jsonl`)
    })
  return (
    <>
      <button type="button" className={className} disabled={busy} onClick={() => void save()}>
        {children}
      </button>
      <Failure error={failed} />
    </>
  )
}
