// The shelf with a box for each game; under it one's own tables. A box opens its form, at /#<game>.
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { listGames, type GameInfo } from '../net/api'
import { loadNextPlaces, NewTable } from '../places'
import { fetchWhenIdle } from '../ui/ahead'
import { fill, useText } from '../ui/text'
import { GameBox } from './GameBox'
import './home.css'
import { useHeldTables } from './heldTables'
import { ImportLog } from './ImportLog'
import { MyTables } from './MyTables'
import { useHomeText } from './text'

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
  }
}

export function Home() {
  const text = useHomeText()
  const common = useText()
  const [games, setGames] = useState<GameInfo[] | null>(null)
  const [isLost, setIsLost] = useState(false)
  const tables = useHeldTables()
  // In the address, so that the browser's way back leads to the shelf.
  const slug = useSyncExternalStore(onHash, () => location.hash.slice(1))
  useEffect(() => {
    listGames().then(setGames, () => {
      setIsLost(true)
    })
  }, [])

  const isThere = games !== null
  useEffect(() => (isThere ? fetchWhenIdle(loadNextPlaces) : undefined), [isThere])

  const chosen = games?.find((each) => each.slug === slug)
  if (chosen) {
    return (
      <main className="home">
        <Suspense fallback={<p className="home-wait">{common.loading}</p>}>
          <NewTable game={chosen} key={chosen.slug} />
        </Suspense>
      </main>
    )
  }
  return (
    <main className="home">
      <header className="home-head">
        <h1>{text.tagline}</h1>
        {tables.length > 0 && <a href="#mine">{fill(text.mineCount, { count: tables.length })}</a>}
      </header>
      {isLost && (
        <p className="home-lost" role="alert">
          {text.unreachable}
        </p>
      )}
      {games === null && !isLost && <p className="home-wait">{common.loading}</p>}
      <ul className="shelf">
        {games?.map((each) => (
          <GameBox key={each.slug} info={each} />
        ))}
      </ul>
      <div className="home-below">
        {tables.length > 0 && <MyTables tables={tables} games={games ?? []} />}
        <ImportLog />
      </div>
      <p className="fine">{text.unofficial}</p>
    </main>
  )
}
