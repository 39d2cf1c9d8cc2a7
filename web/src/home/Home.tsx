// Five games; those that stand can be opened, the others are on their way.
import { useEffect, useState } from 'react'
import { hasPage } from '../games'
import { listGames, type GameInfo } from '../net/api'
import { useText } from '../ui/text'
import { NewTable } from './NewTable'

const SHELF = [
  { slug: 'cortexcape', title: 'Cortexcape', hue: 28 },
  { slug: 'monster_freeze', title: 'Monster Freeze', hue: 205 },
  { slug: 'cocoons', title: 'Cocoons', hue: 330 },
  { slug: 'coolock', title: 'Coolock', hue: 265 },
  { slug: 'icecool', title: 'ICECOOL²', hue: 185 },
]

export function Home() {
  const text = useText()
  const [games, setGames] = useState<GameInfo[] | null>(null)
  const [chosen, setChosen] = useState<GameInfo | null>(null)
  useEffect(() => {
    void listGames().then(setGames)
  }, [])
  return (
    <main className="home">
      <h1>{text.tagline}</h1>
      {chosen ? (
        <NewTable game={chosen} />
      ) : (
        <ul className="shelf">
          {SHELF.map(({ slug, title, hue }) => {
            const info = games?.find((each) => each.slug === slug)
            const stands = info !== undefined && hasPage(slug)
            return (
              <li key={slug} className="box" style={{ '--hue': hue } as React.CSSProperties}>
                <h2>{title}</h2>
                {stands ? (
                  <button
                    type="button"
                    onClick={() => {
                      setChosen(info)
                    }}
                  >
                    {text.play}
                    <span className="hidden"> : {title}</span>
                  </button>
                ) : (
                  <p>{text.coming}</p>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <p className="fine">{text.unofficial}</p>
    </main>
  )
}
