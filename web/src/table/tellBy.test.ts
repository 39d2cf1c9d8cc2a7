import { describe, expect, it } from 'vitest'
import type { CompanyText } from './companyText'
import { tellBy } from './tellBy'

const TEXT = {
  byBot: 'bot for {name}: {sentence}',
  byBotAsked: 'bot for {name}, {other} wished: {sentence}',
  byClock: 'late {name}: {sentence}',
} as CompanyText
const called = (seat: number) => ['Ann', 'Bea'][seat] ?? ''

describe('who acted', () => {
  it('needs no word where the person or their own bot did, or nobody knows', () => {
    const said = [null, { seat: 0, as: 'person' } as const, { seat: 0, as: 'bot' } as const]
    expect(said.map((by) => tellBy('Up.', by, called, TEXT))).toEqual(['Up.', 'Up.', 'Up.'])
  })

  it('is said where it was done in somebody’s name, and at whose wish', () => {
    expect(tellBy('Up.', { seat: 0, as: 'stand_in' }, called, TEXT)).toBe('bot for Ann: Up.')
    expect(tellBy('Up.', { seat: 0, as: 'stand_in', asked: 1 }, called, TEXT)).toBe('bot for Ann, Bea wished: Up.')
    expect(tellBy('Up.', { seat: 1, as: 'clock' }, called, TEXT)).toBe('late Bea: Up.')
  })
})
