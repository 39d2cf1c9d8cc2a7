// Two places: home, and a table by its link.
import { Home } from './home/Home'
import { TablePage } from './table/TablePage'
import { useLanguage } from './ui/language'
import { useText } from './ui/text'

export function App() {
  const text = useText()
  const [language, setLanguage] = useLanguage()
  const table = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1]
  return (
    <>
      <header className="top">
        <a className="brand" href="/">
          Tablée
        </a>
        <button
          type="button"
          className="plain"
          lang={language === 'fr' ? 'en' : 'fr'}
          onClick={() => {
            setLanguage(language === 'fr' ? 'en' : 'fr')
          }}
        >
          {text.otherLanguage}
        </button>
      </header>
      {table === undefined ? <Home /> : <TablePage table={table} />}
    </>
  )
}
