// Two clicks to a table: all is chosen already, and all can be chosen otherwise.
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { device } from '../device/device'
import { useOnDevice } from '../device/place'
import { useDeviceText } from '../device/text'
import { ApiError, checkOptions, makeTable, type ChosenOptions, type GameInfo } from '../net/api'
import { useTrophies } from '../net/trophies'
import { useBackCloses } from '../ui/useBackCloses'
import { at, goBackTo } from '../ui/address'
import { useArrival, useTitle } from '../ui/arrival'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { RulesContext } from '../ui/rules'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import type { House } from '../wire'
import { lookAgain } from './collectTrophy'
import { Emblem } from './Emblem'
import { firstSeats, keepSeats, withoutFriends } from './firstSeats'
import './form.css'
import { appliesTo, GameOptions } from './GameOptions'
import { goToTable } from './goToTable'
import { HouseRules } from './HouseRules'
import { keepPlayerName } from './playerName'
import { SeatChoices } from './SeatChoices'
import { useHomeText } from './text'
import { toldApart } from './toldApart'
import { useOptionCheck } from './useOptionCheck'

const RulesSheet = lazy(() => import('./RulesSheet').then((sheet) => ({ default: sheet.RulesSheet })))

export function NewTable({ game }: { game: GameInfo }) {
  const text = useHomeText()
  const [language] = useLanguage()
  // Undefined while it is on its way: what it shows comes first, and nothing should jump.
  const [folder, setFolder] = useState<GameFolder | null>()
  const isHere = useOnDevice()
  const deviceText = useDeviceText()
  const [seats, setSeats] = useState(() => (isHere ? withoutFriends(game, firstSeats(game)) : firstSeats(game)))
  const [chosen, setOptions] = useState<ChosenOptions>({})
  const [house, setHouse] = useState<House>({ absent: 'bot', chat: false })
  const { busy, failed, attempt } = useAttempt()
  const [rule, setRule] = useState<{ rule: string } | null>(null)
  const [isReading, setIsReading] = useState(false)
  const won = useTrophies(game.slug)
  const { count } = seats
  // What was chosen for another number of players counts again when there are as many once more.
  const options = useMemo(
    () => Object.fromEntries(Object.entries(chosen).filter(([name, value]) => appliesTo(game, name, count, value))),
    [chosen, game, count],
  )
  const verdict = useOptionCheck(game.slug, count, options, folder?.Chooser !== undefined)
  useEffect(() => {
    void loadGame(game.slug).then(setFolder)
  }, [game.slug])
  // Whoever fills in the form does not wait for the engine afterwards.
  useEffect(() => {
    if (isHere && game.is_ready) device().catch(() => undefined)
  }, [isHere, game.is_ready])
  useTitle(game.title)
  useArrival(game.title)
  const rules = useMemo(
    () => ({
      open: (wanted?: string) => {
        setRule(wanted === undefined ? null : { rule: wanted })
        setIsReading(true)
      },
    }),
    [],
  )
  const closeRules = () => {
    setIsReading(false)
  }
  useBackCloses(isReading, closeRules)

  const open = () =>
    attempt(async () => {
      const holders = seats.holders.slice(0, count)
      const names = holders.map((holder, seat) => (holder === 'me' ? (seats.names[seat] ?? '').trim() : ''))
      const first = holders.indexOf('me')
      if (first >= 0) keepPlayerName(names[first] ?? '')
      keepSeats(game.slug, seats)
      // Whoever is quicker than the check waits for it; the form says what it has found.
      if (verdict.isChecking && (await checkOptions(game.slug, count, options))) return
      try {
        goToTable(await makeTable(game.slug, holders, options, house, '', names))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'locked') void lookAgain(game)
        throw error
      }
    })

  const called = seats.holders.slice(0, count).map((holder, seat) => {
    const name = holder === 'me' ? (seats.names[seat] ?? '').trim() : ''
    return name || (holder.startsWith('bot:') && folder?.botLabel(holder.slice(4), language)) || null
  })
  const who = toldApart(called, (seat) => fill(text.seat, { n: seat + 1 }))
  const why = verdict.refusal?.text[language]
  const list = (without: readonly string[] = []) =>
    folder && (
      <GameOptions
        game={game}
        folder={folder}
        chosen={chosen}
        choose={setOptions}
        won={won}
        seats={count}
        without={without}
      />
    )
  const chooser = folder?.Chooser && (
    <div className="sheet-chooser">
      <folder.Chooser
        game={game}
        seats={count}
        chosen={chosen}
        choose={setOptions}
        language={language}
        trophies={won}
        check={(others) => checkOptions(game.slug, count, others)}
        verdict={verdict}
        list={list}
        who={who}
      />
    </div>
  )
  return (
    <RulesContext value={rules}>
      <form
        className={folder?.Chooser ? 'sheet sheet-wide' : 'sheet'}
        style={{ '--hue': game.box.hue } as React.CSSProperties}
        onSubmit={(event) => {
          event.preventDefault()
          if (why === undefined) void open()
        }}
      >
        <header className="sheet-head">
          <a
            className="sheet-back"
            href={at('/')}
            onClick={(event) => {
              event.preventDefault()
              goBackTo('/')
            }}
          >
            <span aria-hidden="true">←</span> {text.allGames}
          </a>
          <span className="sheet-emblem">
            <Emblem slug={game.slug} info={game} />
          </span>
          <h1>{game.title}</h1>
          <button
            type="button"
            className="sheet-howto"
            onClick={() => {
              rules.open()
            }}
          >
            {text.howToPlay}
          </button>
        </header>
        {isHere && (
          <p className="device-note" role="note">
            {game.is_ready ? deviceText.here : deviceText.notReady}
          </p>
        )}
        {folder !== undefined && (
          <div className="sheet-body">
            {!folder?.seatsFirst && chooser}
            <div className="sheet-people">
              <SeatChoices game={game} folder={folder} seats={seats} choose={setSeats} isAlone={isHere} />
            </div>
            {folder?.seatsFirst && chooser}
            <div className="sheet-rules">
              {!folder?.Chooser && list()}
              {folder?.MoreOptions && (
                <folder.MoreOptions seats={count} chosen={chosen} choose={setOptions} language={language} who={who} />
              )}
              {!isHere && <HouseRules house={house} choose={setHouse} />}
            </div>
          </div>
        )}
        <footer className="sheet-foot">
          <Failure error={failed} />
          {/* Not disabled while the options are refused: it can be reached, and says why. */}
          <button type="submit" disabled={busy || (isHere && !game.is_ready)} aria-disabled={why !== undefined}>
            {busy ? text.creating : text.create}
            {why !== undefined && <small>{fill(text.notYet, { why })}</small>}
          </button>
        </footer>
      </form>
      {isReading && (
        <Suspense fallback={null}>
          <RulesSheet game={game.slug} target={rule} close={closeRules} />
        </Suspense>
      )}
    </RulesContext>
  )
}
