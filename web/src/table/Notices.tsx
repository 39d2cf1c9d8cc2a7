// What needs an answer or explains itself, below the prompt bar: refusals, take-backs, trouble.
import { useEffect, useState, type ReactNode } from 'react'
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { Failure } from '../ui/Failure'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { useRules } from '../ui/rules'
import { fill, useText } from '../ui/text'
import { sayCode } from '../ui/trouble'
import { useShake } from '../ui/useShake'
import type { Eye, FromClient, Refused, TakeBackAsked } from '../wire'

const SHOWN_MS = 6000
/** Nothing is lost by these: they pass over the board instead of pushing it down. */
const SMALL = ['rate_limited', 'no_chat', 'private', 'too_late']

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  failed: unknown
  /** Came with an invitation, but there is no seat left. */
  isTurnedAway: boolean
  send: (message: FromClient) => void
}

export function Notices({ now, eye, folder, failed, isTurnedAway, send }: Props) {
  const text = useText()
  const { trouble, asked } = now
  return (
    <div className="notices">
      <Refusal refused={now.refused} />
      {asked && !asked.refused && <TakeBackAsk asked={asked} now={now} eye={eye} folder={folder} send={send} />}
      {asked?.refused && (
        <Passing cause={asked}>
          <p role="status">{text.takeBackNo}</p>
        </Passing>
      )}
      {isTurnedAway && (
        <Passing cause="full" stays>
          <p role="status">{text.full}</p>
        </Passing>
      )}
      {failed !== null && (
        <Passing cause={failed} isBad>
          <Failure error={failed} />
        </Passing>
      )}
      {trouble && (
        <Passing cause={trouble} isBad floats={SMALL.includes(trouble.code)}>
          <p role={SMALL.includes(trouble.code) ? 'status' : 'alert'}>{sayCode(trouble.code, text)}</p>
        </Passing>
      )}
    </div>
  )
}

interface PassingProps {
  /** Another cause brings the notice back. */
  cause: unknown
  isBad?: boolean
  /** Only a click puts it away. */
  stays?: boolean
  /** It lies over what is below it. */
  floats?: boolean
  children: ReactNode
}

/** A notice that can be put away, and goes by itself after a while. */
function Passing({ cause, isBad = false, stays = false, floats = false, children }: PassingProps) {
  const text = useText()
  const [gone, setGone] = useState<unknown>(null)
  useEffect(() => {
    if (stays) return
    const timer = window.setTimeout(() => {
      setGone(cause)
    }, SHOWN_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [cause, stays])
  if (gone === cause) return null
  return (
    <div className={['notice', isBad && 'notice-bad', floats && 'notice-floats'].filter(Boolean).join(' ')}>
      {children}
      <CloseNotice
        words={text.close}
        close={() => {
          setGone(cause)
        }}
      />
    </div>
  )
}

function CloseNotice({ words, close }: { words: string; close: () => void }) {
  return (
    <button type="button" className="round notice-close" aria-label={words} title={words} onClick={close}>
      <Icon name="close" size={20} />
    </button>
  )
}

/** Why the last action was refused, with the way to its rule; it stays until something else is done. */
function Refusal({ refused }: { refused: Refused | null }) {
  const text = useText()
  const [language] = useLanguage()
  const rules = useRules()
  const [gone, setGone] = useState<Refused | null>(null)
  const shaken = useShake(refused?.id ?? null)
  return (
    <div ref={shaken} role="alert">
      {refused && refused !== gone && (
        <div className="notice notice-bad">
          <p>
            {refused.text[language] ?? refused.text.en ?? refused.code}
            {refused.rule && rules && (
              <button
                type="button"
                className="plain"
                onClick={() => {
                  rules.open(refused.rule)
                }}
              >
                {fill(text.rule, { rule: refused.rule })}
              </button>
            )}
          </p>
          <CloseNotice
            words={text.close}
            close={() => {
              setGone(refused)
            }}
          />
        </div>
      )}
    </div>
  )
}

interface AskProps extends Pick<Props, 'now' | 'eye' | 'folder' | 'send'> {
  asked: TakeBackAsked
}

function TakeBackAsk({ asked, now, eye, folder, send }: AskProps) {
  const text = useText()
  const [language] = useLanguage()
  const mine = now.eyes.map((each) => each.seat)
  const answering = asked.waits_for.filter((seat) => mine.includes(seat))
  const answer = (agree: boolean) => {
    for (const seat of answering) send({ type: 'answer_take_back', seat, agree })
  }
  const sentence =
    answering.length === 0 && mine.includes(asked.seat)
      ? text.takeBackWaits
      : fill(text.takeBackAsks, { seat: folder.seatName(eye.view, asked.seat, language) })
  return (
    <div className="notice">
      <p role="status">{sentence}</p>
      {answering.length > 0 && (
        <>
          <button
            type="button"
            onClick={() => {
              answer(true)
            }}
          >
            {text.agree}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              answer(false)
            }}
          >
            {text.disagree}
          </button>
        </>
      )}
    </div>
  )
}
