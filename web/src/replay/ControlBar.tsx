// Under the thumb: the slider, and the buttons of a player.
import { fill } from '../ui/text'
import { kindOf, type Landmark } from './landmarks'
import { ReplayIcon, type ReplayIconName } from './ReplayIcon'
import type { Told } from './tale'
import { useReplayText } from './text'
import { SPEEDS, type Playback } from './usePlayback'

interface Props {
  playback: Playback
  tale: readonly Told[]
  marks: readonly (Landmark | null)[]
  /** To the landmark before or after. */
  jumpTo: (way: 1 | -1) => void
}

export function ControlBar({ playback, tale, marks, jumpTo }: Props) {
  const text = useReplayText()
  const { at, isLast, isPlaying, speed, setSpeed, go, toggle } = playback
  const facts = { n: tale[at]?.seq ?? 0, all: tale.at(-1)?.seq ?? 0, sentence: tale[at]?.sentence ?? '' }
  const kind = kindOf(marks)

  const button = (icon: ReplayIconName, words: string, press: () => void, isOff = false, hint = words) => (
    <button
      type="button"
      className={`replay-key replay-${icon}`}
      aria-label={words}
      title={hint}
      aria-disabled={isOff}
      onClick={press}
    >
      <ReplayIcon name={icon} />
    </button>
  )
  const goer = (index: number) => () => {
    go(index)
  }
  const jumper = (way: 1 | -1) => () => {
    jumpTo(way)
  }

  return (
    <section className="replay-bar" aria-label={fill(text.stepOf, facts)}>
      <input
        className="replay-slider"
        data-testid="replay-slider"
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
        <span className="replay-middle">
          {button('first', text.first, goer(0), at === 0)}
          {button('back', text.before[kind], jumper(-1), at === 0, `${text.before[kind]} (${text.shift} ←)`)}
          {button('previous', text.previous, goer(at - 1), at === 0, `${text.previous} (←)`)}
          {button(isPlaying ? 'pause' : 'play', isPlaying ? text.pause : text.play, toggle)}
          {button('next', text.next, goer(at + 1), isLast, `${text.next} (→)`)}
          {button('forth', text.after[kind], jumper(1), isLast, `${text.after[kind]} (${text.shift} →)`)}
          {button('last', text.last, goer(Infinity), isLast)}
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
