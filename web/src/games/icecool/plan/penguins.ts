// Writes the penguins' places straight into the plan, once for each frame: no state, no rendering.
import { STANDING_HEIGHT } from '../facts'
import { SCHOOL } from '../school'
import type { Pose } from '../stage'
import { frontOf, headOf } from '../turning'
import { down, mm } from './paper'

const [BASE, , HEAD] = SCHOOL.penguin.spheres
const BASE_UP = (BASE?.z ?? 0.0175) - STANDING_HEIGHT
const HEAD_UP = (HEAD?.z ?? 0.0408) - STANDING_HEIGHT
/** Seen from about this high, a penguin in the air looks larger. */
const EYE = 0.5

interface Parts {
  whole: SVGGElement
  shadow: SVGElement
  body: SVGElement
  head: SVGElement
}

function partsOf(group: SVGGElement): Parts | null {
  const [shadow, body, head] = ['shadow', 'body', 'head'].map((part) =>
    group.querySelector<SVGElement>(`[data-part="${part}"]`),
  )
  return shadow && body && head ? { whole: group, shadow, body, head } : null
}

const degrees = (radians: number) => (-radians * 180) / Math.PI

function put({ whole, shadow, body, head }: Parts, { x, y, z, turn }: Pose): void {
  const up = headOf(turn)
  const front = frontOf(turn)
  const high = Math.max(z - STANDING_HEIGHT, 0)
  const scale = EYE / (EYE - Math.min(high, 0.3))
  // A penguin that lies shows its front where its feet or head point.
  const facing = Math.abs(front[2]) > 0.9 ? Math.atan2(up[1], up[0]) : Math.atan2(front[1], front[0])
  const angle = degrees(facing).toFixed(1)
  const at = (lever: number) => `${mm(x + up[0] * lever).toFixed(2)} ${down(y + up[1] * lever).toFixed(2)}`
  shadow.setAttribute(
    'transform',
    `translate(${(mm(x) + 3 + mm(high) * 0.5).toFixed(2)} ${(down(y) + 3 + mm(high) * 0.5).toFixed(2)}) scale(${(1 + high * 2).toFixed(3)})`,
  )
  shadow.setAttribute('opacity', Math.max(0.34 - high * 2, 0.1).toFixed(2))
  body.setAttribute('transform', `translate(${at(BASE_UP)}) rotate(${angle}) scale(${scale.toFixed(3)})`)
  head.setAttribute('transform', `translate(${at(HEAD_UP)}) rotate(${angle}) scale(${scale.toFixed(3)})`)
  const isHeadDown = up[2] < -0.2
  const isHeadLast = whole.lastElementChild === head
  if (isHeadDown === isHeadLast) whole.append(isHeadDown ? body : head)
}

export function putPenguins(layer: SVGSVGElement, poses: readonly Pose[]): void {
  for (const group of layer.querySelectorAll<SVGGElement>('g[data-seat]')) {
    const pose = poses.find((each) => each.seat === Number(group.dataset.seat))
    group.style.display = pose ? '' : 'none'
    const parts = pose && partsOf(group)
    if (parts) put(parts, pose)
  }
}
