// The rematch is on: those who sat here are taken along after a moment, the others may follow.
import { useEffect, useState } from 'react'
import { useText } from '../ui/text'
import { goToNext } from './goToNext'

const NOTICE_MS = 4000

interface Props {
  table: string
  next: string
  /** Go there by ourselves: we hold a seat and have just heard of it. */
  isFollowing: boolean
}

export function NextTable({ table, next, isFollowing }: Props) {
  const text = useText()
  const [stays, setStays] = useState(false)
  const goes = isFollowing && !stays
  useEffect(() => {
    if (!goes) return
    const timer = window.setTimeout(() => {
      goToNext(table, next)
    }, NOTICE_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [goes, table, next])
  return (
    <div className="notice">
      <p role="status">{goes ? text.nextSoon : text.nextTable}</p>
      <button
        type="button"
        onClick={() => {
          goToNext(table, next)
        }}
      >
        {text.follow}
      </button>
      {goes && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setStays(true)
          }}
        >
          {text.stay}
        </button>
      )}
    </div>
  )
}
