// A drawing of our own for each box. Decoration only: the title stands beside it.
import type { JSX } from 'react'
import { CocoonsEmblem } from './emblems/CocoonsEmblem'
import { CoolockEmblem } from './emblems/CoolockEmblem'
import { CortexcapeEmblem } from './emblems/CortexcapeEmblem'
import { IcecoolEmblem } from './emblems/IcecoolEmblem'
import { MonsterFreezeEmblem } from './emblems/MonsterFreezeEmblem'

const DRAWINGS: Record<string, () => JSX.Element> = {
  cortexcape: CortexcapeEmblem,
  monster_freeze: MonsterFreezeEmblem,
  cocoons: CocoonsEmblem,
  coolock: CoolockEmblem,
  icecool: IcecoolEmblem,
}

export function Emblem({ slug }: { slug: string }) {
  const Drawing = DRAWINGS[slug]
  return (
    <svg className="emblem" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {Drawing && <Drawing />}
    </svg>
  )
}
