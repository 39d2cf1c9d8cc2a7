// Where the table asks for a move, the replay tells the step; beside it the way to play on from here.
import { rematch } from '../net/api'
import { goToNext } from '../table/goToNext'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { fillNamed } from '../ui/names'
import { fill, useText } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import { ReplayIcon } from './ReplayIcon'
import type { Told } from './tale'
import { useReplayText } from './text'

interface Props {
  table: string
  told: Told | undefined
  /** The number of the last step. */
  all: number
  isWhole: boolean
  /** It goes on by itself: a screen reader need not read every step. */
  isPlaying: boolean
  /** Who looks, where somebody else than a spectator does. */
  seenBy: string | null
  /** Opens the sheet; null where nobody can play on from here. */
  playFrom: (() => void) | null
  isSheetOpen: boolean
  /** Those who sat here may ask for another game, at its end. */
  canAskAgain: boolean
}

export function ReplayPrompt(props: Props) {
  const { table, told, all, isWhole, isPlaying, seenBy, playFrom, isSheetOpen, canAskAgain } = props
  const text = useReplayText()
  const common = useText()
  const [language] = useLanguage()
  const { busy, failed, attempt } = useAttempt()
  const again = () =>
    attempt(async () => {
      // Where others sit they are asked first, and nobody goes anywhere.
      const opened = (await rematch(table)).table
      if (opened !== null) goToNext(table, opened)
    })
  const notes = told
    ? [
        fill(text.stepOf, { n: told.seq, all }),
        told.moment,
        seenBy && fillNamed(text.seenBy, { name: seenBy }, language),
      ]
    : []
  return (
    <div className="prompt" data-testid="prompt">
      <div className="prompt-words">
        <p className="caster replay-where" data-testid="caster">
          {[...notes, !isWhole && told && text.more].filter(Boolean).join(' · ')}
        </p>
        <p className="replay-sentence" data-testid="replay-sentence" aria-live={isPlaying ? 'off' : 'polite'}>
          {told?.sentence}
        </p>
        <Failure error={failed} />
      </div>
      {canAskAgain && (
        <button type="button" className="quiet" disabled={busy} onClick={() => void again()}>
          {common.rematch}
        </button>
      )}
      {playFrom && (
        <button type="button" aria-haspopup="dialog" aria-expanded={isSheetOpen} onClick={playFrom}>
          <ReplayIcon name="branch" />
          {text.playFrom}
        </button>
      )}
    </div>
  )
}
