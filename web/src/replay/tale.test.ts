import { describe, expect, it } from 'vitest'
import { sayMoment } from './tale'

describe('the moment of a step', () => {
  it('is told to the millisecond', () => {
    expect([0, 7, 59_999, 61_023].map(sayMoment)).toEqual(['0:00.000', '0:00.007', '0:59.999', '1:01.023'])
  })
})
