// The box in perspective, its own corner nearest: wooden walls as high as the cocoons in it.
import { useState, type CSSProperties, type ReactNode } from 'react'
import type { Language } from '../board'
import type { Choice } from './choices'
import { CocoonPiece } from './CocoonPiece'
import { describeCocoon, sayMarks } from './describe'
import { DIRECTIONS, SLOTS } from './facts'
import { angleOf, facing, isUpsideDown, nearestAngle, slotPoint } from './geometry'
import { Hole } from './Hole'
import type { Look } from './looks'
import type { Marks } from './marks'
import { labelOf, type Label } from './pieces'
import type { Scene } from './playback'
import { say } from './text'
import { upper } from '../../ui/naming'
import { useRoving } from './useRoving'

interface Props {
  scene: Scene
  marks: Marks
  corner: number
  isWatching: boolean
  language: Language
  choices: ReadonlyMap<Label, Choice>
  /** A cocoon without a choice opens a note. */
  canNote: boolean
  /** Some slide now: of the others one is told why they do not. */
  cannotSlide: boolean
  press: (label: Label) => void
  looks: (label: Label) => Look & { tags: ReactNode }
  /** What is new for somebody who does not see the box. */
  news: string
  children: ReactNode
}

/** The angle on the screen, unwound, so that the box always turns the short way. */
function useAngle(corner: number): number {
  const [angle, setAngle] = useState(() => angleOf(corner))
  const next = nearestAngle(angle, angleOf(corner))
  if (next !== angle) setAngle(next)
  return next
}

/** In whole words along the wall, never upside down: single letters would be taken for those of the cocoons. */
function Walls({ language, angle }: { language: Language; angle: number }) {
  return DIRECTIONS.map((side) => (
    <div key={side} className="cocoons-wall" style={{ '--turn': `${facing(side)}deg` } as CSSProperties}>
      <div className="cocoons-wall-out" />
      <div className="cocoons-wall-in" />
      <div className="cocoons-wall-top">
        <span
          aria-hidden="true"
          style={{ '--flip': isUpsideDown(angle + facing(side)) ? '180deg' : '0deg' } as CSSProperties}
        >
          {say(language, `wall${side}`)}
        </span>
      </div>
    </div>
  ))
}

export function Box({
  scene,
  marks,
  corner,
  isWatching,
  language,
  choices,
  canNote,
  cannotSlide,
  press,
  looks,
  news,
  children,
}: Props) {
  const { view } = scene
  const angle = useAngle(corner)
  const roving = useRoving(view, corner)
  const isOver = view.truth !== null
  const turn = { '--angle': `${angle}deg` } as CSSProperties
  return (
    <div
      data-testid="cocoons-stage"
      className={`cocoons-stage${isOver ? ' cocoons-opened' : ''}${scene.event?.type === 'box_set' ? ' cocoons-filling' : ''}`}
    >
      <div
        className="cocoons-scene"
        data-testid="cocoons-scene"
        role="group"
        onKeyDown={roving.handleKey}
        style={turn}
        aria-label={`${say(language, isWatching ? 'boxWatched' : 'box')}. ${say(language, 'boxKeys')}`}
      >
        <div className="cocoons-shadow" />
        <div className="cocoons-floor">
          {SLOTS.map((slot) => (
            <i key={slot} style={{ '--x': slotPoint(slot).x, '--y': slotPoint(slot).y } as CSSProperties} />
          ))}
        </div>
        <Walls language={language} angle={angle} />
        {/* Another slot is another hole: nothing moves from one to the other, but it turns with the box. */}
        <Hole key={view.free} scene={scene} isNew={marks.isHoleNew} />
        {view.cocoons.map((cocoon, number) => {
          const label = labelOf(number)
          const choice = choices.get(label)
          const says = [describeCocoon(view, label, { corner, language }), sayMarks(marks, label, corner, language)]
          return (
            <CocoonPiece
              key={label}
              label={label}
              cocoon={cocoon}
              {...looks(label)}
              slidFrom={marks.slid.get(label) ?? null}
              news={[...marks.placed].filter(([, home]) => home === label).map(([guardian]) => guardian)}
              glow={choice?.glow ?? null}
              says={[
                ...says,
                choice
                  ? `${upper(choice.words)}.`
                  : canNote
                    ? say(language, 'doNote')
                    : cannotSlide
                      ? say(language, 'doWhyNot')
                      : '',
              ]
                .filter(Boolean)
                .join(' ')}
              button={roving.hold(label)}
              tabIndex={roving.at === label ? 0 : -1}
              press={() => {
                press(label)
              }}
              focus={() => {
                roving.move(label)
              }}
            />
          )
        })}
      </div>
      <p className="hidden" aria-live="polite">
        {news}
      </p>
      {children}
    </div>
  )
}
