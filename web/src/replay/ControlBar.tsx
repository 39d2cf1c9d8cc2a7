// Under the thumb: the sentence of the step, the slider, and the buttons of a player.
import { fill } from '../ui/text'
import { ReplayIcon, type ReplayIconName } from './ReplayIcon'
import type { Told } from './tale'
import { useReplayText } from './text'
import { SPEEDS, type Playback } from './usePlayback'

interface Props {
  playback: Playback
  tale: readonly Told[]
  isWhole: boolean
  /** Opens the review; null where there is none to be had now. */
  showReview: (() => void) | null
}

export function ControlBar({ playback, tale, isWhole, showReview }: Props) {
  const text = useReplayText()
  const { at, isLast, isPlaying, speed, setSpeed, go, toggle } = playback
  const facts = { n: tale[at]?.seq ?? 0, all: tale.at(-1)?.seq ?? 0, sentence: tale[at]?.sentence ?? '' }

  const button = (icon: ReplayIconName, words: string, press: () => void, isOff = false) => (
    <button
      type="button"
      className={`replay-key replay-${icon}`}
      aria-label={words}
      title={words}
      aria-disabled={isOff}
      onClick={press}
    >
      <ReplayIcon name={icon} />
    </button>
  )

  return (
    <section className="replay-bar" aria-label={fill(text.stepOf, facts)}>
      <p className="replay-sentence" aria-live={isPlaying ? 'off' : 'polite'}>
        <span>{facts.sentence}</span>
        {showReview && (
          <button type="button" onClick={showReview}>
            {text.review}
          </button>
        )}
      </p>
      <input
        className="replay-slider"
        type="range"
        min={0}
        max={Math.max(0, tale.length - 1)}
        value={at}
        aria-label={text.step}
        aria-valuetext={fill(text.valueText, facts)}
        onChange={(event) => {
          go(Number(event.target.value))
        }}
      />
      <div className="replay-keys">
        <span className="replay-count">
          {fill(text.stepOf, facts)}
          <small className="replay-moment"> {tale[at]?.moment}</small>
          {!isWhole && <small> {text.more}</small>}
        </span>
        <span className="replay-middle">
          {button(
            'first',
            text.first,
            () => {
              go(0)
            },
            at === 0,
          )}
          {button(
            'previous',
            text.previous,
            () => {
              go(at - 1)
            },
            at === 0,
          )}
          {button(isPlaying ? 'pause' : 'play', isPlaying ? text.pause : text.play, toggle)}
          {button(
            'next',
            text.next,
            () => {
              go(at + 1)
            },
            isLast,
          )}
          {button(
            'last',
            text.last,
            () => {
              go(Infinity)
            },
            isLast,
          )}
        </span>
        <label className="replay-speed">
          <span className="hidden">{text.speed}</span>
          <select
            value={speed}
            onChange={(event) => {
              setSpeed(Number(event.target.value))
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
