// How a table of Cocoons is chosen: a level on the map, hard or not, and the shared list for the rest.
import { useEffect, useId, useState } from 'react'
import { LockIcon } from '../../../home/LockIcon'
import { isLocked, missing } from '../../../net/trophies'
import { sayList } from '../../../ui/sayList'
import { fill } from '../../../ui/text'
import type { ChooserProps } from '../../board'
import { Why } from '../../../ui/Why'
import type { Trap } from '../pieces'
import { atLevel, LEVELS, nextLevel, trapsOf, type Level } from './box'
import { CustomEditor } from './CustomEditor'
import { keepDraft, readDraft } from './draft'
import { LevelMap } from './LevelMap'
import './levels.css'
import './map.css'
import { wordsIn } from './text'

/** What this form shows itself. */
const OWN = ['level', 'hard', 'traps']

export function Chooser({ game, chosen, choose, language, trophies, check, verdict, list }: ChooserProps) {
  const text = wordsIn(language)
  const hint = useId()
  const [picked, setPicked] = useState<Level | 'custom' | null>(null)
  const [traps, setTraps] = useState<readonly Trap[]>(readDraft)
  const isCustomLocked = isLocked(game.trophies, trophies, 'level', 'custom')
  const isHardLocked = isLocked(game.trophies, trophies, 'hard', true)
  const left = missing(game.trophies, trophies)
  // Until one picks a level it is the suggested one, also when a win comes to light late.
  const level = picked === null || (picked === 'custom' && isCustomLocked) ? nextLevel(trophies) : picked
  const isHard = chosen.hard === true && !isHardLocked
  useEffect(() => {
    if (chosen.level !== level) choose(atLevel(chosen, level, traps))
    else if (chosen.hard === true && !isHard) choose({ ...chosen, hard: false })
  }, [chosen, choose, level, traps, isHard])

  function pick(wanted: Level | 'custom') {
    setPicked(wanted)
    choose(atLevel(chosen, wanted, traps))
  }

  function change(wanted: readonly Trap[]) {
    setTraps(wanted)
    keepDraft(wanted)
    choose(atLevel(chosen, 'custom', wanted))
  }

  const { name, line } = level === 'custom' ? text.custom : text.levels[level]
  const hasLuck = level !== 'custom' && trapsOf(level).includes('R?')
  return (
    <div className="lv">
      <LevelMap
        level={level}
        won={trophies}
        next={LEVELS.every((each) => trophies.includes(String(each))) ? null : nextLevel(trophies)}
        isCustomLocked={isCustomLocked}
        traps={traps}
        language={language}
        choose={pick}
      />
      <p className="lv-line">
        <b>{level === 'custom' ? name : `${fill(text.level, { n: level })}, ${name}`}</b> {line}{' '}
        {hasLuck && text.anyRunes}
      </p>
      {level === 'custom' && (
        <CustomEditor
          traps={traps}
          change={change}
          language={language}
          verdict={verdict}
          isFine={async (tried) => (await check(atLevel(chosen, 'custom', tried))) === null}
        />
      )}
      <label className={isHardLocked ? 'lv-hard lv-hard-locked' : 'lv-hard'}>
        <input
          type="checkbox"
          role="switch"
          checked={isHard}
          disabled={isHardLocked}
          aria-describedby={hint}
          onChange={(event) => {
            choose({ ...chosen, hard: event.target.checked })
          }}
        />
        <span className="lv-switch" aria-hidden="true">
          {isHardLocked && <LockIcon size={16} />}
        </span>
        <span>
          <b>
            {text.hard}
            {isHardLocked && ` (${text.locked})`}
          </b>
          <small id={hint}>{text.hardLine}</small>
        </span>
      </label>
      {(isCustomLocked || isHardLocked) && (
        <p className="lv-lock">
          <LockIcon />
          <span>
            {fill(text.lock, { missing: sayList(left, language) })} {game.trophies && <Why rule={game.trophies.rule} />}
          </span>
        </p>
      )}
      {list(OWN)}
    </div>
  )
}
