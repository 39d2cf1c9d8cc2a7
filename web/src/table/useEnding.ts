// What a finished table is worth to this browser: asked for once it is over.
import { useEffect, useState } from 'react'
import { collectTrophy, type Collected } from '../home/collectTrophy'
import { entryOf, remember } from '../home/remember'
import { ending, tableInfo, type Ending, type TableInfo } from '../net/api'
import { notesOf, type Note } from '../net/notes'
import { entriesBefore } from '../net/records'
import { useLanguage } from '../ui/language'
import type { Game } from './useGame'

export interface Ended {
  info: TableInfo | null
  ending: Ending | null
  trophy: Collected | null
  notes: readonly Note[]
}

export function useEnding(table: string, { info: game }: Game): Ended {
  const [language] = useLanguage()
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [told, setTold] = useState<Ending | null>(null)
  const [trophy, setTrophy] = useState<Collected | null>(null)
  const [notes, setNotes] = useState<readonly Note[]>([])
  useEffect(() => {
    let isLeft = false
    tableInfo(table)
      .then((answer) => {
        const entry = entryOf(answer, game)
        if (!isLeft) {
          setInfo(answer)
          if (entry) setNotes(notesOf(entriesBefore(game.slug, table), entry, game.bots))
        }
        remember(answer, game)
        // Kept also when the page is left meanwhile.
        return collectTrophy(answer)
      })
      .then((collected) => {
        if (!isLeft) setTrophy(collected)
      })
      // Without an answer the panel only has no legs and no trophy to show.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [table, game])
  useEffect(() => {
    let isLeft = false
    ending(table, language)
      .then((answer) => {
        if (!isLeft) setTold(answer)
      })
      // Nor anything to say of what decided it.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [table, language])
  return { info, ending: told, trophy, notes }
}
