// The shelf with a box for each game; above it the tables that wait for somebody, below it those that
// are over. A box opens its form, at /#<game>.
import { Suspense, useEffect, useState } from 'react'
import { DevicePanel } from '../device/DevicePanel'
import { TablesHere } from '../device/TablesHere'
import { useOnDevice } from '../device/place'
import { listGames, type GameInfo } from '../net/api'
import { loadNextPlaces, NewTable } from '../places'
import { useAddress } from '../ui/address'
import { fetchWhenIdle } from '../ui/ahead'
import { useArrival, useTitle } from '../ui/arrival'
import { useText } from '../ui/text'
import { GameBox } from './GameBox'
import './home.css'
import './mine.css'
import { useHeldTables } from './heldTables'
import { OpenSaved } from './OpenSaved'
import { remember } from './remember'
import { MyTables } from './MyTables'
import { useHomeText } from './text'

/** What was on the shelf last, at the server and here: whoever comes back sees it at once. */
const known: Record<'server' | 'here', GameInfo[] | null> = { server: null, here: null }

export function Home() {
  const common = useText()
  const where = useOnDevice() ? 'here' : 'server'
  const [found, setFound] = useState(known)
  const [lost, setLost] = useState<string | null>(null)
  const games = found[where]
  // Until the other shelf is there this one stands: whoever has asked for it stays where they are.
  const standing = games ?? found.server ?? found.here
  const isLost = lost === where
  // In the address, so that the browser's way back leads to the shelf.
  const slug = useAddress().hash.slice(1)
  useEffect(() => {
    listGames().then(
      (list) => {
        known[where] = list
        setFound({ ...known })
        setLost(null)
      },
      () => {
        setLost(where)
      },
    )
  }, [where])
  const isThere = games !== null
  useEffect(() => (isThere ? fetchWhenIdle(loadNextPlaces) : undefined), [isThere])

  const chosen = games?.find((each) => each.slug === slug)
  return (
    <main className="home">
      {chosen ? (
        <Suspense fallback={<p className="home-wait">{common.loading}</p>}>
          <NewTable game={chosen} key={`${where} ${chosen.slug}`} />
        </Suspense>
      ) : (
        <Shelf games={isLost ? games : standing} isLost={isLost} />
      )}
    </main>
  )
}

interface Props {
  /** Null while they are on their way. */
  games: GameInfo[] | null
  isLost: boolean
}

function Shelf({ games, isLost }: Props) {
  const text = useHomeText()
  const common = useText()
  const tables = useHeldTables()
  useEffect(() => {
    for (const info of tables?.finished ?? []) {
      const game = games?.find(({ slug }) => slug === info.game)
      if (game) remember(info, game)
    }
  }, [games, tables])
  useTitle('')
  useArrival(text.tagline, games !== null && tables !== null)
  return (
    <>
      <h1 className="home-head">{text.tagline}</h1>
      {isLost && (
        <p className="home-lost" role="alert">
          {text.unreachable}
        </p>
      )}
      {games === null && !isLost && <p className="home-wait">{common.loading}</p>}
      {games && tables && <MyTables id="running" heading={text.running} tables={tables.running} games={games} />}
      {games && <TablesHere games={games} isRunning />}
      {games && (
        <ul className="shelf">
          {games.map((each) => (
            <GameBox key={each.slug} info={each} />
          ))}
          <OpenSaved />
        </ul>
      )}
      {games && tables && <MyTables id="finished" heading={text.finished} tables={tables.finished} games={games} />}
      {games && <TablesHere games={games} isRunning={false} />}
      <DevicePanel />
      <p className="fine">{text.unofficial}</p>
    </>
  )
}
