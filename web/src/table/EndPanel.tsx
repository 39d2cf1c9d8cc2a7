// The game is over: how it ended, the legs of the match, and where to go from here.
import { useEffect, useState } from 'react'
import { logAddress, rematch, tableInfo, type TableInfo } from '../net/api'
import { useLanguage } from '../ui/language'
import { fill, useText } from '../ui/text'
import type { Eye } from '../wire'
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
}

export function EndPanel({ table, game, eye, hasNext }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [isReviewed, setIsReviewed] = useState(false)
  const [failed, setFailed] = useState('')
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
      goToNext(table, (await rematch(table)).table)
    } catch (error) {
      setFailed(fill(text.failed, { text: error instanceof Error ? error.message : '' }))
    }
  }

  const played = info?.legs.length ?? 0
  const isMatchOn = info !== null && played < info.leg_count
  const seatName = (seat: number) => folder.seatName(eye.view, seat, language)
  return (
    <section className="over" aria-label={text.over}>
      <div className="over-head">
        <div>
          <h2>{text.over}</h2>
          <p className="over-result">{folder.prompt(eye.view, eye.seat, language)}</p>
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
        {info && info.leg_count > 1 && <Legs info={info} seatName={seatName} />}
      </div>
      {failed && <p role="alert">{failed}</p>}
      {isReviewed && folder.Review && <ReviewPanel table={table} view={eye.view} Review={folder.Review} />}
    </section>
  )
}
