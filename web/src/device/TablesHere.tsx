// The tables of this device, once its engine is there; else how many there are.
import type { GameInfo } from '../net/api'
import { heldTables as allHeld } from '../net/keys'
import { useHeldTables } from '../home/heldTables'
import { MyTables } from '../home/MyTables'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { device, useDevice } from './device'
import { isHere, playOnDevice } from './place'
import { useDeviceText } from './text'

interface Props {
  games: readonly GameInfo[]
  /** Those that go on; else those that are over. */
  isRunning: boolean
}

export function TablesHere({ games, isRunning }: Props) {
  const { phase } = useDevice()
  const count = allHeld().filter(isHere).length
  if (count === 0) return null
  if (phase === 'ready') return <Listed games={games} isRunning={isRunning} />
  return isRunning && phase === 'off' ? <Counted count={count} /> : null
}

function Listed({ games, isRunning }: Props) {
  const text = useDeviceText()
  const tables = useHeldTables(true)
  if (!tables) return null
  return isRunning ? (
    <MyTables id="running-here" heading={text.running} tables={tables.running} games={games} />
  ) : (
    <MyTables id="finished-here" heading={text.finished} tables={tables.finished} games={games} />
  )
}

function Counted({ count }: { count: number }) {
  const text = useDeviceText()
  const [language] = useLanguage()
  return (
    <p className="home-lost">
      {fill(text.kept, { count }, language)}{' '}
      <button
        type="button"
        className="quiet"
        onClick={() => {
          playOnDevice(true)
          device().catch(() => undefined)
        }}
      >
        {fill(text.show, { count }, language)}
      </button>
    </p>
  )
}
