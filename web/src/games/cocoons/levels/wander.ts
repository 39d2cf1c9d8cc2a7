// A random level that the server accepts: from a printed one, step by step, asking at each.
import { type Trap } from '../pieces'
import { inOrder, LEVELS, PIECES, startFrom, withoutTrap } from './box'

/** Enough to be far from the beginning, and few enough for a server that counts questions. */
const STEPS = 10

const pick = <T>(from: readonly T[], random: () => number): T | undefined => from[Math.floor(random() * from.length)]

/** The pieces that are not taken. */
function leftOver(traps: readonly Trap[]): Trap[] {
  return traps.reduce<Trap[]>((left, trap) => withoutTrap(left, trap), [...PIECES])
}

/** `isFine` is the judge; one trap after another is exchanged, and what it refuses is put back. */
export async function wander(
  isFine: (traps: readonly Trap[]) => Promise<boolean>,
  random: () => number = Math.random,
): Promise<Trap[]> {
  let traps = startFrom(pick(LEVELS, random) ?? 1)
  for (let step = 0; step < STEPS; step += 1) {
    const out = pick(traps, random)
    const next = pick(leftOver(traps), random)
    if (!out || !next) break
    const tried = inOrder([...withoutTrap(traps, out), next])
    // A server that has had enough ends the walk; what was found so far is fine.
    const answer = await isFine(tried).catch(() => null)
    if (answer === null) break
    if (answer) traps = tried
  }
  return traps
}
