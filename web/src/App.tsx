// Three places: home, a table by its link, and the replay of a table. Elsewhere there is nothing.
import { lazy, Suspense } from 'react'
import { Home } from './home/Home'
import { TablePage } from './table/TablePage'
import { Nowhere } from './ui/Nowhere'
import { useText } from './ui/text'
import { TopBar } from './ui/TopBar'

const ReplayPage = lazy(() => import('./replay/ReplayPage').then((page) => ({ default: page.ReplayPage })))

export function App() {
  const text = useText()
  const [, place, table] = /^\/([tr])\/([\w-]+)\/?$/.exec(location.pathname) ?? []
  const isHome = /^\/(index\.html)?$/.test(location.pathname)
  if (place === 't' && table) return <TablePage table={table} />
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
