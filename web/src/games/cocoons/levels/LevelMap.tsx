// The five levels and one's own as stations on a path that winds through a garden.
import { useId } from 'react'
import { LockIcon } from '../../../home/LockIcon'
import { sayList } from '../../../ui/sayList'
import { fill } from '../../../ui/text'
import type { Language } from '../../board'
import { TRAPS } from '../facts'
import type { Trap } from '../pieces'
import { kindsIn, LEVELS, trapsOf, type Drawn, type Level } from './box'
import { CocoonMark } from './CocoonMark'
import { Scenery } from './Scenery'
import { STAR } from './star'
import { wordsIn } from './text'
import { TrapTile } from './TrapTile'

interface Props {
  level: Level | 'custom'
  won: readonly string[]
  /** The one to play next; null once all are won. */
  next: Level | null
  isCustomLocked: boolean
  /** What one's own level holds so far. */
  traps: readonly Trap[]
  language: Language
  choose: (level: Level | 'custom') => void
}

export function LevelMap({ level, won, next, isCustomLocked, traps, language, choose }: Props) {
  const text = wordsIn(language)
  const name = useId()
  const count = LEVELS.filter((each) => won.includes(String(each))).length
  return (
    <fieldset className="lv-map">
      <legend>{text.heading}</legend>
      <p className="lv-progress">
        {LEVELS.map((each) => (
          <svg key={each} viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
            <path d={STAR} className={won.includes(String(each)) ? 'lv-star-won' : 'lv-star'} />
          </svg>
        ))}
        <span>{fill(text.progress, { won: count, all: LEVELS.length })}</span>
      </p>
      <div className="lv-garden">
        <Scenery />
        {LEVELS.map((each) => {
          const isWon = won.includes(String(each))
          return (
            <label key={each} className="lv-station">
              <input
                type="radio"
                name={name}
                checked={level === each}
                onChange={() => {
                  choose(each)
                }}
              />
              <CocoonMark isWon={isWon}>{each}</CocoonMark>
              <span className="lv-name">
                <span className="hidden">{fill(text.levelNamed, { n: each })} </span>
                {text.levels[each].name}
              </span>
              <Traps traps={trapsOf(each)} language={language} />
              {isWon && <Flag kind="won">{text.won}</Flag>}
              {next === each && <Flag kind="next">{text.next}</Flag>}
            </label>
          )
        })}
        <label className={isCustomLocked ? 'lv-station lv-station-locked' : 'lv-station'}>
          <input
            type="radio"
            name={name}
            disabled={isCustomLocked}
            checked={level === 'custom'}
            onChange={() => {
              choose('custom')
            }}
          />
          <CocoonMark isLocked={isCustomLocked}>{isCustomLocked ? <LockIcon size={22} /> : <Pencil />}</CocoonMark>
          <span className="lv-name">{text.custom.name}</span>
          <span className="lv-traps" aria-hidden="true">
            {Array.from({ length: TRAPS }, (_, at) => {
              const trap = isCustomLocked ? undefined : traps[at]
              return trap ? <TrapTile key={at} trap={trap} /> : <i key={at} className="lv-hole" />
            })}
          </span>
          {isCustomLocked && <Flag kind="locked">{text.locked}</Flag>}
        </label>
      </div>
    </fieldset>
  )
}

/** Eight tiles for the eye, and how many of each kind for the ear. */
function Traps({ traps, language }: { traps: readonly Drawn[]; language: Language }) {
  const text = wordsIn(language)
  return (
    <span className="lv-traps">
      {traps.map((trap, at) => (
        <TrapTile key={at} trap={trap} />
      ))}
      <span className="hidden">
        ,{' '}
        {sayList(
          kindsIn(traps).map(([kind, count]) => fill(text.kinds[kind].counts, { count }, language)),
          language,
        )}
      </span>
    </span>
  )
}

function Flag({ kind, children }: { kind: 'won' | 'next' | 'locked'; children: string }) {
  return (
    <span className={`lv-flag lv-flag-${kind}`}>
      <span className="hidden">, </span>
      {kind === 'next' && <span aria-hidden="true">➜</span>}
      {kind === 'locked' && <LockIcon size={14} />}
      {children}
    </span>
  )
}

function Pencil() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d="M4 20l1-5L16 4l4 4L9 19Z" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  )
}
