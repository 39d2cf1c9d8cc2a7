// On a large screen: what has happened and what is said, always open beside the board.
import { useText } from '../ui/text'
import { StoryDrawer } from './StoryDrawer'
import { TalkDrawer } from './TalkDrawer'
import { seqTold } from './useTale'
import type { RoomProps } from './Room'

interface Props extends RoomProps {
  className: string
}

export function Beside({ className, table, game, now, eye, tale, send }: Props) {
  const text = useText()
  // Bots do not talk.
  const hasCompany = now.seats.some(({ kind }, seat) => kind !== 'bot' && now.eyes.every((each) => each.seat !== seat))
  return (
    <aside className={className} aria-label={text.log}>
      {/* It scrolls by itself, also by keyboard. */}
      <section className="beside-story" tabIndex={0} aria-label={text.log}>
        <h2>{text.log}</h2>
        <StoryDrawer
          table={table}
          eye={eye}
          seq={seqTold(now, tale)}
          takenBack={now.takenBack}
          isOver={now.waiting?.type === 'over'}
          folder={game.folder}
          origin={now.origin}
        />
      </section>
      {hasCompany && (
        <section className="beside-talk" tabIndex={0} aria-label={text.talk}>
          <h2>{text.talk}</h2>
          <TalkDrawer now={now} eye={eye} folder={game.folder} send={send} />
        </section>
      )}
    </aside>
  )
}
