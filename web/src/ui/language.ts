// The language of the page: what was chosen last, else what the browser speaks.
import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '../games/board'

const KEY = 'tablee.language'
const listeners = new Set<() => void>()

function first(): Language {
  const chosen = localStorage.getItem(KEY)
  if (chosen === 'en' || chosen === 'fr') return chosen
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

let current = first()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): [Language, (language: Language) => void] {
  const language = useSyncExternalStore(subscribe, () => current)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return [
    language,
    (chosen) => {
      current = chosen
      localStorage.setItem(KEY, chosen)
      for (const listener of listeners) listener()
    },
  ]
}
