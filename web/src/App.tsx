// Three places: home, a table by its link, and the replay of a table. Elsewhere there is nothing.
import { Suspense } from 'react'
import { Home } from './home/Home'
import { ReplayPage, TablePage } from './places'
import { Nowhere } from './ui/Nowhere'
import { useText } from './ui/text'
import { TopBar } from './ui/TopBar'

export function App() {
  const text = useText()
  const [, place, table] = /^\/([tr])\/([\w-]+)\/?$/.exec(location.pathname) ?? []
  const isHome = /^\/(index\.html)?$/.test(location.pathname)
  if (place === 't' && table) {
    return (
      <Suspense
        fallback={
          <>
            <TopBar />
            <main className="message">{text.loading}</main>
          </>
        }
      >
        <TablePage table={table} />
      </Suspense>
    )
  }
  return (
    <>
      <TopBar />
      {place === 'r' && table ? (
        <Suspense fallback={<main className="message">{text.loading}</main>}>
          <ReplayPage table={table} />
        </Suspense>
      ) : isHome ? (
        <Home />
      ) : (
        <Nowhere title={text.nowhere} hint={text.nowhereHint} />
      )}
    </>
  )
}
