// A game to step through: the same board as at the table, driven by the story of its moves.
import { useEffect, useState } from 'react'
import { isNoTable } from '../net/api'
import { useArrival, useTitle } from '../ui/arrival'
import { Nowhere } from '../ui/Nowhere'
import { keepNames } from '../ui/names'
import { fill, useText } from '../ui/text'
import { TopBar } from '../ui/TopBar'
import { sayCode, sayError } from '../ui/trouble'
import { mayLook } from './mayLook'
import { eyesOfHash } from './position'
import './replay.css'
import './panels.css'
import { ReplayRoom } from './ReplayRoom'
import { useReplayText } from './text'
import { useReplayedTable } from './useReplayedTable'
import { useStory } from './useStory'

export function ReplayPage({ table }: { table: string }) {
  const text = useReplayText()
  const common = useText()
  const { info, folder, game, isAsked, problem } = useReplayedTable(table)
  const [wanted, setWanted] = useState(() => eyesOfHash(location.hash))
  useEffect(() => {
    // A link to a step leaves the eyes as they are, unless it names some.
    const follow = () => {
      setWanted((before) => eyesOfHash(location.hash) ?? before)
    }
    window.addEventListener('hashchange', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
    }
  }, [])
  // Whoever follows a link to eyes that are not theirs looks on as everybody else.
  const isSeat = wanted === null || !info || wanted < info.seats.length
  const seat = info && !(isSeat && mayLook(info, game?.has_secrets ?? true, wanted)) ? null : wanted
  const story = useStory(table, seat, isAsked)
  const title = folder && fill(text.title, { game: folder.title })
  useTitle(title ?? '')
  useArrival(title ?? '', isAsked)

  if (!info || !folder) {
    const nowhere = () => {
      if (info) return <Nowhere title={sayCode('missing_game', common)} />
      if (isNoTable(problem)) return <Nowhere title={common.unknown} hint={common.unknownHint} />
      return <Nowhere title={sayError(problem, common)} />
    }
    return (
      <>
        <TopBar />
        {isAsked ? nowhere() : <main className="message">{text.loading}</main>}
      </>
    )
  }
  keepNames(info.seats)
  return <ReplayRoom info={info} folder={folder} game={game} story={story} seat={seat} lookAs={setWanted} />
}
