// A game to step through: the same board as at the table, driven by the story of its moves.
import { useEffect, useState } from 'react'
import { fill } from '../ui/text'
import './replay.css'
import { ReplayRoom } from './ReplayRoom'
import { useReplayText } from './text'
import { useReplayedTable } from './useReplayedTable'
import { useStory } from './useStory'

export function ReplayPage({ table }: { table: string }) {
  const text = useReplayText()
  const { info, folder, isAsked } = useReplayedTable(table)
  const [seat, setSeat] = useState<number | null>(null)
  const story = useStory(table, seat)
  const title = folder && fill(text.title, { game: folder.title })
  useEffect(() => {
    if (title) document.title = `${title} · Tablée`
  }, [title])

  if (!info || !folder) {
    const why = info ? text.noPage : text.unknown
    return <main className="message">{isAsked ? why : text.loading}</main>
  }
  return <ReplayRoom info={info} folder={folder} story={story} seat={seat} lookAs={setSeat} />
}
