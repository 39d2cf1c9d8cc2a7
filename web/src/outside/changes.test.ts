import { describe, expect, it } from 'vitest'
import { recentSteps } from '../ui/testRecent'
import { changedIn, viewBefore } from './changes'
import type { Fact } from './reading'

const fact = (name: string, text: string): Fact => ({ name, label: name, hint: '', shown: { kind: 'text', text } })

describe('what has changed on a plain board', () => {
  it('is every fact that reads otherwise, and every new one', () => {
    const before = [fact('pot', '3'), fact('turn', '1')]
    const now = [fact('pot', '5'), fact('turn', '1'), fact('winner', 'Ada')]
    expect([...changedIn(before, now)]).toEqual(['pot', 'winner'])
  })

  it('is compared with what was seen before the others acted', () => {
    const [own, first, second] = recentSteps([], [], []).map((step, at) => ({ ...step, before: at, isOwn: at === 0 }))
    expect(own && first && second && viewBefore([own, first, second])).toBe(1)
    expect(own && viewBefore([own])).toBeUndefined()
  })
})
