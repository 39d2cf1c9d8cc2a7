// A board that a package brings: found, looked at, and asked only for what it has.
import type { Board } from '../../../src/tablee/authoring/tablee-board'
import type { GameFolder } from '../games/board'

/** A module that waits for ever must not keep a table from being seen. */
const LONGEST_MS = 10_000

/** Null when it cannot be used; why is in the browser's console, for its author. */
export async function loadBoard(slug: string): Promise<Board | null> {
  try {
    const found = await Promise.race([importBoard(slug), tooLong()])
    const board = found.default as Partial<Board> | null | undefined
    if (typeof board?.mount !== 'function') throw new TypeError('the default export of board.js has no mount()')
    return board as Board
  } catch (error) {
    console.error(`The board of ${slug} cannot be loaded:`, error)
    return null
  }
}

function importBoard(slug: string): Promise<{ default?: unknown }> {
  return import(/* @vite-ignore */ `/games/${slug}/board.js`) as Promise<{ default?: unknown }>
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    window.setTimeout(() => {
      reject(new Error('board.js takes too long'))
    }, LONGEST_MS)
  })
}

type Words = Pick<GameFolder, 'prompt' | 'label' | 'tell' | 'seatName' | 'botLabel' | 'optionLabel'>

/** The words of a board, each in place of ours; where it fails or says no text, ours are good enough. */
export function wordsOf(board: Board, ours: Words): Words {
  function first<A extends unknown[], R>(theirs: unknown, our: (...args: A) => R, suits: (value: unknown) => boolean) {
    if (typeof theirs !== 'function') return our
    return (...args: A): R => {
      try {
        const said: unknown = Reflect.apply(theirs, board, args)
        if (suits(said)) return said as R
      } catch (error) {
        console.error(error)
      }
      return our(...args)
    }
  }
  const isText = (value: unknown) => typeof value === 'string' && value !== ''
  return {
    // How a game has ended, the table says: a board that asks for a move then would hide it.
    prompt: (view, seat, language, waiting) =>
      (waiting?.type === 'over' ? ours.prompt : first(board.prompt, ours.prompt, isText))(
        view,
        seat,
        language,
        waiting,
      ),
    label: first(board.label, ours.label, isText),
    tell: first(board.tell, ours.tell, (value) => value === null || isText(value)),
    seatName: first(board.seatName, ours.seatName, isText),
    botLabel: first(board.botLabel, ours.botLabel, isText),
    optionLabel: first(board.optionLabel, ours.optionLabel, isText),
  }
}
