// The game is over: how it ended, the legs of the match, and where to go from here.
import { useEffect, useState } from 'react'
import { goToTable } from '../home/goToTable'
import { playerName } from '../home/playerName'
import { logAddress, makeTable, rematch, tableInfo, type TableInfo } from '../net/api'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { sayList } from '../ui/sayList'
import { fill, useText } from '../ui/text'
import type { Eye, Result } from '../wire'
import { Legs } from './Legs'
import { goToNext } from './NextTable'
import { ReviewPanel } from '../replay/ReviewPanel'
import type { Game } from './useGame'

interface Props {
  table: string
  game: Game
  eye: Eye
  /** The rematch is on already. */
  hasNext: boolean
  /** A guided first game. */
  isGuided: boolean
}

export function EndPanel({ table, game, eye, hasNext, isGuided }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [isReviewed, setIsReviewed] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const { folder } = game
  useEffect(() => {
    let isLeft = false
    tableInfo(table).then(
      (answer) => {
        if (!isLeft) setInfo(answer)
      },
      // Without it the panel only has no legs to show.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [table])

  async function again() {
    try {
      // A first game is no leg of a match: after it comes a fresh table with the same help.
      const { guide } = folder
      if (isGuided && guide) goToTable(await makeTable(game.info.slug, guide.seats, guide.options, {}, playerName()))
      else goToNext(table, (await rematch(table)).table)
    } catch (error) {
      setFailed(error)
    }
  }

  const played = info?.legs.length ?? 0
  const hasLegs = info !== null && info.leg_count > 1 && !isGuided
  const isMatchOn = hasLegs && played < info.leg_count
  const total = hasLegs && !isMatchOn ? info.total : null
  const seatName = (seat: number) => folder.seatName(eye.view, seat, language)
  function sayMatch({ winners, scores }: Result): string {
    const names = sayList(winners.map(seatName), language)
    return fill(winners.length === 1 ? text.matchWon : text.matchShared, { names, scores: scores.join('–') })
  }
  return (
    <section className="over" aria-label={text.over}>
      <div className="over-head">
        <div>
          <h2>{total ? text.matchOver : text.over}</h2>
          <p className="over-result">{total ? sayMatch(total) : folder.prompt(eye.view, eye.seat, language)}</p>
          {total && (
            <p className="over-leg">
              {fill(text.legEnded, { n: played, of: played, sentence: folder.prompt(eye.view, eye.seat, language) })}
            </p>
          )}
          <div className="over-ways">
            {eye.seat !== null && !hasNext && (
              <button type="button" onClick={() => void again()}>
                {isMatchOn ? fill(text.nextLeg, { n: played + 1 }) : text.rematch}
              </button>
            )}
            <a className="button quiet" href={`/r/${table}`}>
              {text.replay}
            </a>
            {game.info.has_review && folder.Review && (
              <button
                type="button"
                className="quiet"
                aria-expanded={isReviewed}
                onClick={() => {
                  setIsReviewed(!isReviewed)
                }}
              >
                {text.review}
              </button>
            )}
            <a className="button quiet" href={logAddress(table)} download>
              {text.download}
            </a>
            <a className="button quiet" href="/">
              {text.again}
            </a>
          </div>
        </div>
        {hasLegs && <Legs info={info} seatName={seatName} />}
      </div>
      <Failure error={failed} />
      {isReviewed && folder.Review && <ReviewPanel table={table} view={eye.view} Review={folder.Review} />}
    </section>
  )
}
