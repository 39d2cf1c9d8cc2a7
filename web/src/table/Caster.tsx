// What the others have just done, in a sentence that stays until one acts oneself; said aloud, too, at
// the pace of the picture.
import type { GameFolder } from '../games/board'
import { Icon } from '../ui/Icon'
import { useLanguage } from '../ui/language'
import { fillNamed, sayNamed } from '../ui/names'
import { newestOf } from '../ui/tale'
import { useText } from '../ui/text'
import type { Eye } from '../wire'
import { recentOf } from './telling'
import { tellScene } from './tellScene'
import type { Tale } from './useTale'

interface Props {
  tale: Tale
  eye: Eye
  folder: GameFolder
}

export function Caster({ tale: { shown, past, again, isShowing, isTold, actor, skip }, eye, folder }: Props) {
  const text = useText()
  const [language] = useLanguage()
  const recent = recentOf(past)
  // What the picture has not shown yet is not told.
  const isAhead = isShowing && !isTold && recent.some((scene) => scene.seq === shown.seq)
  const steps = recent.map((scene) => tellScene(scene, eye.seat, folder, language))
  const line = isAhead ? undefined : newestOf(steps)
  // One's own doing needs no second look.
  const isOwn = recent.every((scene) => scene.isMine)
  // What was there before the page was opened is not news.
  const isNews = !isAhead && recent.some((scene) => scene.seq === shown.seq && !scene.isEarlier)
  const latest = steps.find(({ seq }) => isNews && seq === shown.seq)?.sentences ?? []
  return (
    <div
      data-testid="caster"
      className={['caster', isShowing && 'caster-on', !line && !isAhead && 'caster-empty'].filter(Boolean).join(' ')}
    >
      <p className="hidden" aria-live="polite">
        {sayNamed(latest.join(' '), language)}
      </p>
      <p className="caster-line" data-testid="caster-line" aria-hidden="true" key={line?.from}>
        {line && sayNamed(line.text, language)}
        {isAhead && actor !== null && (
          <span className="caster-soon">
            {fillNamed(text.acting, { seat: folder.seatName(eye.view, actor, language) }, language)}
          </span>
        )}
      </p>
      {isShowing ? (
        <button type="button" className="quiet caster-button" onClick={skip} aria-label={text.skip} title={text.skip}>
          <Icon name="skip" size={18} />
        </button>
      ) : (
        again &&
        line &&
        !isOwn && (
          <button
            type="button"
            className="quiet caster-button"
            onClick={again}
            aria-label={text.showAgain}
            title={text.showAgain}
          >
            <Icon name="again" size={18} />
          </button>
        )
      )}
    </div>
  )
}
