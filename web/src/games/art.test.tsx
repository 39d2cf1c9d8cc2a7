// Pictures from Python use the page's own drawings: this is what each component draws, as SVG text, in
// src/tablee/games/<slug>/picture/art.json. `make art` writes those files anew.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuardianBack, GuardianShape } from './cocoons/art/GuardianArt'
import { Numeral } from './cocoons/art/numerals'
import { Picture } from './cocoons/art/Picture'
import { StartArt, TokenArt, TrapBack, TrapShape } from './cocoons/art/TrapArt'
import { GUARDIANS } from './cocoons/facts'
import { GhostArt } from './coolock/art/GhostArt'
import { LOOKS, Motif } from './coolock/art/Motif'
import { PawnArt } from './coolock/art/PawnArt'
import { PortionArt } from './coolock/art/PortionArt'
import { OUTLINES, SHAPES } from './coolock/seats'
import { FishShape } from './icecool/art/FishShape'
import { BodyTop, HeadTop } from './icecool/art/PenguinTop'
import { PALETTE as PENGUINS } from './icecool/facts'
import { COLOURS as MONSTERS } from './monster_freeze/facts'
import { MonsterShape } from './monster_freeze/Monster'
import { SeatMark } from './monster_freeze/SeatMark'

type Art = Record<string, ReactElement>

const named = <Key extends string | number>(
  kind: string,
  keys: readonly Key[],
  draw: (key: Key) => ReactElement,
): Art => Object.fromEntries(keys.map((key) => [`${kind}-${key}`, draw(key)]))

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8]
const TRAPS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'L1', 'L2', 'S', 'A', 'T'] as const
const SPOT = { x: 0, y: 0 }

const DRAWN: Record<string, Art> = {
  cocoons: {
    ...named('guardian', GUARDIANS, (guardian) => <GuardianShape guardian={guardian} />),
    ...named('trap', TRAPS, (trap) => <TrapShape trap={trap} />),
    ...named('numeral', NUMBERS, (number) => <Numeral number={number} />),
    back: <GuardianBack />,
    'trap-back': <TrapBack />,
    moth: <Picture />,
    start: <StartArt />,
    token: <TokenArt />,
  },
  coolock: {
    ...named('pawn', upTo(6), (seat) => <PawnArt seat={seat} />),
    ...named('prisoner', upTo(6), (seat) => <PawnArt seat={seat} isSad />),
    ...named('portion', upTo(6), (owner) => <PortionArt owner={owner} />),
    'portion-gold': <PortionArt owner={null} />,
    ...named('shape', upTo(6), (seat) => <path d={OUTLINES[SHAPES[seat] ?? 'disc']} />),
    ...named('ghost', upTo(1), (number) => <GhostArt number={number} />),
    ...named('motif', upTo(LOOKS * 4), (at) => <Motif at={SPOT} zone={Math.floor(at / 4)} pick={at % 4} />),
  },
  icecool: {
    ...named('body', PENGUINS, (colour) => <BodyTop colour={colour} />),
    ...named('head', PENGUINS, (colour) => <HeadTop colour={colour} />),
    ...named('fish', PENGUINS, (colour) => <FishShape colour={colour} />),
  },
  monster_freeze: {
    ...named('monster', MONSTERS, (colour) => <MonsterShape colour={colour} />),
    ...named('head', upTo(4), (seat) => <SeatMark seat={seat} />),
  },
}

/** Without its own <svg>, without classes, and with ids that no other drawing has. */
function fragment(slug: string, name: string, drawing: ReactElement): string {
  const ids = new Map<string, string>()
  return renderToStaticMarkup(<svg>{drawing}</svg>)
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/<text.*?<\/text>/g, '')
    .replace(/ class="coolock-lit"/g, ' fill="#ffcd6e" fill-opacity="0.4"')
    .replace(/ (class|transform)="(coolock[^"]*|translate\(0 0\))"/g, '')
    .replace(/(id="|url\(#)([^")]+)/g, (_, before: string, id: string) => {
      if (!ids.has(id)) ids.set(id, `${slug}-${name}-${ids.size}`)
      return `${before}${ids.get(id) ?? id}`
    })
    .replace(/><\/(path|circle|rect|ellipse)>/g, '/>')
}

test.each(Object.entries(DRAWN))('Python has the drawings of %s', async (slug, art) => {
  const drawn = Object.fromEntries(Object.entries(art).map(([name, drawing]) => [name, fragment(slug, name, drawing)]))
  const file = `../../../src/tablee/games/${slug}/picture/art.json`
  await expect(`${JSON.stringify(drawn, null, 1)}\n`).toMatchFileSnapshot(file)
})
