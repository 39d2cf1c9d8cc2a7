// Which stage this browser's player likes: remembered.
export type StageChoice = '3d' | 'plan'

const KEY = 'tablee.icecool.stage'

export function readChoice(): StageChoice {
  try {
    return localStorage.getItem(KEY) === 'plan' ? 'plan' : '3d'
  } catch {
    return '3d'
  }
}

export function keepChoice(stage: StageChoice): void {
  try {
    localStorage.setItem(KEY, stage)
  } catch {
    // A browser that keeps nothing: it asks again next time.
  }
}
