import type { View } from '../wire'

export type Trap = View['traps'][number]
