// The glowing ends and targets, above everything else: to be tapped, clicked, or reached by keys.
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { sayParts } from '../../ui/sayList'
import type { Language } from '../board'
import { EndSign } from './art/EndSign'
import type { Choice } from './choices'
import { signsOf } from './effects'
import { line, UNIT, type Land, type Point } from './geometry'
import { say } from './text'
import type { Choosing } from './useChoosing'
import { goalNear, trailOf } from './walks'
import { portionAt } from './reading'
import type { Effect, View, Walk } from './wire'

interface Props {
  land: Land
  view: View
  seat: number | null
  language: Language
  choices: readonly Choice[]
  choosing: Choosing
  /** A tap on nothing that can be chosen. */
  elsewhere: (spot: Point, isTap: boolean) => void
}

/** As far as a finger may be off. */
const REACH = 0.72 * UNIT

/** Where on the drawing a pointer is. */
export function spotUnder(event: PointerEvent<SVGSVGElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  const { width, height } = event.currentTarget.viewBox.baseVal
  return { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height }
}

function labelOf(language: Language, choice: Choice, way: number, number: number, count: number): string {
  const ways = choice.ways > 1 ? [say(language, 'waysCount', { way: way + 1, ways: choice.ways })] : []
  return say(language, 'goalOf', { number: number + 1, count, words: sayParts([choice.words(way), ...ways], language) })
}

export function Goals({ land, view, seat, language, choices, choosing, elsewhere }: Props) {
  const [at, setAt] = useState(0)
  const marks = useRef(new Map<string, SVGGElement>())
  const { shown, armed, way } = choosing
  const focusOn = (number: number) => {
    const next = (number + choices.length) % choices.length
    setAt(next)
    const key = choices[next]?.key
    if (key !== undefined) marks.current.get(key)?.focus()
  }
  const handleKey = (event: KeyboardEvent, choice: Choice, number: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const digit = Number.parseInt(event.key, 10)
    if (event.key === 'Enter' || event.key === ' ') choosing.press(choice, true)
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') focusOn(number + 1)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') focusOn(number - 1)
    else if (event.key === 'Home') focusOn(0)
    else if (event.key === 'End') focusOn(-1)
    else if (event.key.toLowerCase() === 'w' && choice.ways > 1) choosing.otherWay()
    else if (event.key === 'Escape') choosing.cancel()
    else if (digit >= 1 && digit <= choices.length) focusOn(digit - 1)
    else return
    event.preventDefault()
  }
  const near = (event: PointerEvent<SVGSVGElement>) => goalNear(choices, spotUnder(event), REACH)
  const tabbed = Math.min(at, Math.max(0, choices.length - 1))
  return (
    <>
      <svg
        className="coolock-layer coolock-halos"
        viewBox={`0 0 ${land.width} ${land.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {choices
          .filter((choice) => !isPlain(choice))
          .map(({ key, kind, at: { x, y } }) => (
            <circle key={key} className={`coolock-halo coolock-halo-${kind}`} cx={x} cy={y} r="19" />
          ))}
      </svg>
      <svg
        className={`coolock-layer coolock-goals${shown ? ' coolock-goals-shown' : ''}`}
        viewBox={`0 0 ${land.width} ${land.height}`}
        role="group"
        aria-label={choices.length === 0 ? say(language, 'house') : say(language, 'goals', { count: choices.length })}
        onPointerMove={(event) => {
          if (event.pointerType === 'touch') return
          const choice = near(event)
          choosing.point(choice?.key ?? null)
          if (!choice) elsewhere(spotUnder(event), false)
        }}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'touch') choosing.point(null)
        }}
        onPointerUp={(event) => {
          if (event.button !== 0) return
          const choice = near(event)
          if (choice) choosing.press(choice, event.pointerType === 'mouse' && choice.ways === 1)
          else {
            choosing.cancel()
            elsewhere(spotUnder(event), true)
          }
        }}
      >
        {choices.length > 0 && shown?.goal && seat !== null && (
          <Trail points={trailOf(land, view, seat, shown.action(way) as Walk)} isGrave={shown.isGrave} />
        )}
        {choices.map((choice, number) => (
          <g
            key={choice.key}
            ref={(mark) => {
              if (mark) marks.current.set(choice.key, mark)
              else marks.current.delete(choice.key)
            }}
            className={`coolock-goal coolock-goal-${choice.kind}${isPlain(choice) ? ' coolock-goal-plain' : ''}${armed?.key === choice.key ? ' coolock-goal-armed' : ''}${shown?.key === choice.key ? ' coolock-goal-shown' : ''}`}
            transform={`translate(${choice.at.x} ${choice.at.y})`}
            role="button"
            tabIndex={number === tabbed ? 0 : -1}
            aria-label={labelOf(language, choice, shown?.key === choice.key ? way : 0, number, choices.length)}
            onFocus={() => {
              setAt(number)
              choosing.point(choice.key)
            }}
            onKeyDown={(event) => {
              handleKey(event, choice, number)
            }}
            onClick={(event) => {
              if (event.detail === 0) choosing.press(choice, true)
            }}
          >
            <Mark choice={choice} view={view} effect={choice.effect(shown?.key === choice.key ? way : 0)} />
            <text className="coolock-goal-number" y="5" aria-hidden="true">
              {number + 1}
            </text>
          </g>
        ))}
      </svg>
    </>
  )
}

/** Known to bring nothing by any of its ways: it stays quiet. */
function isPlain({ effect, isGrave }: Choice): boolean {
  const first = effect(0)
  return first !== null && !isGrave && signsOf(first).length === 0
}

function Mark({ choice: { kind, ways }, view, effect }: { choice: Choice; view: View; effect: Effect | null }) {
  const [first, second] = effect && kind !== 'ghost' ? signsOf(effect) : []
  const [taken] = effect?.takes ?? []
  const owner = taken === undefined ? null : (portionAt(view, taken)?.owner ?? null)
  return (
    <>
      <circle className="coolock-goal-hit" r={REACH * 0.62} />
      <circle className="coolock-goal-halo" r="17.5" />
      {kind === 'end' && <circle className="coolock-goal-dot" r={first ? 12 : 9.5} />}
      {kind === 'padlock' && <path className="coolock-goal-dot" d="M-6-11H6L11-6V6L6 11H-6L-11 6V-6Z" />}
      {kind === 'padlock' && !first && (
        <path className="coolock-goal-sign" d="M-3.5 0V-2.5A3.5 3.5 0 0 1 3.5-2.5V0M-5 0H5V6H-5Z" />
      )}
      {kind === 'ghost' && <path className="coolock-goal-dot" d="M0-13 13 10H-13Z" />}
      {kind === 'ghost' && <path className="coolock-goal-sign" d="M0-5V3M0 6.5V7" />}
      {kind.endsWith('pick') && <circle className="coolock-goal-ring" r="23" />}
      {first && (
        <g className="coolock-goal-brings" data-sign={first}>
          <EndSign sign={first} owner={owner} />
        </g>
      )}
      {second && (
        <g className="coolock-goal-second" data-sign={second} transform="translate(-12 -11)">
          <circle r="8" />
          <g transform="scale(0.68)">
            <EndSign sign={second} owner={owner} />
          </g>
        </g>
      )}
      {effect && effect.chance > 0 && kind !== 'ghost' && <Risk chance={effect.chance} />}
      {ways > 1 && (
        <g className="coolock-goal-ways" transform="translate(11 -11)">
          <circle r="6.5" />
          <text y="3.5" aria-hidden="true">
            {ways}
          </text>
        </g>
      )}
    </>
  )
}

/** Within a ghost's reach: how likely it is to be caught there. */
function Risk({ chance }: { chance: number }) {
  return (
    <g className="coolock-goal-risk" data-sign="ghost" transform="translate(0 15)" aria-hidden="true">
      <rect x="-16" y="-6" width="32" height="12" rx="6" />
      <g transform="translate(-9.5 0) scale(0.62)">
        <EndSign sign="ghost" />
      </g>
      <text x="5" y="3.600">
        {chance}
      </text>
    </g>
  )
}

function Trail({ points, isGrave }: { points: Point[]; isGrave: boolean }) {
  return (
    <g className={isGrave ? 'coolock-trail coolock-trail-grave' : 'coolock-trail'} aria-hidden="true">
      <path className="coolock-trail-edge" d={line(points)} />
      <path className="coolock-trail-light" d={line(points)} />
    </g>
  )
}
