// Which stage this browser's player likes: remembered. At first the one that this machine can draw well.
import { isSlowWebGL } from './scene/hasWebGL'

export type StageChoice = '3d' | 'plan'

const KEY = 'tablee.icecool.stage'

export function readChoice(): StageChoice {
  const kept = keptChoice()
  if (kept === 'plan' || kept === '3d') return kept
  return isSlowWebGL() ? 'plan' : '3d'
}

function keptChoice(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepChoice(stage: StageChoice): void {
  try {
    localStorage.setItem(KEY, stage)
  } catch {
    // A browser that keeps nothing: it asks again next time.
  }
}
