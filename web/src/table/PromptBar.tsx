// One sentence: what is awaited from whom. Beside it the clock, and taking back.
import { useEffect } from 'react'
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { useDraftPrompt } from '../ui/draftPrompt'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { fillNamed } from '../ui/names'
import { play } from '../ui/sound'
import { fill, useText } from '../ui/text'
import { Why } from '../ui/Why'
import type { Eye, FromClient } from '../wire'
import { msLeft, sayTime, useOwnClock } from './clock'
import { Caster } from './Caster'
import { useCompanyText } from './companyText'
import { sayOpenSeats } from './OpenSeats'
import { useBrief } from './useBrief'
import type { Tale } from './useTale'

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  isCurtain: boolean
  tale: Tale
  /** Nothing may lie over the play: refusals are said here, for a moment. */
  isRealTime: boolean
  send: (message: FromClient) => void
}

export function PromptBar({ now, eye, folder, isCurtain, tale, isRealTime, send }: Props) {
  const text = useText()
  const company = useCompanyText()
  const [language] = useLanguage()
  const seatName = (seat: number) => folder.seatName(eye.view, seat, language)
  const drafted = useDraftPrompt()
  const isLost = now.status === 'lost'
  const brief = useBrief(now, isRealTime)
  // Whoever is to act has not come yet.
  const awaited = now.waiting?.type === 'decide' ? now.waiting.seats : []
  const isFriendAwaited = awaited.length > 0 && awaited.every((seat) => now.seats[seat]?.kind === 'open')
  const sentence = isLost
    ? text.lost
    : isCurtain && eye.seat !== null
      ? fillNamed(text.curtain, { seat: seatName(eye.seat) }, language)
      : isFriendAwaited
        ? sayOpenSeats(now.seats, company, language)
        : (drafted ?? folder.prompt(eye.view, eye.seat, language, now.waiting))
  const deadline = now.waiting?.type === 'decide' ? now.waiting.deadline_ms : null
  const isMine = now.eyes.some((each) => each.seat !== null && awaited.includes(each.seat))
  // On one screen it is mostly the seat that has just acted, not the one that acts now.
  const taker = eye.take_back ? eye : now.eyes.find((each) => each.take_back)
  return (
    <div data-testid="prompt" className={isLost ? 'prompt prompt-lost' : 'prompt'}>
      <div className="prompt-words">
        {!isCurtain && <Caster tale={tale} eye={eye} folder={folder} />}
        {/* Nothing is awaited of anybody before it was shown what has happened. */}
        {isRealTime && (
          <p role="alert" className={brief ? 'prompt-brief' : 'hidden'}>
            {brief?.words} {brief && <Why rule={brief.rule} />}
          </p>
        )}
        <p role="status" hidden={brief !== null} className={tale.isShowing && !isLost ? 'prompt-later' : ''}>
          {tale.isShowing && !isLost ? '' : sentence}
        </p>
      </div>
      {deadline !== null && !isLost && (
        <Countdown deadline_ms={deadline} clock={now.clock} isMine={isMine && !isRealTime} />
      )}
      {taker && taker.seat !== null && !isLost && !now.asked && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            if (taker.seat !== null) send({ type: 'take_back', seat: taker.seat })
          }}
        >
          <Icon name="back" size={20} />
          <span className="take-words">
            {text.takeBack}
            {taker !== eye && ` (${seatName(taker.seat)})`}
          </span>
        </button>
      )}
    </div>
  )
}

const HURRY_MS = 15_000

interface CountdownProps {
  deadline_ms: number
  clock: TableNow['clock']
  /** It runs out for somebody on this page. */
  isMine: boolean
}

function Countdown({ deadline_ms, clock, isMine }: CountdownProps) {
  const text = useText()
  const left = msLeft(deadline_ms, clock, useOwnClock())
  const isShort = left < HURRY_MS && left > 0
  useEffect(() => {
    if (isMine && isShort) play('hurry')
  }, [isMine, isShort])
  return (
    <span data-testid="countdown" className={left < HURRY_MS ? 'countdown countdown-short' : 'countdown'} role="timer">
      <Icon name="clock" size={20} />
      {left === 0 ? text.timeUp : fill(text.timeLeft, { time: sayTime(left) })}
    </span>
  )
}
