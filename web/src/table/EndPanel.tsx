// The game is over: how it ended, what decided it, the legs of the match, and where to go from here.
import { at } from '../ui/address'
import { useEffect, useRef, useState } from 'react'
import type { Waiting } from '../games/board'
import { goToTable } from '../home/goToTable'
import { playerName } from '../home/playerName'
import { makeTable, rematch, type PlayOn } from '../net/api'
import { missing, useTrophies } from '../net/trophies'
import { ReviewPanel } from '../replay/ReviewPanel'
import { Failure } from '../ui/Failure'
import { SaveLog } from '../ui/SaveLog'
import { useLanguage } from '../ui/language'
import { sayList } from '../ui/sayList'
import { motionWanted } from '../ui/settings'
import { fill, useText } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import type { Eye, Result } from '../wire'
import { useCompanyText } from './companyText'
import { EndAdvice } from './EndAdvice'
import { EndNotes } from './EndNotes'
import { EndTrophy } from './EndTrophy'
import { goToNext } from './goToNext'
import { Joy } from './Joy'
import { Legs } from './Legs'
import { SharePicture } from './SharePicture'
import { useEnding } from './useEnding'
import type { Game } from './useGame'
import { isJoyful, verdictOf } from './verdict'
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

type Extra = 'review' | 'picture'

export function EndPanel({ table, game, eye, mine, seats, waiting, isPlayingOn, isGuided }: Props) {
  const text = useText()
  const company = useCompanyText()
  const [language] = useLanguage()
  const ended = useEnding(table, game)
  const { info, trophy } = ended
  const won = useTrophies(game.info.slug)
  const [extra, setExtra] = useState<Extra | null>(null)
  const { failed, attempt } = useAttempt()
  const { folder } = game
  const below = useRef<HTMLDivElement>(null)
  // What was asked for opens below the buttons: on a phone that is beyond the edge of the screen.
  useEffect(() => {
    if (extra !== null) below.current?.scrollIntoView({ block: 'start', behavior: motionWanted() ? 'smooth' : 'auto' })
  }, [extra])

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
  const feat = info?.feat ?? null
  const sides = waiting?.type === 'over' && {
    result: total ?? waiting.result,
    mine,
    seats,
    isCommon: game.info.is_common,
    isBrokenOff: feat?.is_played_out === false,
  }
  const verdict =
    sides &&
    verdictOf({
      ...sides,
      feat: feat?.words[language] ?? feat?.words.en ?? null,
      language,
      text: verdictText[language],
    })
  const sentence = total ? sayMatch(total) : folder.prompt(eye.view, eye.seat, language, waiting)
  const toggle = (name: Extra) => (
    <button
      type="button"
      className="quiet"
      aria-expanded={extra === name}
      onClick={() => {
        setExtra(extra === name ? null : name)
      }}
    >
      {text[name]}
    </button>
  )
  return (
    <section className="over" data-testid="over" aria-label={text.over}>
      <div className="over-head">
        <div>
          <h2>
            {sides && verdict && (isJoyful(sides) || verdict.outcome === 'lost') && (
              <Joy slug={game.info.slug} isSad={verdict.outcome === 'lost'} />
            )}
            {verdict ? verdict.words : text.over}
          </h2>
          {/* How this game ended stands in the prompt, in sight on every screen. */}
          {total && <p className="over-result">{sentence}</p>}
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
          <EndNotes table={table} ended={ended} folder={folder} />
          {label && <EndTrophy trophy={trophy} left={left} folder={folder} />}
          {game.info.has_advice && !isGuided && !isMatchOn && info?.origin === null && mine.length === 1 && (
            <EndAdvice
              table={table}
              game={game.info.slug}
              seat={mine[0] ?? 0}
              goOn={isPlayingOn ? null : () => void attempt(() => playOn({ next: true }))}
            />
          )}
          <div className="over-ways">
            {nextTrophy !== null && !isPlayingOn && (
              <button type="button" onClick={() => void attempt(() => playOn({ next: true }))}>
                {fill(text.trophyNext, { trophy: folder.trophyLabel?.(nextTrophy, language) ?? nextTrophy })}
              </button>
            )}
            {label && nextTrophy === null && (
              <a className="button" href={at(`/#${game.info.slug}`)}>
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
            <a className="button quiet" href={at(`/r/${table}`)}>
              {text.replay}
            </a>
            {game.info.has_review && folder.Review && toggle('review')}
            {ended.ending?.picture && toggle('picture')}
            <SaveLog table={table} className="quiet">
              {text.download}
            </SaveLog>
            <a className="button quiet" href={at('/')}>
              {text.again}
            </a>
          </div>
        </div>
        {hasLegs && <Legs info={info} seatName={seatName} />}
      </div>
      <Failure error={failed} />
      <div className="over-extra" ref={below}>
        {extra === 'picture' && sides && ended.ending?.picture && (
          <SharePicture
            svg={ended.ending.picture}
            slug={game.info.slug}
            hue={game.info.box.hue}
            title={folder.title}
            headline={verdict ? verdict.words : text.over}
            sentence={sentence}
            result={sides.result}
            isCommon={game.info.is_common || seats === 1 || sides.isBrokenOff}
          />
        )}
        {extra === 'review' && folder.Review && (
          <ReviewPanel table={table} view={eye.view} Review={folder.Review} at={null} follow={stay} />
        )}
      </div>
    </section>
  )
}
