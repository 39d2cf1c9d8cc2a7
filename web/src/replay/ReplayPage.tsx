// A game to step through: the same board as at the table, driven by the story of its moves.
import { useState } from 'react'
import { isNoTable } from '../net/api'
import { useArrival, useTitle } from '../ui/arrival'
import { Nowhere } from '../ui/Nowhere'
import { keepNames } from '../ui/names'
import { fill, useText } from '../ui/text'
import { sayCode, sayError } from '../ui/trouble'
import './replay.css'
import './steps.css'
import { ReplayRoom } from './ReplayRoom'
import { useReplayText } from './text'
import { useReplayedTable } from './useReplayedTable'
import { useStory } from './useStory'

export function ReplayPage({ table }: { table: string }) {
  const text = useReplayText()
  const common = useText()
  const { info, folder, game, isAsked, problem } = useReplayedTable(table)
  const [seat, setSeat] = useState<number | null>(null)
  const story = useStory(table, seat)
  const title = folder && fill(text.title, { game: folder.title })
  useTitle(title ?? '')
  useArrival(title ?? '', isAsked)

  if (!info || !folder) {
    if (!isAsked) return <main className="message">{text.loading}</main>
    if (info) return <Nowhere title={sayCode('missing_game', common)} />
    if (isNoTable(problem)) return <Nowhere title={common.unknown} hint={common.unknownHint} />
    return <Nowhere title={sayError(problem, common)} />
  }
  keepNames(info.seats)
  return <ReplayRoom info={info} folder={folder} game={game} story={story} seat={seat} lookAs={setSeat} />
}
