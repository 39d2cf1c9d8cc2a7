// The shelf with five boxes; under it one's own tables. A box opens its form, at /#<game>.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listGames, type GameInfo } from '../net/api'
import { fill } from '../ui/text'
import { GameBox } from './GameBox'
import './home.css'
import { useHeldTables } from './heldTables'
import { ImportLog } from './ImportLog'
import { MyTables } from './MyTables'
import { NewTable } from './NewTable'
import { SHELF } from './shelf'
import { useHomeText } from './text'

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
  }
}

export function Home() {
  const text = useHomeText()
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

  const chosen = games?.find((each) => each.slug === slug)
  if (chosen) {
    return (
      <main className="home">
        <NewTable game={chosen} key={chosen.slug} />
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
      <ul className="shelf">
        {SHELF.map((box) => (
          <GameBox key={box.slug} box={box} info={games?.find((each) => each.slug === box.slug)} asked={games !== null || isLost} />
        ))}
      </ul>
      <div className="home-below">
        {tables.length > 0 && <MyTables tables={tables} />}
        <ImportLog />
      </div>
      <p className="fine">{text.unofficial}</p>
    </main>
  )
}
