// What needs an answer or explains itself, below the prompt bar: refusals, questions, trouble.
import { useState } from 'react'
import type { TableNow } from '../net/useTableState'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { useText } from '../ui/text'
import { sayCode } from '../ui/trouble'
import { useShake } from '../ui/useShake'
import { Why } from '../ui/Why'
import type { Eye, FromClient, Refused } from '../wire'
import { Absences } from './Absences'
import { Meanwhile } from './Meanwhile'
import { CloseNotice, Passing } from './Passing'
import { TakeBackAsk } from './TakeBackAsk'
import type { Game } from './useGame'

/** Nothing is lost by these: they pass over the board instead of pushing it down. */
const SMALL = ['rate_limited', 'no_chat', 'private', 'too_late']

interface Props {
  table: string
  game: Game
  now: TableNow
  eye: Eye
  failed: unknown
  /** Came with an invitation, but there is no seat left. */
  isTurnedAway: boolean
  /** What is behind the curtain is not told in front of it. */
  isCurtain: boolean
  send: (message: FromClient) => void
}

export function Notices({ table, game, now, eye, failed, isTurnedAway, isCurtain, send }: Props) {
  const text = useText()
  const { trouble } = now
  const { folder, info } = game
  return (
    <div className="notices">
      {!info.is_real_time && <Refusal refused={now.refused} />}
      <TakeBackAsk table={table} now={now} eye={eye} folder={folder} isCurtain={isCurtain} send={send} />
      {!info.is_real_time && <Absences now={now} eye={eye} folder={folder} send={send} />}
      {!isCurtain && !info.is_real_time && <Meanwhile table={table} now={now} eye={eye} folder={folder} />}
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
      {trouble && !info.is_real_time && (
        <Passing cause={trouble} isBad floats={SMALL.includes(trouble.code)}>
          <p role={SMALL.includes(trouble.code) ? 'status' : 'alert'}>{sayCode(trouble.code, text)}</p>
        </Passing>
      )}
    </div>
  )
}

/** Why the last action was refused, with the way to its rule; it stays until something else is done. */
function Refusal({ refused }: { refused: Refused | null }) {
  const text = useText()
  const [language] = useLanguage()
  const [gone, setGone] = useState<Refused | null>(null)
  const shaken = useShake(refused?.id ?? null)
  return (
    <div ref={shaken} role="alert">
      {refused && refused !== gone && (
        <div className="notice notice-bad">
          <p>
            {refused.text[language] ?? refused.text.en ?? refused.code}
            <Why rule={refused.rule} />
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
