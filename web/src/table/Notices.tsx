// What needs an answer or explains itself, below the prompt bar: refusals, take-backs, trouble.
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { useRules } from '../ui/rules'
import { fill, useText } from '../ui/text'
import { useShake } from '../ui/useShake'
import type { Eye, FromClient, Refused, TakeBackAsked } from '../wire'

interface Props {
  now: TableNow
  eye: Eye
  folder: GameFolder
  failed: string
  send: (message: FromClient) => void
}

export function Notices({ now, eye, folder, failed, send }: Props) {
  const text = useText()
  return (
    <div className="notices">
      <Refusal refused={now.refused} />
      {now.asked && <TakeBackAsk asked={now.asked} now={now} eye={eye} folder={folder} send={send} />}
      {(failed || now.trouble) && (
        <p className="notice notice-bad" role="alert">
          {failed || fill(text.failed, { text: now.trouble?.text ?? '' })}
        </p>
      )}
    </div>
  )
}

/** Why the last action was refused, with the way to its rule. */
function Refusal({ refused }: { refused: Refused | null }) {
  const text = useText()
  const [language] = useLanguage()
  const rules = useRules()
  const shaken = useShake(refused?.id ?? null)
  return (
    <div ref={shaken} role="alert">
      {refused && (
        <p className="notice notice-bad">
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
      )}
    </div>
  )
}

interface AskProps extends Omit<Props, 'failed'> {
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
  const sentence = asked.refused
    ? text.takeBackNo
    : answering.length === 0 && mine.includes(asked.seat)
      ? text.takeBackWaits
      : fill(text.takeBackAsks, { seat: folder.seatName(eye.view, asked.seat, language) })
  return (
    <div className="notice">
      <p role="status">{sentence}</p>
      {!asked.refused && answering.length > 0 && (
        <>
          <button type="button" onClick={() => { answer(true) }}>
            {text.agree}
          </button>
          <button type="button" className="quiet" onClick={() => { answer(false) }}>
            {text.disagree}
          </button>
        </>
      )}
    </div>
  )
}
