// Somebody asks to take a move back: what it is about, and the answers of those who sit there.
import { useEffect, useState } from 'react'
import type { GameFolder } from '../games/board'
import { story } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { sayNamed } from '../ui/names'
import { fill } from '../ui/text'
import type { Eye, Frame, FromClient, TakeBackAsked } from '../wire'
import { useCompanyText } from './companyText'
import { Passing } from './Passing'
import { useWho } from './useWho'

interface Props {
  table: string
  now: TableNow
  eye: Eye
  folder: GameFolder
  /** Others look at this screen: only what everybody knows is told. */
  isCurtain: boolean
  send: (message: FromClient) => void
}

export function TakeBackAsk(props: Props) {
  const { asked, undone } = props.now
  const { now, eye, folder } = props
  const text = useCompanyText()
  const who = useWho(folder, now.seats, eye.view)
  const mine = now.eyes.map((each) => each.seat)
  if (asked && asked.waits_for.length > 0) return <Question key={asked.seq} {...props} asked={asked} />
  const others = asked?.declined.filter((seat) => seat !== asked.seat) ?? []
  return (
    <>
      {asked && others.length > 0 && mine.includes(asked.seat) && (
        <Passing cause={asked}>
          <p role="status">{fill(text.takeBackNo, { names: who.several(others) })}</p>
        </Passing>
      )}
      {undone && (
        <Passing cause={undone}>
          <p role="status">{fill(text.takenBack, { name: who.one(undone.seat) })}</p>
        </Passing>
      )}
    </>
  )
}

function Question({ table, now, eye, folder, isCurtain, send, asked }: Props & { asked: TakeBackAsked }) {
  const text = useCompanyText()
  const [language] = useLanguage()
  const who = useWho(folder, now.seats, eye.view)
  const frames = useStoryAfter(table, isCurtain ? null : eye.seat, asked.seq)
  const mine = now.eyes.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const answering = asked.waits_for.filter((seat) => mine.includes(seat))
  const isOurs = mine.includes(asked.seat)
  const told = frames
    .filter((frame) => frame.seat === asked.seat)
    .flatMap((frame) => frame.events.map((event) => folder.tell(eye.view, event, language)))
    .filter((sentence) => sentence !== null)
    .join(' ')
  const what = sayNamed(told, language)
  const name = who.one(asked.seat)
  const wish = what ? fill(text.takeBackAsks, { name, what }) : fill(text.takeBackAsksPlain, { name })
  const waits = fill(text.waitingFor, { names: who.several(asked.waits_for) })
  const answer = (seats: readonly number[], agree: boolean) => {
    for (const seat of seats) send({ type: 'answer_take_back', seat, agree })
  }
  return (
    <div className="notice notice-offer" data-testid="notice-offer">
      <p role="status">{isOurs ? `${text.takeBackMine} ${waits}` : answering.length > 0 ? wish : `${wish} ${waits}`}</p>
      {answering.length > 0 && (
        <>
          <button
            type="button"
            onClick={() => {
              answer(answering, true)
            }}
          >
            {text.allow}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              answer(answering, false)
            }}
          >
            {text.no}
          </button>
        </>
      )}
      {isOurs && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            answer([asked.seat], false)
          }}
        >
          {text.callOff}
        </button>
      )}
    </div>
  )
}

/** What happened after a move; nothing where that may not be told. */
function useStoryAfter(table: string, seat: number | null, after: number): Frame[] {
  const [frames, setFrames] = useState<Frame[]>([])
  useEffect(() => {
    let isLeft = false
    story(table, seat, { after })
      .then((told) => {
        if (!isLeft) setFrames(told.frames)
      })
      // Then the question goes without.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [table, seat, after])
  return frames
}
