// The game is over: how it ended, the legs of the match, and where to go from here.
import { useEffect, useState } from 'react'
import type { Waiting } from '../games/board'
import { collectTrophy, type Collected } from '../home/collectTrophy'
import { goToTable } from '../home/goToTable'
import { playerName } from '../home/playerName'
import { remember } from '../home/remember'
import { logAddress, makeTable, rematch, tableInfo, type PlayOn, type TableInfo } from '../net/api'
import { missing, useTrophies } from '../net/trophies'
import { Failure } from '../ui/Failure'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { sayList } from '../ui/sayList'
import { fill, useText } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import type { Eye, Result } from '../wire'
import { useCompanyText } from './companyText'
import { Joy } from './Joy'
import { Legs } from './Legs'
import { goToNext } from './goToNext'
import { ReviewPanel } from '../replay/ReviewPanel'
import type { Game } from './useGame'
import { verdictOf } from './verdict'
import { verdictText } from './verdictText'

interface Props {
  table: string
  game: Game
  eye: Eye
  /** The seats of this page, and how many there are. */
  mine: readonly number[]
  seats: number
  waiting: Waiting
  /** Playing on is already being asked, or on. */
  isPlayingOn: boolean
  /** A guided first game. */
  isGuided: boolean
}

/** A link leaves this page: nothing has to make way. */
const stay = () => undefined

export function EndPanel({ table, game, eye, mine, seats, waiting, isPlayingOn, isGuided }: Props) {
  const text = useText()
  const company = useCompanyText()
  const [language] = useLanguage()
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [trophy, setTrophy] = useState<Collected | null>(null)
  const won = useTrophies(game.info.slug)
  const [isReviewed, setIsReviewed] = useState(false)
  const { failed, attempt } = useAttempt()
  const { folder } = game
  useEffect(() => {
    let isLeft = false
    tableInfo(table)
      .then((answer) => {
        if (!isLeft) setInfo(answer)
        remember(answer, game.info)
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

  const again = () =>
    attempt(async () => {
      // A first game is no leg of a match: after it comes a fresh table with the same help.
      const { guide } = folder
      if (isGuided && guide) goToTable(await makeTable(game.info.slug, guide.seats, guide.options, {}, playerName()))
      else await playOn({})
    })
  const playOn = async (wish: PlayOn) => {
    // Where others sit they are asked first, and nobody goes anywhere.
    const opened = (await rematch(table, wish)).table
    if (opened !== null) goToNext(table, opened)
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
  const label = trophy && folder.trophyLabel
  // After a first game there is the form: what was chosen for learning is not for every level.
  const nextTrophy = isGuided || eye.seat === null ? null : (info?.next_trophy ?? null)
  const left = missing(game.info.trophies, won)
  function sayTrophy({ name, isAgain }: Collected): string {
    const facts = {
      trophy: folder.trophyLabel?.(name, language) ?? name,
      prize: folder.trophyLabel?.(null, language) ?? '',
      count: text.counts[left.length] ?? left.length,
    }
    const lines = [isAgain ? text.trophyAgain : text.trophyWon]
    if (left.length > 0) lines.push(text.trophyToGo)
    else if (!isAgain) lines.push(text.trophyLast)
    return lines.map((line) => fill(line, facts)).join(' ')
  }
  const verdict =
    waiting?.type === 'over'
      ? verdictOf({
          result: total ?? waiting.result,
          mine,
          seats,
          isCommon: game.info.is_common,
          language,
          text: verdictText[language],
        })
      : null
  return (
    <section className="over" aria-label={text.over}>
      <div className="over-head">
        <div>
          <h2>
            {verdict && ['won', 'shared'].includes(verdict.outcome) && <Joy />}
            {verdict?.words ?? text.over}
          </h2>
          <p className="over-result">
            {total ? sayMatch(total) : folder.prompt(eye.view, eye.seat, language, waiting)}
          </p>
          {total && (
            <p className="over-leg">
              {fill(text.legEnded, {
                n: played,
                of: played,
                sentence: folder.prompt(eye.view, eye.seat, language, waiting),
              })}
            </p>
          )}
          {info?.origin && <p className="over-leg">{company.continuesNothing}</p>}
          {label && (
            <p className="over-leg over-trophy" role="status">
              <Icon name="star" size={17} /> {sayTrophy(trophy)}
            </p>
          )}
          <div className="over-ways">
            {nextTrophy !== null && !isPlayingOn && (
              <button type="button" onClick={() => void attempt(() => playOn({ next: true }))}>
                {fill(text.trophyNext, { trophy: folder.trophyLabel?.(nextTrophy, language) ?? nextTrophy })}
              </button>
            )}
            {label && nextTrophy === null && (
              <a className="button" href={`/#${game.info.slug}`}>
                {fill(text.trophyNext, { trophy: label(left[0] ?? null, language) })}
              </a>
            )}
            {eye.seat !== null && !isPlayingOn && (
              <button
                type="button"
                className={label || nextTrophy !== null ? 'quiet' : ''}
                onClick={() => void again()}
              >
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
      {isReviewed && folder.Review && (
        <ReviewPanel table={table} view={eye.view} Review={folder.Review} at={null} follow={stay} />
      )}
    </section>
  )
}
