// Three places: home, a table by its link, and the replay of a table. Elsewhere there is nothing.
import { Suspense, type ReactNode } from 'react'
import { NewerPage } from './device/NewerPage'
import { Home } from './home/Home'
import { ReplayPage, TablePage } from './places'
import { useAddress, useNavigation } from './ui/address'
import { usePlaceSaid } from './ui/arrival'
import { Boundary } from './ui/Boundary'
import { renewIfOld } from './ui/freshPage'
import { Nowhere } from './ui/Nowhere'
import { useText } from './ui/text'
import { TopBar } from './ui/TopBar'

export function App() {
  useNavigation()
  const { pathname } = useAddress()
  return (
    <>
      <Place pathname={pathname} />
      <NewerPage />
      <p className="hidden" role="status">
        {usePlaceSaid()}
      </p>
    </>
  )
}

function Place({ pathname }: { pathname: string }) {
  const text = useText()
  const [, place, table] = /^\/([tr])\/([\w-]+)\/?$/.exec(pathname) ?? []
  // By their keys: what belongs to one table, its socket above all, ends with it.
  if (place && table) {
    return <Part key={pathname}>{place === 't' ? <TablePage table={table} /> : <ReplayPage table={table} />}</Part>
  }
  return (
    <>
      <TopBar />
      {/^\/(index\.html)?$/.test(pathname) ? <Home /> : <Nowhere title={text.nowhere} hint={text.nowhereHint} />}
    </>
  )
}

/** A part of the page that has to be loaded first; it brings its own bar. */
function Part({ children }: { children: ReactNode }) {
  const text = useText()
  const lost = (
    <main className="message nowhere">
      <h1>{text.troubles.network}</h1>
      <button
        type="button"
        onClick={() => {
          location.reload()
        }}
      >
        {text.loadAgain}
      </button>
    </main>
  )
  const framed = (what: ReactNode) => (
    <>
      <TopBar />
      {what}
    </>
  )
  return (
    <Boundary instead={framed(lost)} onFail={() => void renewIfOld()}>
      <Suspense fallback={framed(<main className="message">{text.loading}</main>)}>{children}</Suspense>
    </Boundary>
  )
}
