// The tables of this device, once its engine is there; else how many there are.
import type { GameInfo, TableInfo } from '../net/api'
import { heldTables as allHeld } from '../net/keys'
import { useHeldTables } from '../home/heldTables'
import { MyTables } from '../home/MyTables'
import { goTo } from '../ui/address'
import { Failure } from '../ui/Failure'
import { useLanguage } from '../ui/language'
import { fill } from '../ui/text'
import { useAttempt } from '../ui/useAttempt'
import { useBroughtBack } from './backup'
import { device, useDevice } from './device'
import { DeviceProgress } from './DeviceProgress'
import { moveToServer } from './moving'
import { IS_SITE, isHere, playOnDevice } from './place'
import { useDeviceText } from './text'

interface Props {
  games: readonly GameInfo[]
  /** Those that go on; else those that are over. */
  isRunning: boolean
}

export function TablesHere({ games, isRunning }: Props) {
  const { phase } = useDevice()
  const times = useBroughtBack()
  const count = allHeld().filter(isHere).length
  if (count === 0) return null
  if (phase === 'ready') return <Listed key={times} games={games} isRunning={isRunning} />
  if (!isRunning) return null
  return phase === 'off' ? (
    <Counted count={count} />
  ) : (
    <div className="home-lost">
      <DeviceProgress />
    </div>
  )
}

function Listed({ games, isRunning }: Props) {
  const text = useDeviceText()
  const tables = useHeldTables(true)
  if (!tables) return null
  return isRunning ? (
    <MyTables id="running-here" heading={text.running} tables={tables.running} games={games} extra={move} />
  ) : (
    <MyTables id="finished-here" heading={text.finished} tables={tables.finished} games={games} extra={move} />
  )
}

const move = (info: TableInfo) => (IS_SITE ? null : <Move info={info} />)

/** Where there is a server: the game goes on there, and stays here as it was. */
function Move({ info }: { info: TableInfo }) {
  const text = useDeviceText()
  const { busy, failed, attempt } = useAttempt()
  return (
    <>
      <button
        type="button"
        className="quiet mine-again"
        disabled={busy}
        onClick={() =>
          void attempt(async () => {
            const { table } = await moveToServer(info)
            goTo(info.waiting.type === 'over' ? `/r/${table}` : `/t/${table}`)
          })
        }
      >
        {text.move}
      </button>
      <Failure error={failed} />
    </>
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
