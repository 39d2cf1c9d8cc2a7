import { describe, expect, it } from 'vitest'
import { ApiError } from '../net/api'
import { en } from './text.en'
import { fr } from './text.fr'
import { detailOf, sayCode, sayError } from './trouble'

describe('what went wrong', () => {
  it('is said in both languages for the same codes', () => {
    expect(Object.keys(fr.troubles)).toEqual(Object.keys(en.troubles))
    expect(sayError(new ApiError('too_late', 'That can no longer…'), fr)).toBe('Ce coup ne peut plus être repris.')
  })
  it('is said plainly when nobody knows the code', () => {
    expect(sayCode('stale_writer', fr)).toBe(fr.failed)
  })
  it('keeps the words of the server only where they help', () => {
    expect(detailOf(new ApiError('bad_log', 'line 3'))).toBe('line 3')
    expect(detailOf(new ApiError('internal', 'boom'))).toBe('')
  })
})
