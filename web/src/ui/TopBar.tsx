// The way home and the other language, above every page.
import { at } from './address'
import { useLanguage } from './language'
import { useText } from './text'

export function Brand() {
  return (
    <a className="brand" href={at('/')}>
      Tablée
    </a>
  )
}

export function LanguageButton() {
  const text = useText()
  const [language, setLanguage] = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <button
      type="button"
      className="plain language"
      lang={other}
      onClick={() => {
        setLanguage(other)
      }}
    >
      {text.otherLanguage}
    </button>
  )
}

export function TopBar() {
  return (
    <header className="top">
      <Brand />
      <LanguageButton />
    </header>
  )
}
