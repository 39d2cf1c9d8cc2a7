import { expect, it } from 'vitest'
import { sayParts } from './sayList'

it('keeps a French semicolon with the word before it', () => {
  expect(sayParts(['2 pas', 'tire une carte'], 'fr')).toBe('2 pas\u00a0; tire une carte')
  expect(sayParts(['2 steps', 'draws a card'], 'en')).toBe('2 steps; draws a card')
})
