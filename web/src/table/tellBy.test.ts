import { describe, expect, it } from 'vitest'
import { markOf } from '../ui/naming'
import type { CompanyText } from './companyText'
import { tellBy } from './tellBy'

const TEXT = {
  byBot: 'bot for {name}: {sentence}',
  byBotAsked: 'bot for {name}, {other} wished: {sentence}',
  byClock: 'late {name}: {sentence}',
} as CompanyText
const [ann, bea] = [markOf(0), markOf(1)]

describe('who acted', () => {
  it('needs no word where the person or their own bot did, or nobody knows', () => {
    const said = [null, { seat: 0, as: 'person' } as const, { seat: 0, as: 'bot' } as const]
    expect(said.map((by) => tellBy('Up.', by, TEXT))).toEqual(['Up.', 'Up.', 'Up.'])
  })

  it('is said where it was done in somebody’s name, and at whose wish', () => {
    expect(tellBy('Up.', { seat: 0, as: 'stand_in' }, TEXT)).toBe(`bot for ${ann}: Up.`)
    expect(tellBy('Up.', { seat: 0, as: 'stand_in', asked: 1 }, TEXT)).toBe(`bot for ${ann}, ${bea} wished: Up.`)
    expect(tellBy('Up.', { seat: 1, as: 'clock' }, TEXT)).toBe(`late ${bea}: Up.`)
  })
})
