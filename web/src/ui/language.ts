// The language of the page: what was chosen last, else what the browser speaks.
import { useEffect } from 'react'
import type { Language } from '../games/board'
import { createStore } from './createStore'

const KEY = 'tablee.language'
const { useStored, tell } = createStore()

function first(): Language {
  const chosen = localStorage.getItem(KEY)
  if (chosen === 'en' || chosen === 'fr') return chosen
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

let current = first()

export function useLanguage(): [Language, (language: Language) => void] {
  const language = useStored(() => current)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return [
    language,
    (chosen) => {
      current = chosen
      localStorage.setItem(KEY, chosen)
      tell()
    },
  ]
}
