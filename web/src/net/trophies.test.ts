import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isLocked, keepTrophy, loseTrophy, missing, proofOf, proofsOf, readTrophies } from './trophies'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz'
const PROOF = { table: 'abc', token: TOKEN }
const TROPHIES = { names: ['1', '2'], locks: { level: ['custom'], hard: [true] }, rule: 'CO-89' }

describe('what was written', () => {
  it('is read back', () => {
    expect(readTrophies(JSON.stringify({ cocoons: { 3: PROOF } }))).toEqual({ cocoons: { 3: PROOF } })
  })

  it('may be anything', () => {
    for (const written of [null, '', '{', 'null', '7', '[]', '"x"']) expect(readTrophies(written)).toEqual({})
    expect(readTrophies('{"a": null, "b": [1], "c": {"1": {"table": 1, "token": "x"}, "2": null}}')).toEqual({ c: {} })
    expect(readTrophies(JSON.stringify({ c: { 1: { table: 'abc', token: 'short' } } }))).toEqual({ c: {} })
  })
})

describe('keeping', () => {
  const shelf = new Map<string, string>()
  beforeEach(() => {
    shelf.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
    })
  })

  it('goes by game and name, the newest proof last', () => {
    keepTrophy('cocoons', '1', { table: 'old', token: TOKEN })
    keepTrophy('cocoons', '1', PROOF)
    keepTrophy('cocoons', '2', PROOF)
    keepTrophy('other', '1', { table: 'elsewhere', token: TOKEN })
    expect(proofOf('cocoons', '1')).toEqual(PROOF)
    expect(proofsOf('cocoons')).toEqual([PROOF, PROOF])
    expect(proofOf('cocoons', '3')).toBeNull()
    loseTrophy('cocoons', '1')
    expect(proofOf('cocoons', '1')).toBeNull()
    expect(proofsOf('other')).toHaveLength(1)
  })

  it('never sends more than the server looks at', () => {
    for (let at = 0; at < 20; at += 1) keepTrophy('many', String(at), PROOF)
    expect(proofsOf('many')).toHaveLength(16)
  })

  it('does without a storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    })
    keepTrophy('cocoons', '5', PROOF)
    expect(proofOf('cocoons', '5')).toEqual(PROOF)
  })
})

describe('locks', () => {
  it('open when everything is won', () => {
    expect(missing(TROPHIES, ['2'])).toEqual(['1'])
    expect(isLocked(TROPHIES, ['2'], 'level', 'custom')).toBe(true)
    expect(isLocked(TROPHIES, ['2'], 'level', 1)).toBe(false)
    expect(isLocked(TROPHIES, ['2'], 'hard', false)).toBe(false)
    expect(isLocked(TROPHIES, ['2'], 'assist', 'pins')).toBe(false)
    expect(isLocked(TROPHIES, ['1', '2'], 'hard', true)).toBe(false)
  })

  it('are nowhere in a game without trophies', () => {
    expect(isLocked(null, [], 'hard', true)).toBe(false)
    expect(missing(null, [])).toEqual([])
  })
})
