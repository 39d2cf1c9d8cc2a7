import { describe, expect, test } from 'vitest'
import { markOf } from './naming'
import { joined, keysOf, linesOf, newestOf } from './tale'

const [one, two] = [markOf(0), markOf(1)]

describe('lines of a story', () => {
  test('what one seat does in a row is one sentence', () => {
    const steps = [
      { seq: 1, sentences: [`${one} rolls 4.`] },
      { seq: 2, sentences: [`${one} takes a portion.`, 'The red padlock opens.'] },
      { seq: 3, sentences: [`${two} rolls 1.`] },
    ]
    expect(linesOf(steps)).toEqual([
      { from: 1, to: 2, seat: 0, by: null, text: `${one} rolls 4, takes a portion. The red padlock opens.` },
      { from: 3, to: 3, seat: 1, by: null, text: `${two} rolls 1.` },
    ])
  })

  test('a roll and the walk after it are one turn, though luck rolled', () => {
    const steps = [
      { seq: 1, sentences: [`${one} rolls 4.`], by: null },
      { seq: 2, sentences: [`${one} walks 4 steps.`], by: { seat: 0, as: 'bot' as const } },
      { seq: 3, sentences: [`${two} rolls 1.`], by: null },
      { seq: 4, sentences: [`${two} walks one step.`], by: { seat: 1, as: 'person' as const } },
    ]
    expect(linesOf(steps).map(({ text }) => text)).toEqual([
      `${one} rolls 4, walks 4 steps.`,
      `${two} rolls 1, walks one step.`,
    ])
  })

  test('what nobody did stands alone, unless it came of what somebody did', () => {
    const steps = [
      { seq: 1, sentences: ['The board is set.', 'Round 1 begins.'] },
      { seq: 2, sentences: [`${one} rolls 4.`] },
      { seq: 3, sentences: ['A ghost appears.'] },
    ]
    expect(linesOf(steps).map(({ text }) => text)).toEqual([
      'The board is set. Round 1 begins.',
      `${one} rolls 4.`,
      'A ghost appears.',
    ])
  })

  test('lines of one step are told apart, and keep their keys when more comes', () => {
    const steps = [
      { seq: 1, sentences: ['The box is filled.', `${one} tells: F is the turtle’s.`] },
      { seq: 2, sentences: [`${two} slides D.`, `${one} tells: E is the frog’s.`] },
    ]
    expect(keysOf(linesOf(steps.slice(0, 1)))).toEqual(['1.0', '1.1'])
    expect(keysOf(linesOf(steps))).toEqual(['1.0', '1.1', '2.0', '2.1'])
  })

  test('of a long turn the newest is told, whole', () => {
    const steps = [
      { seq: 1, sentences: [`${one} slides cocoon B.`, 'A trap is turned up: rune 6.'] },
      { seq: 2, sentences: [`${one} puts the turtle into cocoon E.`] },
    ]
    expect(newestOf(steps)?.text).toBe(`${steps[0]?.sentences.join(' ')} ${one} puts the turtle into cocoon E.`)
    steps[0]?.sentences.push(
      'Rune 6 goes into the lid.',
      'Found: the turtle!',
      'It looks around, and waits for its home.',
    )
    expect(newestOf(steps)?.text).toBe(`${one} puts the turtle into cocoon E.`)
    expect(newestOf([])).toBeUndefined()
  })

  test('only plain ends are joined', () => {
    expect(joined(`${one} is free!`, `${one} rolls 4.`)).toBe(`${one} is free! ${one} rolls 4.`)
    expect(joined(`${one} draws “Key”: a padlock goes.`, `${one} rolls 4.`)).toBe(
      `${one} draws “Key”: a padlock goes; rolls 4.`,
    )
    expect(joined(`${one} rolls 4. A padlock opens.`, `${one} stops.`)).toBe(
      `${one} rolls 4. A padlock opens. ${one} stops.`,
    )
  })

  test('what a bot does in somebody’s name stands apart', () => {
    const steps = [
      { seq: 1, sentences: [`${one} rolls 4.`] },
      { seq: 2, sentences: [`${one} takes a portion.`], by: { seat: 0, as: 'stand_in' as const } },
    ]
    expect(linesOf(steps)).toHaveLength(2)
  })

  test('nothing told, no line', () => {
    expect(linesOf([{ seq: 1, sentences: [] }])).toEqual([])
  })
})
