// A walk in the making, read off the offered paths.
import type { Path } from './wire'

function thatBegin(paths: readonly Path[], doors: readonly string[]): Path[] {
  return paths.filter((path) => doors.every((door, at) => path.doors[at] === door))
}

/** The doors with which an offered path goes on. */
export function aheadOf(paths: readonly Path[], doors: readonly string[]): Set<string> {
  return new Set(thatBegin(paths, doors).flatMap((path) => path.doors.slice(doors.length, doors.length + 1)))
}

export function isWhole(paths: readonly Path[], doors: readonly string[]): boolean {
  return thatBegin(paths, doors).some((path) => path.doors.length === doors.length)
}

/** A stroke runs over a stop: an offered door is added, the stop before the last takes the last back. */
export function walkOver(paths: readonly Path[], doors: readonly string[], stop: string): readonly string[] {
  if (aheadOf(paths, doors).has(stop)) return [...doors, stop]
  const before = doors.at(-2) ?? ''
  return doors.length > 0 && stop === before ? doors.slice(0, -1) : doors
}
